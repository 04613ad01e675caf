import { resolve } from "node:path";

/** The content folder: CONTENT_DIR, or data/. A relative path starts at the working directory. */
export function contentDir(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR?.trim() || "data");
}
