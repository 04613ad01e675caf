export { writeAdminPages } from "./admin";
export { adminHeaders } from "./adminHeaders";
export { createEditor } from "./editor";
export { commitProblem, createCommit, type CommitSettings } from "./history/commits";
export { keepAddress } from "./key";
export { backendOrigins, productionBackend } from "./production";
export type { EditorOptions } from "./types";
