export { createAdminPages, writeAdminPages } from "./admin";
export { createEditorBackend } from "./backend";
export { adminHeaders } from "./adminHeaders";
export { backendOrigins, productionBackend } from "./production";
export type { EditorOptions, EditorStatus, Handler } from "./types";
