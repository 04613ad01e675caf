/** @jest-environment node */
import { discardMovedCache, markCache } from "./staleCache";

/** Gatsby's store with a cache that was made in a folder, and what it is asked to do. */
function storeOf(directory?: string) {
  const dispatch = jest.fn();
  const plugins = directory === undefined ? {} : { "gatsby-plugin-lean-build": { directory } };
  const getState = () => ({ status: { plugins } });
  return { dispatch, getState, subscribe: jest.fn(), replaceReducer: jest.fn() };
}

it.each([
  ["was made in another folder", "/elsewhere/website"],
  ["does not say where it was made", undefined],
])("a cache that %s is deleted by Gatsby", (_what, directory) => {
  const store = storeOf(directory);
  discardMovedCache({ store });
  expect(store.dispatch).toHaveBeenCalledWith({ type: "UPDATE_PLUGINS_HASH", payload: "" });
});

it("a cache of this folder stays", () => {
  const setPluginStatus = jest.fn<undefined, [{ directory: string }]>();
  markCache({ actions: { setPluginStatus } } as never);
  const store = storeOf(setPluginStatus.mock.calls[0]?.[0].directory);
  discardMovedCache({ store });
  expect(store.dispatch).not.toHaveBeenCalled();
});
