import type { ParentSpanPluginArgs, Store } from "gatsby";
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The part of Gatsby's state used here. */
type State = { status: { plugins?: Record<string, { directory?: string } | undefined> } };

/** This file exists during a build, and after one that did not end well. */
const marker = (root: string) => join(root, ".cache/unfinished");

/**
 * Makes Gatsby delete a cache of a build that was killed, or one made in another folder, as by a copy
 * of the project, since it contains absolute paths. Gatsby deletes a cache if the hash of the plugins
 * has changed. The built pages go with it; pictures stay. To be called in `onPreInit`.
 */
export function discardStaleCache({ store }: { store: Store }): void {
  const { status } = store.getState() as State;
  const isMoved = status.plugins?.["gatsby-plugin-lean-build"]?.directory !== process.cwd();
  if (!isMoved && !existsSync(marker("."))) return;
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  for (const name of existsSync("public") ? readdirSync("public") : [])
    if (name !== "static") rmSync(resolve("public", name), { recursive: true, force: true });
}

/** Records the folder in the cache. To be called in `onPluginInit`, after a stale cache is deleted. */
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

/** Until `markFinished`, the cache counts as one of a killed build. */
export function markUnfinished(root = "."): void {
  mkdirSync(dirname(marker(root)), { recursive: true });
  writeFileSync(marker(root), "", { flush: true });
}

export const markFinished = (): void => rmSync(marker("."), { force: true });
