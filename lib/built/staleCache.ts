import type { ParentSpanPluginArgs, Store } from "gatsby";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The part of Gatsby's state that this module uses. */
type State = { status: { plugins?: Record<string, { directory?: string } | undefined> } };

/** The file that marks a cache as unfinished: it exists during a build, and after a failed build. */
const marker = (root: string) => join(root, ".cache/unfinished");

/**
 * Makes Gatsby delete the cache of a killed or failed build, or of another folder, because caches contain
 * absolute paths. Gatsby deletes a cache if the hash of the plugins has changed. This function also deletes
 * the built site in public/, except the pictures and fonts in public/static/. Call this function in
 * `onPreInit`.
 */
export function discardStaleCache({ store }: { store: Store }): void {
  const { status } = store.getState() as State;
  const isMoved = status.plugins?.["gatsby-plugin-lean-build"]?.directory !== process.cwd();
  if (!isMoved && !existsSync(marker("."))) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  for (const name of existsSync("public") ? readdirSync("public") : [])
    if (name !== "static") rmSync(resolve("public", name), { recursive: true, force: true });
}

/** Records the folder in the cache. Call this function in `onPluginInit`, after a stale cache is deleted. */
export function markCache({ actions }: Pick<ParentSpanPluginArgs, "actions">): void {
  actions.setPluginStatus({ directory: process.cwd() });
  const { gatsby_executing_command: command, GATSBY_WORKER_POOL_WORKER: worker } = process.env;
  if (command !== "build" || worker !== undefined) return;
  markUnfinished();
  // Gatsby still writes its cache after `onPostBuild`.
  process.once("exit", (code) => {
    if (code === 0) markFinished();
  });
}

/** Marks the cache as unfinished. Until `markFinished`, it counts as the cache of a killed build. */
export function markUnfinished(root = "."): void {
  mkdirSync(dirname(marker(root)), { recursive: true });
  writeFileSync(marker(root), "", { flush: true });
}

export const markFinished = (): void => rmSync(marker("."), { force: true });
