/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { setTimeout as pause } from "node:timers/promises";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { endWithPublisher, pauseBuild, tellPublisher } from "./pauseBuild";

const folder = temporaryFolder();

const environment = { ...process.env };
const sent: unknown[] = [];
const original = { send: process.send, connected: process.connected };

type Compiler = Parameters<Plugin["apply"]>[0];
type Plugin = {
  apply: (compiler: {
    hooks: { shutdown: { tapPromise: (name: string, task: () => Promise<void>) => void } };
  }) => void;
};

/** What happens in a Gatsby process when its compiler is closed; undefined if nothing was added. */
function shutdownTask(stage: string, nodes: object[] = []): (() => Promise<void>) | undefined {
  let task: (() => Promise<void>) | undefined;
  const tapPromise = (_name: string, run: () => Promise<void>) => (task = run);
  const setWebpackConfig = ({ plugins }: { plugins: Plugin[] }) => {
    for (const plugin of plugins) plugin.apply({ hooks: { shutdown: { tapPromise } } } as Compiler);
  };
  pauseBuild({
    stage,
    actions: { setWebpackConfig },
    getNodesByType: () => nodes,
    getNode: () => undefined,
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

const order = (files: object, inProcess = false) =>
  process.emit("message", { type: "publisher:go", files, inProcess }, undefined);

beforeEach(() => {
  sent.length = 0;
  process.send = (message: unknown) => sent.push(message) > 0;
  process.connected = true;
  process.env.PUBLISHER_BUILDER = "warm";
  process.env.PUBLISHER_LOCKS = folder.path;
});

afterEach(() => {
  process.env = { ...environment };
  Object.assign(process, original);
  process.removeAllListeners("disconnect");
});

describe("pauseBuild", () => {
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

  it("goes on only when Gatsby knows the files as they are now", async () => {
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

  it("has the queries run in the process itself if it is told so", async () => {
    const first = shutdownTask("build-javascript")?.();
    order({});
    await first;
    expect(process.env.GATSBY_CPU_COUNT).toBe(environment.GATSBY_CPU_COUNT);
    const second = shutdownTask("build-javascript")?.();
    order({}, true);
    await second;
    expect(process.env.GATSBY_CPU_COUNT).toBe("1");
  });

  it.each([
    ["another stage", "build-html", "warm", undefined],
    ["a plain build", "build-javascript", "plain", undefined],
    ["a build without the publisher", "build-javascript", undefined, undefined],
    ["Gatsby's workers", "build-javascript", "warm", "1"],
  ])("does nothing in %s", (_, stage, builder, worker) => {
    if (builder === undefined) delete process.env.PUBLISHER_BUILDER;
    else process.env.PUBLISHER_BUILDER = builder;
    if (worker !== undefined) process.env.GATSBY_WORKER_POOL_WORKER = worker;
    expect(shutdownTask(stage)).toBeUndefined();
  });
});

describe("tellPublisher", () => {
  it("says that the site is written", () => {
    tellPublisher();
    expect(sent).toEqual([{ type: "publisher:written" }]);
  });

  it("says nothing in a plain build", () => {
    process.env.PUBLISHER_BUILDER = "plain";
    tellPublisher();
    expect(sent).toEqual([]);
  });
});

describe("endWithPublisher", () => {
  const exit = jest.spyOn(process, "exit");
  beforeEach(() => exit.mockReset());

  it.each(["warm", "plain"])("ends a %s build when the publisher is gone", (builder) => {
    process.env.PUBLISHER_BUILDER = builder;
    endWithPublisher();
    expect(exit).not.toHaveBeenCalled();
    process.emit("disconnect");
    expect(exit).toHaveBeenCalledWith(1);
  });

  it("leaves other builds alone", () => {
    delete process.env.PUBLISHER_BUILDER;
    endWithPublisher();
    process.emit("disconnect");
    expect(exit).not.toHaveBeenCalled();
  });
});
