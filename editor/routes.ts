// Each route is a separate constant, so that the page's script contains only the routes it uses.

/** The editor's page. Browsers send the cookie only to this address and addresses below it. */
export const adminPath = "/admin";

/** Files of `static/` for the preview: the drawings and the map. */
export const siteFilesPath = "/admin/site";

/**
 * The name of the help page, which is made from docs/editing.md, and the name of the folder with its
 * pictures, the same as in docs/.
 */
export const helpName = "help.html";
export const helpPicturesName = "pictures";

/** The address of the sign-in. A browser sends the key to this address, and gets a cookie. */
export const enterPath = "/admin/enter";

/** The address of the editor's backend. */
export const backendPath = "/admin/api/v1";

/** The address of the events about the status of the site. */
export const eventsPath = "/admin/api/v1/events";

/** True if a path equals an address, or is below it. */
export const isAtOrBelow = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`);
