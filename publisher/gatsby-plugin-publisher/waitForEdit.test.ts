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
const original = { send: process.send, connected: process.connected };
const sent: unknown[] = [];
const pageChanges: string[] = [];

/** Gatsby's node for a file of the content folder. */
const file = (relativePath: string, contentDigest: string, children: string[] = []) =>
  ({
    relativePath,
    absolutePath: join(folder.path, relativePath),
    extension: relativePath.split(".").at(-1),
    children,
    internal: { type: "File", contentDigest },
  }) as unknown as Node;

/** The part of Gatsby's API that reads nodes: files, and what plugins made of them. */
const nodesOf = (files: Node[], made: Record<string, object> = {}) => ({
  getNodesByType: () => files,
  getNode: (id: string) => made[id] as Node | undefined,
  createContentDigest: (of: unknown) => `json of ${String((of as { digest?: string }).digest)}`,
});

type Task = () => Promise<void>;

/** The task that runs when Gatsby closes its compiler; undefined if there is none. */
function shutdownTask(stage = "build-javascript", nodes = nodesOf([])): Task | undefined {
  let task: Task | undefined;
  const tapPromise = (_name: string, run: Task) => (task = run);
  const setWebpackConfig = ({ plugins }: { plugins: { apply: (compiler: object) => void }[] }) =>
    plugins.forEach((plugin) => plugin.apply({ hooks: { shutdown: { tapPromise } } }));
  const actions = {
    setWebpackConfig,
    createPage: ({ path }: { path: string }) => pageChanges.push(`create ${path}`),
    deletePage: ({ path }: { path: string }) => pageChanges.push(`delete ${path}`),
  };
  waitForEdit({ stage, actions, ...nodes } as unknown as CreateWebpackConfigArgs);
  return task;
}

/** Starts a task, and tells whether it is done. */
function begin(task = shutdownTask()) {
  const state = { isDone: false, end: Promise.resolve() };
  state.end = (task?.() ?? state.end).then(() => void (state.isDone = true));
  return state;
}

const order = (files: object) =>
  process.emit("message", { type: "publisher:go", files }, undefined);

beforeEach(() => {
  sent.length = 0;
  pageChanges.length = 0;
  process.send = (message: unknown) => sent.push(message) > 0;
  process.connected = true;
  process.env.PUBLISHER_WAITS_FOR = "edit";
});

afterEach(() => {
  process.env = { ...environment };
  Object.assign(process, original);
  process.removeAllListeners("disconnect");
});

describe("waitForEdit", () => {
  it("makes a build wait for the edit once its scripts are bundled", async () => {
    const task = begin();
    expect(sent).toEqual([{ type: "publisher:waiting" }]);
    process.emit("message", { type: "something else" }, undefined);
    await pause(30);
    expect(task.isDone).toBe(false);
    order({});
    await task.end;
  });

  it("continues only when Gatsby knows the current version of the files", async () => {
    const files = [file("drawing.svg", "old")];
    const task = begin(shutdownTask("build-javascript", nodesOf(files)));
    order({ "drawing.svg": "new" });
    await pause(30);
    expect(task.isDone).toBe(false);
    files[0] = file("drawing.svg", "new");
    await task.end;
  });

  it("creates the pages that the edit adds, and deletes those that it removes", async () => {
    const service = (slug: string) => file(`services/${slug}.json`, "", [slug]);
    const at = (address: string) => ({ address });
    const files = ["decks", "roofs", "walls"].map(service);
    const contents = { decks: at("/decks"), roofs: at("/roofs"), walls: at("/walls") };
    const task = begin(shutdownTask("build-javascript", nodesOf(files, contents)));
    files.splice(1, 2, service("wells"), service("stone-walls"));
    Object.assign(contents, { wells: at("/wells"), "stone-walls": at("/walls") });
    order({});
    await task.end;
    // A different file now makes the page /walls.
    expect(pageChanges).toEqual(["delete /roofs", "create /wells", "create /walls"]);
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
  const home = process.cwd();
  process.chdir(folder.path);
  endWithPublisher();
  process.chdir(home);
  expect(exit).not.toHaveBeenCalled();
  process.emit("disconnect");
  expect(exit).toHaveBeenCalledWith(1);
});

describe("Gatsby knows", () => {
  const faq = "faqs/home.json";
  const picture = "images/a.jpg";
  const json = (digest: string) => ({ contentDigest: `json of ${digest}` });
  const sharp = { type: "ImageSharp" };

  // The version of a changed file, the one that Gatsby has read, and what a plugin made of it.
  it.each([
    ["a changed file", faq, "new", "new", json("new"), true],
    ["an old file", faq, "new", "old", json("new"), false],
    ["a file that is not parsed yet", faq, "new", "new", undefined, false],
    ["a file whose old content is still there", faq, "new", "new", json("old"), false],
    ["a picture", picture, "new", "new", sharp, true],
    ["a picture that is not read", picture, "new", "new", undefined, false],
    ["a deleted file", faq, null, undefined, undefined, true],
    ["a deleted file that is still there", faq, null, "old", undefined, false],
  ])("%s", (_, path, version, read, made, expected) => {
    writeFiles(folder.path, { [faq]: '{ "digest": "new" }' });
    const files = read === undefined ? [] : [file(path, read, made ? ["1"] : [])];
    const nodes = nodesOf(files, { 1: { internal: made } });
    expect(nodesUpToDate({ [path]: version }, nodes)).toBe(expected);
  });
});
