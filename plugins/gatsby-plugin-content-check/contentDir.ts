import { resolve } from "node:path";

/**
 * Where the content of the site is: the folder that the environment variable CONTENT_DIR names,
 * else data/. Relative to the folder a command runs in.
 */
export function contentDir(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR?.trim() || "data");
}

/** The publisher checks the content and writes the snapshot itself, and names it in CONTENT_DIR. */
export const isOfPublisher = () => process.env.PUBLISHER_PLUGIN !== undefined;

/** The folder that Gatsby reads: a snapshot of the content, checked and resolved. */
export const snapshotDir = (): string =>
  isOfPublisher() ? contentDir() : resolve(".content/snapshot");
