export { writeAdminPages } from "./page/admin";
export { adminHeaders } from "./page/adminHeaders";
export { createEditor } from "./createEditor";
export { commitProblem, createCommit } from "./history/commits";
export { keepAddress } from "./access/key";
export { backendOrigins, productionBackend } from "./page/gitHosts";
export type { EditorOptions } from "./types";
