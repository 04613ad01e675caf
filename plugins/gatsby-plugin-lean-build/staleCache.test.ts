/** @jest-environment node */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporaryFolder";
import { discardStaleCache, markCache, markFinished } from "./staleCache";

const folder = temporaryFolder();
const home = process.cwd();

beforeEach(() => {
  mkdirSync(join(folder.path, ".cache"));
  process.chdir(folder.path);
  process.env.gatsby_executing_command = "build";
});
afterEach(() => {
  process.chdir(home);
  delete process.env.gatsby_executing_command;
});

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
  discardStaleCache({ store });
  expect(store.dispatch).toHaveBeenCalledWith({ type: "UPDATE_PLUGINS_HASH", payload: "" });
});

/** The folder that a build notes in Gatsby's state. */
function markedFolder(): string | undefined {
  const setPluginStatus = jest.fn<undefined, [{ directory: string }]>();
  markCache({ actions: { setPluginStatus } } as never);
  return setPluginStatus.mock.calls[0]?.[0].directory;
}

it("a cache of this folder stays after a build that ended well", () => {
  const store = storeOf(markedFolder());
  markFinished();
  discardStaleCache({ store });
  expect(store.dispatch).not.toHaveBeenCalled();
});

it("a cache of a build that did not end is deleted by Gatsby", () => {
  const store = storeOf(markedFolder());
  discardStaleCache({ store });
  expect(store.dispatch).toHaveBeenCalledWith({ type: "UPDATE_PLUGINS_HASH", payload: "" });
});
