import type { CreateWebpackConfigArgs, Node } from "gatsby";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { markUnfinished } from "../../plugins/gatsby-plugin-lean-build/staleCache";
import {
  endWithPublisher,
  keepCache,
  nodesUpToDate,
  reportWritten,
  waitForEdit,
} from "./waitForEdit";

const folder = temporaryFolder();

const environment = { ...process.env };
const sent: unknown[] = [];
const pageChanges: string[] = [];
const original = { send: process.send, connected: process.connected };

type Compiler = Parameters<Plugin["apply"]>[0];
type Plugin = {
  apply: (compiler: {
    hooks: { shutdown: { tapPromise: (name: string, task: () => Promise<void>) => void } };
  }) => void;
};

/** The task that runs when Gatsby closes its compiler; undefined if there is none. */
function shutdownTask(
  stage: string,
  nodes: object[] = [],
  contents: Record<string, object> = {},
): (() => Promise<void>) | undefined {
  let task: (() => Promise<void>) | undefined;
  const tapPromise = (_name: string, run: () => Promise<void>) => (task = run);
  const setWebpackConfig = ({ plugins }: { plugins: Plugin[] }) => {
    for (const plugin of plugins) plugin.apply({ hooks: { shutdown: { tapPromise } } } as Compiler);
  };
  waitForEdit({
    stage,
    actions: {
      setWebpackConfig,
      createPage: ({ path }: { path: string }) => pageChanges.push(`create ${path}`),
      deletePage: ({ path }: { path: string }) => pageChanges.push(`delete ${path}`),
    },
    getNodesByType: () => nodes,
    getNode: (id: string) => contents[id],
    createContentDigest: () => "",
  } as unknown as CreateWebpackConfigArgs);
  return task;
}

const picture = (contentDigest: string) => ({
  relativePath: "drawing.svg",
  extension: "svg",
  children: [],
  internal: { type: "File", contentDigest },
});

const order = (files: object) =>
  process.emit("message", { type: "publisher:go", files }, undefined);

beforeEach(() => {
  sent.length = 0;
  pageChanges.length = 0;
  process.send = (message: unknown) => sent.push(message) > 0;
  process.connected = true;
  process.env.PUBLISHER_WAITS_FOR = "edit";
  process.env.PUBLISHER_LOCKS = folder.path;
});

afterEach(() => {
  process.env = { ...environment };
  Object.assign(process, original);
  process.removeAllListeners("disconnect");
});

describe("waitForEdit", () => {
  it("makes a build wait for the edit once its scripts are bundled", async () => {
    let isDone = false;
    const task = shutdownTask("build-javascript")?.().then(() => (isDone = true));
    expect(sent).toEqual([{ type: "publisher:waiting" }]);
    await pause(30);
    expect(isDone).toBe(false);
    process.emit("message", { type: "something else" }, undefined);
    await pause(30);
    expect(isDone).toBe(false);
    order({});
    await task;
    expect(isDone).toBe(true);
  });

  it("continues only when Gatsby knows the current version of the files", async () => {
    writeFiles(folder.path, { "drawing.svg": "<svg/>" });
    const nodes = [picture("old")];
    let isDone = false;
    const task = shutdownTask("build-javascript", nodes)?.().then(() => (isDone = true));
    order({ "drawing.svg": "new" });
    await pause(50);
    expect(isDone).toBe(false);
    nodes[0] = picture("new");
    await task;
    expect(isDone).toBe(true);
  });

  it("creates the pages that the edit adds, and deletes those that it removes", async () => {
    const service = (slug: string) => ({ relativePath: `services/${slug}.json`, children: [slug] });
    const at = (address: string) => ({ address });
    const nodes = ["decks", "roofs", "walls"].map(service);
    const contents = { decks: at("/decks"), roofs: at("/roofs"), walls: at("/walls") };
    const task = shutdownTask("build-javascript", nodes, contents)?.();
    nodes.splice(1, 2, service("wells"), service("stone-walls"));
    Object.assign(contents, { wells: at("/wells"), "stone-walls": at("/walls") });
    order({});
    await task;
    // A different file now makes the page /walls.
    expect(pageChanges).toEqual(["delete /roofs", "create /wells", "create /walls"]);
  });

  it("runs the queries in the process itself after a build", async () => {
    const first = shutdownTask("build-javascript")?.();
    order({});
    await first;
    expect(process.env.GATSBY_CPU_COUNT).toBe(environment.GATSBY_CPU_COUNT);
    process.env.PUBLISHER_WAITS_FOR = "next edit";
    const second = shutdownTask("build-javascript")?.();
    order({});
    await second;
    expect(process.env.GATSBY_CPU_COUNT).toBe("1");
  });

  it.each([
    ["another stage", "build-html", "edit", undefined],
    ["a build that must not wait", "build-javascript", undefined, undefined],
    ["Gatsby's workers", "build-javascript", "edit", "1"],
  ])("does nothing in %s", (_, stage, edit, worker) => {
    if (edit === undefined) delete process.env.PUBLISHER_WAITS_FOR;
    if (worker !== undefined) process.env.GATSBY_WORKER_POOL_WORKER = worker;
    expect(shutdownTask(stage)).toBeUndefined();
  });
});

