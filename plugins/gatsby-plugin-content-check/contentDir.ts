import { resolve } from "node:path";

/** The content folder: CONTENT_DIR, or data/; relative to the folder that a command runs in. */
export function contentDir(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR?.trim() || "data");
}

/** Whether the publisher runs this build: it checks the content, and CONTENT_DIR is its snapshot. */
export const runsInPublisher = () => process.env.PUBLISHER_PLUGIN !== undefined;

/** The folder that Gatsby reads: a snapshot of the content, checked and resolved. */
export const snapshotDir = (): string =>
  runsInPublisher() ? contentDir() : resolve(".content/snapshot");
