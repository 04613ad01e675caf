// Spelled out, so that the script of the page takes along only those that it uses.

/** Where the editor's page is. The cookie is sent to this address and what is below it alone. */
export const adminPath = "/admin";

/** Where the preview finds the files of the site that pages name themselves: drawings, the map. */
export const siteFilesPath = "/admin/site";

/** The page that docs/editing.md becomes, and the folder of its pictures, as below docs/. */
export const helpName = "help.html";
export const helpPicturesName = "pictures";

/** Where a browser shows the key, and gets its cookie. */
export const enterPath = "/admin/enter";

/** Where the editor's page finds its backend. */
export const backendPath = "/admin/api/v1";

/** Where it hears how the site is, at the moment that it changes. */
export const eventsPath = "/admin/api/v1/events";

/** Whether a path is an address or lies below it. */
export const isAtOrBelow = (path: string, address: string): boolean =>
  path === address || path.startsWith(`${address}/`);
