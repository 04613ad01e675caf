import type { CreateWebpackConfigArgs, Node, NodePluginArgs } from "gatsby";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { ChangedFiles } from "../../lib/content/snapshot";
import { markFinished } from "../../lib/built/staleCache";
import { templatePages, type TemplatePage } from "../../src/content/pages/templatePages";
import { acquireLock } from "../../lib/files/lock";

/** The message from the publisher to the waiting Gatsby process: the files that changed since its start. */
export type ToGatsby = { files: ChangedFiles };

/** The messages from the Gatsby process to the publisher. */
export type FromGatsby =
  | { type: "publisher:waiting" }
  /** The site is in public/; Gatsby still writes its cache. */
  | { type: "publisher:written" };

/**
 * The value of PUBLISHER_WAITS_FOR. "edit": the process was started to build an edit. "next edit": the process
 * was started ahead, before there is an edit.
 */
export type WaitsFor = "edit" | "next edit";

/** The part of Gatsby's API that reads nodes. */
type Nodes = Pick<NodePluginArgs, "getNode" | "getNodesByType" | "createContentDigest">;

/** The time that Gatsby may take to notice changed files, in ms. */
const timeoutMs = 30_000;
const intervalMs = 5;

const pictures = new Set(["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff"]);

/** The edit that this process waits for. Gatsby's workers inherit the environment, but must not wait. */
const waitsFor = () =>
  process.env.GATSBY_WORKER_POOL_WORKER === undefined ? process.env.PUBLISHER_WAITS_FOR : undefined;

function send(message: FromGatsby): void {
  process.send?.(message);
}

/** True if plugins have created the child nodes of the current version of a file. */
function isTransformed(file: Node, nodes: Nodes): boolean {
  const children = file.children.flatMap((id) => nodes.getNode(id) ?? []);
  if (file.extension === "json") {
    // gatsby-transformer-json computes the same digest.
    const content = JSON.parse(readFileSync(String(file.absolutePath), "utf8")) as object;
    const digest = nodes.createContentDigest(content);
    return children.some((child) => child.internal.contentDigest === digest);
  }
  if (pictures.has(String(file.extension)))
    return children.some((child) => child.internal.type === "ImageSharp");
  return true;
}

/** True if Gatsby's nodes contain all changes. */
export function nodesUpToDate(changed: ChangedFiles, nodes: Nodes): boolean {
  const byPath = new Map<unknown, Node>(
    nodes.getNodesByType("File").map((file) => [file.relativePath, file]),
  );
  return Object.entries(changed).every(([path, digest]) => {
    const file = byPath.get(path);
    if (digest === null) return file === undefined;
    if (file === undefined) return false;
    return file.internal.contentDigest === digest && isTransformed(file, nodes);
  });
}

/** Waits until Gatsby, which watches the content folder, has read the changed files. */
async function contentRead(files: ChangedFiles, nodes: Nodes): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!nodesUpToDate(files, nodes)) {
    if (performance.now() > deadline)
      throw new Error(`Gatsby did not notice these changes: ${Object.keys(files).join(", ")}`);
    await pause(intervalMs);
  }
}

/** Creates the pages that an edit adds, and deletes the pages whose content is gone. */
function updatePages(
  before: readonly TemplatePage[],
  after: readonly TemplatePage[],
  { createPage, deletePage }: CreateWebpackConfigArgs["actions"],
): void {
  for (const { path, template } of before)
    if (!after.some((each) => each.path === path))
      deletePage({ path, component: resolve(template) });
  for (const { path, template, slug } of after)
    if (!before.some((each) => each.path === path && each.slug === slug))
      createPage({ path, component: resolve(template), context: { slug } });
}

/** Ends the process when the publisher ends, for whatever reason. Call this function in `onPreInit`. */
export function endWithPublisher(): void {
  if (!process.connected) process.exit(1);
  process.once("disconnect", () => process.exit(1));
  // Without the lock, this process goes on. The only effect: a later publisher does not wait for its end.
  acquireLock(lockOfGatsby(process.cwd())).catch(() => undefined);
}

/** The lock that a Gatsby process of a publisher holds while it runs. */
export const lockOfGatsby = (root: string): string => `${root}/.cache`;

/**
 * Marks the cache as valid in a process that was started ahead: such a process has changed nothing yet, and
 * may end before an edit comes. Call this function in `onPluginInit`.
 */
export function keepCache(): void {
  if (waitsFor() === "next edit") markFinished();
}

/**
 * Makes `gatsby build` wait for the publisher once the scripts are bundled. After the edit, Gatsby only runs
 * the queries and writes the pages.
 *
 * The wait relies on webpack's `shutdown` hook, which delays the end of the compiler, and on
 * gatsby-source-filesystem, which keeps watching the content folder.
 */
export function waitForEdit(api: CreateWebpackConfigArgs): void {
  if (api.stage !== "build-javascript" || waitsFor() === undefined) return;
  const apply = (compiler: {
    hooks: { shutdown: { tapPromise: (name: string, task: () => Promise<void>) => void } };
  }) =>
    compiler.hooks.shutdown.tapPromise("wait for the publisher", async () => {
      const pages = templatePages(api);
      const order = once(process, "message") as Promise<[ToGatsby]>;
      send({ type: "publisher:waiting" });
      const [{ files }] = await order;
      await contentRead(files, api);
      updatePages(pages, templatePages(api), api.actions);
    });
  api.actions.setWebpackConfig({ plugins: [{ apply }] });
}

/** Reports to the publisher that the site is written. Call this function in `onPostBuild`. */
export const reportWritten = (): void => send({ type: "publisher:written" });
