import type { ParentSpanPluginArgs, Store } from "gatsby";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The part of Gatsby's state that is used here. */
type State = { status: { plugins?: Record<string, { directory?: string } | undefined> } };

/** Is there while a build runs, and after one that did not end well. */
const marker = (root: string) => join(root, ".cache/unfinished");

/**
 * Has Gatsby delete a cache that it cannot rely on: one made in another folder, by a copy of the
 * project or a host that restores caches, since it names files by their whole paths; and one of a
 * build that was killed. Gatsby does so by itself where plugins have changed, which it learns from
 * their hash. Pages that it no longer knows of go with the cache; pictures stay. To be called in
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

/** Notes in the cache where it is made. To be called in `onPluginInit`, when a stale one is gone. */
export function markCache({ actions }: Pick<ParentSpanPluginArgs, "actions">): void {
  actions.setPluginStatus({ directory: process.cwd() });
  const { gatsby_executing_command: command, GATSBY_WORKER_POOL_WORKER: worker } = process.env;
  if (command !== "build" || worker !== undefined) return;
  markUnfinished();
  // Gatsby goes on writing its cache after `onPostBuild`.
  process.once("exit", (code) => {
    if (code === 0) markFinished();
  });
}

/** Until it is marked as finished, the cache counts as one of a build that was killed. */
export function markUnfinished(root = "."): void {
  mkdirSync(dirname(marker(root)), { recursive: true });
  writeFileSync(marker(root), "", { flush: true });
}

export const markFinished = (): void => rmSync(marker("."), { force: true });
