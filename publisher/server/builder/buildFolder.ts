import type { Snapshot } from "../content/snapshot";
import type { Checkpoint } from "./checkpoint";
import type { StartGatsby } from "./builder";
import { staleProcessEnded } from "../../gatsby-plugin-publisher/staleProcess";

/** The folder that a site is built in, which builders take turns in. */
export type BuildFolder = {
  snapshot: Snapshot;
  checkpoint: Checkpoint;
  startGatsby: StartGatsby;
  /** To be awaited before anything is done in the folder. */
  ready: () => Promise<void>;
};

/**
 * Before the first build in a folder, Gatsby processes of an earlier publisher must have ended, and
 * what an interrupted build left is put right. A failure of that is tried again with the next build.
 */
export function createBuildFolder(
  root: string,
  parts: Omit<BuildFolder, "ready">,
  wait: typeof staleProcessEnded = staleProcessEnded,
): BuildFolder {
  let preparation: Promise<void> | undefined;
  const prepare = async () => {
    try {
      await wait(root);
      await parts.checkpoint.recover();
    } catch (error) {
      preparation = undefined;
      throw error;
    }
  };
  return { ...parts, ready: () => (preparation ??= prepare()) };
}

/** What a Gatsby process is told by the publisher that starts it. */
export function publisherEnvironment(
  builder: "warm" | "plain",
  contentFolder: string,
): NodeJS.ProcessEnv {
  return { PUBLISHER_BUILDER: builder, CONTENT_DIR: contentFolder };
}
