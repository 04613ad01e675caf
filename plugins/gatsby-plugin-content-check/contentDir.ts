import { resolve } from "node:path";

/**
 * Where the content of the site is: the folder that the environment variable CONTENT_DIR names,
 * else data/. Relative to the folder a command runs in.
 */
export function contentDir(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR?.trim() || "data");
}
