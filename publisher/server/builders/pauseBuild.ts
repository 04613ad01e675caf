import type { CreateWebpackConfigArgs } from "gatsby";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { haveLanded, type ContentNode } from "./nodesUpToDate";
import { isToBuilder, type FromBuilder, type LandedFiles, type ToBuilder } from "./builderMessages";

/** Set in a Gatsby process that the publisher started: it waits to be told to go on. */
export const waitsForPublisher = () =>
  process.env.WAIT_FOR_PUBLISHER === "1" && process.env.GATSBY_WORKER_POOL_WORKER === undefined;

const patience = 30_000;
const interval = 5;

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
  if (!waitsForPublisher()) return;
  if (!process.connected) process.exit(1);
  process.once("disconnect", () => process.exit(1));
}

type Api = Pick<CreateWebpackConfigArgs, "getNode" | "getNodesByType" | "createContentDigest">;

/** Waits until Gatsby, which watches the content folder, has taken in the changed files. */
async function contentLanded(files: LandedFiles, api: Api): Promise<void> {
  const nodes = {
    files: () => api.getNodesByType("File") as unknown as ContentNode[],
    node: (id: string) => api.getNode(id) as ContentNode | undefined,
    digestOfJson: (file: ContentNode) => {
      const { absolutePath } = file as ContentNode & { absolutePath: string };
      return api.createContentDigest(JSON.parse(readFileSync(absolutePath, "utf8")) as object);
    },
  };
  const deadline = performance.now() + patience;
  while (!haveLanded(files, nodes)) {
    if (performance.now() > deadline)
      throw new Error(`Gatsby did not notice these changes: ${Object.keys(files).join(", ")}`);
    await pause(interval);
  }
}

/**
 * Makes a `gatsby build` wait once its scripts are bundled, until the publisher sends the next edit:
 * all that is left then are the queries and the pages that the edit touches.
 *
 * It rests on what webpack and Gatsby offer: a plugin's hook, which the closing of the compiler
 * waits for, and gatsby-source-filesystem, which goes on watching the content folder.
 */
export function holdForPublisher(api: CreateWebpackConfigArgs): void {
  if (api.stage !== "build-javascript" || !waitsForPublisher()) return;
  const apply = (compiler: {
    hooks: { shutdown: { tapPromise: (name: string, task: () => Promise<void>) => void } };
  }) =>
    compiler.hooks.shutdown.tapPromise("wait for the publisher", async () => {
      const order = nextOrder();
      tell({ type: "publisher:waiting" });
      const { files, inProcess } = await order;
      await contentLanded(files, api);
      if (inProcess) process.env.GATSBY_CPU_COUNT = "1";
    });
  api.actions.setWebpackConfig({ plugins: [{ apply }] });
}

/** Tells the publisher, if there is one, that the site is written. */
export function tellPublisher(): void {
  if (waitsForPublisher()) tell({ type: "publisher:written" });
}