it.each([
  ["edit", true],
  ["next edit", false],
])("if a process ends while it waits for the %s, the cache is unfinished: %s", (edit, expected) => {
  const home = process.cwd();
  writeFiles(folder.path, { ".cache/state": "" });
  process.chdir(folder.path);
  markUnfinished();
  process.env.PUBLISHER_WAITS_FOR = edit;
  keepCache();
  process.chdir(home);
  expect(existsSync(join(folder.path, ".cache/unfinished"))).toBe(expected);
});

it("reports that the site is written", () => {
  reportWritten();
  expect(sent).toEqual([{ type: "publisher:written" }]);
});

it("ends a build when the publisher ends", () => {
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
  endWithPublisher();
  expect(exit).not.toHaveBeenCalled();
  process.emit("disconnect");
  expect(exit).toHaveBeenCalledWith(1);
});

const node = (id: string, type: string, contentDigest: string) => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest, owner: "" },
});

/** Gatsby's node for a file of the content folder. */
const file = (relativePath: string, digest: string, children: string[] = []): Node => ({
  ...node(relativePath, "File", digest),
  relativePath,
  extension: relativePath.split(".").at(-1) ?? "",
  children,
});

const made = (type: string, contentDigest: string): Node => node("1", type, contentDigest);

function nodesOf(files: Node[], others: Record<string, Node> = {}) {
  return {
    getNodesByType: () =>
      files.map((each) => ({
        ...each,
        absolutePath: join(folder.path, String(each.relativePath)),
      })),
    getNode: (id: string) => others[id],
    createContentDigest: (of: unknown) => `json of ${String((of as { digest: string }).digest)}`,
  };
}

const faq = "faqs/home.json";
const json = made("FaqsJson", "json of new");

describe("nodesUpToDate", () => {
  it.each([
    ["an old file", nodesOf([file(faq, "old", ["1"])], { 1: json }), false],
    ["a file that is not parsed yet", nodesOf([file(faq, "new")]), false],
    [
      "a file whose old content is still there",
      nodesOf([file(faq, "new", ["1"])], { 1: made("FaqsJson", "json of old") }),
      false,
    ],
    ["an up-to-date file", nodesOf([file(faq, "new", ["1"])], { 1: json }), true],
  ])("recognizes %s", (_, nodes, expected) => {
    writeFiles(folder.path, { [faq]: '{ "digest": "new" }' });
    expect(nodesUpToDate({ [faq]: "new" }, nodes)).toBe(expected);
  });

  it("waits for the nodes of the picture plugin", () => {
    const changed = { "images/a.jpg": "new" };
    expect(nodesUpToDate(changed, nodesOf([file("images/a.jpg", "new")]))).toBe(false);
    const nodes = nodesOf([file("images/a.jpg", "new", ["1"])], { 1: made("ImageSharp", "x") });
    expect(nodesUpToDate(changed, nodes)).toBe(true);
  });

  it("waits until deleted files have no nodes", () => {
    expect(nodesUpToDate({ [faq]: null }, nodesOf([file(faq, "old")]))).toBe(false);
    expect(nodesUpToDate({ [faq]: null }, nodesOf([]))).toBe(true);
  });

  it("does not wait without changes", () => {
    expect(nodesUpToDate({}, nodesOf([]))).toBe(true);
  });
});
