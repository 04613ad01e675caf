import { resolve } from "node:path";

/** The content folder: CONTENT_DIR, or data/. A relative path starts at the working directory. */
export function contentDir(environment: NodeJS.ProcessEnv = process.env): string {
  return resolve(environment.CONTENT_DIR?.trim() || "data");
}

/** True if the publisher runs this build. It has checked the content, and taken the snapshot. */
export const runsInPublisher = () => process.env.PUBLISHER_PLUGIN !== undefined;

/** The folder that Gatsby reads: a snapshot of the content, checked and resolved. */
export const snapshotDir = (): string => resolve(".content/snapshot");
