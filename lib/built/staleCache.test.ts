import { filesIn, temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { discardStaleCache, markCache } from "./staleCache";

const folder = temporaryFolder();
const home = process.cwd();

beforeEach(() => {
  writeFiles(folder.path, {
    ".cache/state": "",
    "public/about.html": "page",
    "public/page-data/about/page-data.json": "data",
    "public/static/deck.avif": "picture",
  });
  process.chdir(folder.path);
  process.env.gatsby_executing_command = "build";
});
afterEach(() => {
  process.chdir(home);
  delete process.env.gatsby_executing_command;
});

/** Gatsby's store, with a cache from a folder. */
function storeOf(directory?: string) {
  const dispatch = jest.fn();
  const plugins = directory === undefined ? {} : { "gatsby-plugin-lean-build": { directory } };
  const getState = () => ({ status: { plugins } });
  return { dispatch, getState, subscribe: jest.fn(), replaceReducer: jest.fn() };
}

it.each([
  ["was made in another folder", "/elsewhere/website"],
  ["names no folder", undefined],
])("Gatsby deletes a cache that %s", (_what, directory) => {
  const store = storeOf(directory);
  discardStaleCache({ store });
  expect(store.dispatch).toHaveBeenCalledWith({ type: "UPDATE_PLUGINS_HASH", payload: "" });
});

/** Starts a build. Returns the folder that it records, and its exit listener. */
function startBuild() {
  const setPluginStatus = jest.fn<undefined, [{ directory: string }]>();
  const once = jest.spyOn(process, "once").mockReturnThis();
  markCache({ actions: { setPluginStatus } } as never);
  const [, listener] = once.mock.calls.find(([event]) => String(event) === "exit") ?? [];
  once.mockRestore();
  return { directory: setPluginStatus.mock.calls[0]?.[0].directory, exit: listener };
}

it("a cache of this folder stays after a successful build", () => {
  const { directory, exit } = startBuild();
  exit?.(0);
  const store = storeOf(directory);
  discardStaleCache({ store });
  expect(store.dispatch).not.toHaveBeenCalled();
  expect(Object.keys(filesIn("public"))).toHaveLength(3);
});

it.each([
  ["was killed", undefined],
  ["failed", 1],
])("Gatsby deletes the cache and the pages of a build that %s", (_how, code) => {
  const { directory, exit } = startBuild();
  if (code !== undefined) exit?.(code);
  const store = storeOf(directory);
  discardStaleCache({ store });
  expect(store.dispatch).toHaveBeenCalledWith({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  expect(filesIn("public")).toEqual({ "static/deck.avif": "picture" });
});

it("a worker process marks nothing", () => {
  process.env.GATSBY_WORKER_POOL_WORKER = "1";
  const { exit } = startBuild();
  delete process.env.GATSBY_WORKER_POOL_WORKER;
  expect(exit).toBeUndefined();
  expect(filesIn(".cache")).toEqual({ state: "" });
});
