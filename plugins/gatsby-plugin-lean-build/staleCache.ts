import type { ParentSpanPluginArgs, Store } from "gatsby";

/** The part of Gatsby's state that is used here. */
type State = { status: { plugins?: Record<string, { directory?: string } | undefined> } };

/**
 * Has Gatsby delete a cache that was made in another folder, by a copy of the project or a host that
 * restores caches: it names files by their whole paths, and pages would fail to render. Gatsby does so
 * by itself where plugins have changed, which it learns from their hash. To be called in `onPreInit`.
 */
export function discardMovedCache({ store }: { store: Store }): void {
  const { status } = store.getState() as State;
  if (status.plugins?.["gatsby-plugin-lean-build"]?.directory !== process.cwd())
    store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
}

/** Notes in the cache where it is made. To be called in `onPluginInit`, when the old cache is gone. */
export function markCache({ actions }: Pick<ParentSpanPluginArgs, "actions">): void {
  actions.setPluginStatus({ directory: process.cwd() });
}
