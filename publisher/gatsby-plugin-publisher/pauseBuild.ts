import type { CreateWebpackConfigArgs } from "gatsby";
import { setTimeout as pause } from "node:timers/promises";
import { nodesUpToDate, type Nodes } from "./nodesUpToDate";
import { showProcess } from "./staleProcess";
import { isToBuilder, type FromBuilder, type ChangedFiles, type ToBuilder } from "./messages";

/** In a Gatsby process that the publisher started: which of its builders did. */
const startedBy = () =>
  process.env.GATSBY_WORKER_POOL_WORKER === undefined ? process.env.PUBLISHER_BUILDER : undefined;

/** Whether this process is to wait for the publisher's word. */
const waitsForPublisher = () => startedBy() === "warm";

/** How long Gatsby may take to notice changed files. */
const timeoutMs = 30_000;
const intervalMs = 5;

function tell(message: FromBuilder): void {
  process.send?.(message);
}

function nextOrder(): Promise<ToBuilder> {
  return new Promise((resolve) => {
    const listener = (message: unknown) => {
      if (!isToBuilder(message)) return;
      process.off("message", listener);
      resolve(message);
    };
    process.on("message", listener);
  });
}

/** When the publisher is gone, however it ended, nobody waits for this build. */
export function endWithPublisher(): void {
  if (startedBy() === undefined) return;
  if (!process.connected) process.exit(1);
  process.once("disconnect", () => process.exit(1));
  // Without it, the next publisher only does not wait for this process to end.
  showProcess(process.cwd()).catch(() => undefined);
}

/** Waits until Gatsby, which watches the content folder, has taken in the changed files. */
async function contentRead(files: ChangedFiles, nodes: Nodes): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!nodesUpToDate(files, nodes)) {
    if (performance.now() > deadline)
      throw new Error(`Gatsby did not notice these changes: ${Object.keys(files).join(", ")}`);
    await pause(intervalMs);
  }
}

/**
 * Makes a `gatsby build` wait once its scripts are bundled, until the publisher sends the next edit:
 * all that is left then are the queries and the pages that the edit touches.
 *
 * It rests on what webpack and Gatsby offer: a plugin's hook, which the closing of the compiler
 * waits for, and gatsby-source-filesystem, which goes on watching the content folder.
 */
export function pauseBuild(api: CreateWebpackConfigArgs): void {
  if (api.stage !== "build-javascript" || !waitsForPublisher()) return;
  const apply = (compiler: {
    hooks: { shutdown: { tapPromise: (name: string, task: () => Promise<void>) => void } };
  }) =>
    compiler.hooks.shutdown.tapPromise("wait for the publisher", async () => {
      const order = nextOrder();
      tell({ type: "publisher:waiting" });
      const { files, inProcess } = await order;
      await contentRead(files, api);
      if (inProcess) process.env.GATSBY_CPU_COUNT = "1";
    });
  api.actions.setWebpackConfig({ plugins: [{ apply }] });
}

/** Tells the publisher, if there is one, that the site is written. */
export function tellPublisher(): void {
  if (waitsForPublisher()) tell({ type: "publisher:written" });
}
