import type { ParentSpanPluginArgs, Store } from "gatsby";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** The part of Gatsby's state that is used here. */
type State = { status: { plugins?: Record<string, { directory?: string } | undefined> } };

/** Is there while a build runs, and after one that did not end well. */
const marker = () => resolve(".cache/unfinished");

/** The publisher keeps a copy of the cache to return to, and its builds wait for days. */
const isOfPublisher = () => process.env.PUBLISHER_PLUGIN !== undefined;

/**
 * Has Gatsby delete a cache that it cannot rely on: one made in another folder, by a copy of the
 * project or a host that restores caches, since it names files by their whole paths; and one of a
 * build that was killed. Gatsby does so by itself where plugins have changed, which it learns from
 * their hash. To be called in `onPreInit`.
 */
export function discardStaleCache({ store }: { store: Store }): void {
  const { status } = store.getState() as State;
  const isMoved = status.plugins?.["gatsby-plugin-lean-build"]?.directory !== process.cwd();
  if (isMoved || existsSync(marker())) store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Notes in the cache where it is made. To be called in `onPluginInit`, when a stale one is gone. */
export function markCache({ actions }: Pick<ParentSpanPluginArgs, "actions">): void {
  actions.setPluginStatus({ directory: process.cwd() });
  const isBuild = process.env.gatsby_executing_command === "build";
  if (isBuild && !isOfPublisher()) writeFileSync(marker(), "");
}

/** To be called in `onPostBuild`. */
export const markFinished = (): void => rmSync(marker(), { force: true });
