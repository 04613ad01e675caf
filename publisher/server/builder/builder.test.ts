import { existsSync } from "node:fs";
import { join } from "node:path";
import { gate } from "../../../test/gate";
import { buildInputOf } from "../../../test/buildInput";
import { Snapshot } from "../../../lib/content/snapshot";
import {
  builtAtOnce,
  stubGatsby,
  wellBehaved,
  type StubGatsby,
} from "../../../test/stubs/stubGatsby";
import { filesIn, temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { GatsbyBuilder } from "./builder";
import type { BuildResult } from "./runGatsby";

const folder = temporaryFolder();
const log = () => undefined;
const silenceMs = 1000;
let builder: GatsbyBuilder;

/** Content with one word in word.json. `bundled` stands for the part that a build bundles. */
const contentOf = (word: string, bundled = "") => buildInputOf({ "word.json": word }, { bundled });

type Behavior = (gatsby: StubGatsby) => unknown;

function setUp(behaviors: Behavior[], waits = true) {
  const { startGatsby, ...gatsby } = stubGatsby(...behaviors);
  const ready = gate();
  const said: string[] = [];
  builder = new GatsbyBuilder({
    root: folder.path,
    snapshot: new Snapshot(join(folder.path, "content")),
    waits,
    say: (line) => said.push(line),
    onReady: ready.open,
    silenceMs,
    startGatsby,
  });
  return { gatsby, isReady: ready.passed, said };
}

/** Lets time pass, once the builder waits for a message. */
async function pass(ms: number): Promise<void> {
  while (jest.getTimerCount() === 0) await new Promise((done) => setImmediate(done));
  jest.advanceTimersByTime(ms);
}

const failed = (reason: string): BuildResult => ({ ok: false, reasons: [reason] });
const hasCache = () => existsSync(join(folder.path, ".cache/state"));
const snapshot = () => filesIn(join(folder.path, "content"));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "performance", "setImmediate", "queueMicrotask"] });
  writeFiles(folder.path, { ".cache/state": "good", ".cache/redux/state": "pictures" });
});

afterEach(async () => {
  await builder.stop();
  jest.useRealTimers();
});

it("sends an edit to a process that was started ahead", async () => {
  const { gatsby, isReady } = setUp([wellBehaved]);
  expect(await builder.build(contentOf("one"), log)).toEqual({ ok: true });
  builder.onOutputCopied();
  await isReady;
  expect(await builder.build(contentOf("two"), log)).toEqual({ ok: true });
  expect(gatsby.waitsFor).toEqual(["edit", "next edit"]);
  expect(gatsby.edits.map(({ files }) => Object.keys(files))).toEqual([[], ["word.json"]]);
  expect(snapshot()).toEqual({ "word.json": "two" });
  expect(hasCache()).toBe(true);
});

it("starts another process when pages need another template", async () => {
  const { gatsby, isReady } = setUp([wellBehaved]);
  await builder.build(contentOf("one", "service.tsx"), log);
  builder.onOutputCopied();
  await isReady;
  expect(await builder.build(contentOf("two", "location.tsx, service.tsx"), log)).toEqual({
    ok: true,
  });
  expect(gatsby.waitsFor).toEqual(["edit", "next edit", "edit"]);
  expect(gatsby.killed()).toBe(1);
});

it("starts another process when the one that was started ahead has ended", async () => {
  const ended = ({ end }: StubGatsby) => end(failed("No memory."));
  const { gatsby, said } = setUp([wellBehaved, ended, wellBehaved]);
  await builder.build(contentOf("one"), log);
  builder.onOutputCopied();
  expect(await builder.build(contentOf("two"), log)).toEqual({ ok: true });
  expect(gatsby.waitsFor).toEqual(["edit", "next edit", "edit"]);
  expect([hasCache(), said]).toEqual([true, []]);
});

it("builds in a new process for each edit with the plain builder", async () => {
  const { gatsby, isReady } = setUp([builtAtOnce], false);
  for (const word of ["one", "two"]) {
    expect(await builder.build(contentOf(word), log)).toEqual({ ok: true });
    builder.onOutputCopied();
    await isReady;
  }
  expect(gatsby.waitsFor).toEqual([undefined, undefined]);
  expect(snapshot()).toEqual({ "word.json": "two" });
});

/** Gatsby waits, and ends after the edit without an answer. */
const endsWith =
  (result: BuildResult): Behavior =>
  ({ send, edit, end }) => {
    setImmediate(() => send({ type: "publisher:waiting" }));
    return edit.then(() => end(result));
  };

it.each<[string, Behavior, string]>([
  ["silence before it waits", () => pass(silenceMs), "Gatsby did not respond in time."],
  ["an end without an answer", endsWith({ ok: true }), "Gatsby ended before it answered."],
  ["an error from Gatsby", endsWith(failed("Truncated page data\n  at 1")), "Truncated page data"],
])("starts over after %s", async (_, behavior, reason) => {
  let cacheOfSecond = {};
  const second = (gatsby: StubGatsby) => {
    cacheOfSecond = filesIn(join(folder.path, ".cache"));
    return builtAtOnce(gatsby);
  };
  const { gatsby, said } = setUp([behavior, second]);
  expect(await builder.build(contentOf("one"), log)).toEqual({ ok: true });
  expect(cacheOfSecond).toEqual({ "redux/state": "pictures", unfinished: "" });
  expect(gatsby.waitsFor).toEqual(["edit", undefined]);
  expect(said).toEqual([
    `A build failed, so the site is rebuilt from scratch, which takes longer. The reason: ${reason}`,
  ]);
});

it("returns the reasons if the second attempt also fails", async () => {
  const first = ({ end }: StubGatsby) => end(failed("It was late."));
  const second = ({ end }: StubGatsby) => end(failed("The template has a bug."));
  setUp([first, second, wellBehaved]);
  const result = await builder.build(contentOf("one"), log);
  expect(result).toEqual(failed("The template has a bug."));
  expect(hasCache()).toBe(false);
  expect(await builder.build(contentOf("two"), log)).toEqual({ ok: true });
});

it("starts no second build after it was stopped during one", async () => {
  const started = gate();
  const { gatsby } = setUp([() => started.open()]);
  const build = builder.build(contentOf("one"), log);
  await started.passed;
  await builder.stop();
  expect(await build).toMatchObject({ ok: false });
  expect([gatsby.killed(), gatsby.waitsFor.length]).toEqual([1, 1]);
});

it("marks the cache as unfinished from the edit until Gatsby has ended", async () => {
  let isMarked = false;
  const marked = async (gatsby: StubGatsby) => {
    void gatsby.edit.then(() => {
      isMarked = existsSync(join(folder.path, ".cache/unfinished"));
    });
    await wellBehaved(gatsby);
  };
  setUp([marked]);
  await builder.build(contentOf("one"), log);
  expect(isMarked).toBe(true);
});

it("does not treat a process that keeps sending messages as stuck", async () => {
  const talking = async ({ send, edit, end }: StubGatsby) => {
    for (let word = 0; word < 3; word += 1) {
      await pass(silenceMs - 1);
      send({ type: "LOG_ACTION" });
    }
    send({ type: "publisher:waiting" });
    await edit;
    send({ type: "publisher:written" });
    end({ ok: true });
  };
  const { said } = setUp([talking]);
  expect(await builder.build(contentOf("one"), log)).toEqual({ ok: true });
  expect(said).toEqual([]);
});
