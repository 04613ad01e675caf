// Apart from routes.ts, so that the script of the page holds none of the addresses of the backend.

/** Where the editor's page is. The cookie is sent to this address and what is below it alone. */
export const adminPath = "/admin";

/** Where the preview finds the files of the site that pages name themselves: drawings, the map. */
export const siteFilesPath = `${adminPath}/site`;

/** The page that docs/editing.md and docs/editing-messages.md become, and the folder of its pictures, as below docs/. */
export const helpName = "help.html";
export const helpPicturesName = "pictures";
