/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { stubBuildFolder, stubContent } from "../../../test/stubs/stubBuildFolder";
import { stubGatsby, wellBehaved, type StubGatsby } from "../../../test/stubs/stubGatsby";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { WarmBuilder } from "./warmBuilder";

const folder = temporaryFolder();
const log = () => undefined;

function setUp(...behaviors: ((gatsby: StubGatsby) => unknown)[]) {
  const gatsby = stubGatsby(...behaviors);
  let ready: () => void = () => undefined;
  const isReady = new Promise<void>((done) => (ready = done));
  const options = { onReady: () => ready(), silenceMs: 200 };
  const builder = new WarmBuilder(stubBuildFolder(folder.path, gatsby.startGatsby), options);
  return { builder, gatsby, isReady };
}

beforeEach(() => writeFiles(folder.path, { ".cache/state": "good", "public/index.html": "good" }));

it("sends an edit to a process that was started ahead", async () => {
  const { builder, gatsby, isReady } = setUp(wellBehaved);
  expect(await builder.build(stubContent("one"), log)).toEqual({ ok: true });
  builder.onOutputCopied();
  await isReady;
  expect(gatsby.environments).toHaveLength(2);
  expect(await builder.build(stubContent("two"), log)).toEqual({ ok: true });
  expect(gatsby.environments).toHaveLength(2);
  expect(gatsby.environments[0]).toMatchObject({ PUBLISHER_BUILDER: "warm" });
  expect(gatsby.orders.map(({ files }) => Object.keys(files))).toEqual([[], ["word.json"]]);
  await builder.stop();
});

it("starts another process when there are other pages", async () => {
  const { builder, gatsby, isReady } = setUp(wellBehaved);
  await builder.build(stubContent("one", "a page"), log);
  builder.onOutputCopied();
  await isReady;
  expect(await builder.build(stubContent("two", "two pages"), log)).toEqual({ ok: true });
  expect(gatsby.environments).toHaveLength(3);
  expect(gatsby.killed()).toBe(1);
  await builder.stop();
});

it("starts another process when the one that was started ahead has ended", async () => {
  const ended = ({ end }: StubGatsby) => end({ ok: false, reasons: ["No memory."] });
  const { builder, gatsby } = setUp(wellBehaved, ended, wellBehaved);
  await builder.build(stubContent("one"), log);
  builder.onOutputCopied();
  expect(await builder.build(stubContent("two"), log)).toEqual({ ok: true });
  expect(gatsby.environments).toHaveLength(3);
  await builder.stop();
});

describe("what does not come as expected is a failure, and the folder is put right:", () => {
  const activity = (text: string) => ({
    type: "LOG_ACTION",
    action: { type: "ACTIVITY_START", payload: { id: text, text } },
  });

  it.each<[string, (gatsby: StubGatsby) => unknown, string]>([
    [
      "a build that never waits",
      ({ end }) => end({ ok: true }),
      "Gatsby ended before it answered.",
    ],
    [
      "queries before the edit",
      (gatsby) => {
        setImmediate(() => gatsby.tell(activity("run page queries")));
        return wellBehaved(gatsby);
      },
      "Gatsby ran its queries before it waited for the edit.",
    ],
    ["silence before it waits", () => undefined, "Gatsby said nothing for too long."],
    [
      "silence after the edit",
      ({ tell }) => setImmediate(() => tell({ type: "publisher:waiting" })),
      "Gatsby said nothing for too long.",
    ],
    [
      "an end without an answer",
      ({ tell, order, end }) => {
        setImmediate(() => tell({ type: "publisher:waiting" }));
        return order.then(() => end({ ok: true }));
      },
      "Gatsby ended before it answered.",
    ],
    [
      "an error of Gatsby's",
      ({ tell, order, end }) => {
        setImmediate(() => tell({ type: "publisher:waiting" }));
        return order.then(() => end({ ok: false, reasons: ["Truncated page data"] }));
      },
      "Truncated page data",
    ],
  ])("%s", async (_, behavior, reason) => {
    const { builder } = setUp(behavior);
    expect(await builder.build(stubContent("one"), log)).toEqual({ ok: false, reasons: [reason] });
    // There was no good build before: Gatsby begins anew.
    expect(existsSync(join(folder.path, ".cache"))).toBe(false);
    await builder.stop();
  });
});

it("does not take a process that goes on talking for one that is stuck", async () => {
  const { builder } = setUp(async ({ tell, order, end }) => {
    for (let word = 0; word < 6; word += 1) {
      await new Promise((done) => setTimeout(done, 60));
      tell({ type: "LOG_ACTION" });
    }
    tell({ type: "publisher:waiting" });
    await order;
    tell({ type: "publisher:written" });
    end({ ok: true });
  });
  expect(await builder.build(stubContent("one"), log)).toEqual({ ok: true });
  await builder.stop();
});
