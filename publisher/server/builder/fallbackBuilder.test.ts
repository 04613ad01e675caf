/** @jest-environment node */
import { stubContent } from "../../../test/stubs/stubBuildFolder";
import type { BuildResult } from "./runGatsby";
import type { Builder } from "./builder";
import { fallbackBuilder } from "./fallbackBuilder";

const good: BuildResult = { ok: true };
const failed = (reason: string): BuildResult => ({ ok: false, reasons: [reason] });
const content = stubContent("one");
const log = () => undefined;

/** A builder that answers with these results, and then with the last of them. */
function answering(...results: BuildResult[]) {
  const left = [...results];
  const build = jest.fn<Promise<BuildResult>, []>(() => {
    const [next = good] = left.length > 1 ? left.splice(0, 1) : left;
    return Promise.resolve(next);
  });
  const builder: Builder = {
    build,
    onOutputCopied: jest.fn(),
    stop: () => Promise.resolve(),
  };
  return { ...builder, build };
}

function setUp(warm: ReturnType<typeof answering>, plain: ReturnType<typeof answering>) {
  const said: string[] = [];
  const builder = fallbackBuilder(warm, plain, (line) => void said.push(line));
  return { builder, said };
}

it("leaves every edit to the warm builder as long as that answers", async () => {
  const [warm, plain] = [answering(good), answering(good)];
  const { builder, said } = setUp(warm, plain);
  for (const edit of [1, 2, 3]) {
    expect([edit, await builder.build(content, log)]).toEqual([edit, good]);
    builder.onOutputCopied();
  }
  expect(plain.build).not.toHaveBeenCalled();
  expect(warm.onOutputCopied).toHaveBeenCalledTimes(3);
  expect(said).toEqual([]);
});

it("builds plainly what the warm builder did not, and asks that one again", async () => {
  const warm = answering(failed("It was late.\nVery late."), good, failed("It was late."), good);
  const { builder, said } = setUp(warm, answering(good));
  for (const edit of [1, 2, 3, 4])
    expect([edit, await builder.build(content, log)]).toEqual([edit, good]);
  expect(warm.build).toHaveBeenCalledTimes(4);
  const sentence = "The warm builder failed where a plain build did not: It was late.";
  expect(said).toEqual([sentence, sentence]);
});

it("falls back to plain builds after two failures in a row, and says so in one sentence", async () => {
  const [warm, plain] = [answering(failed("It was late.")), answering(good)];
  const { builder, said } = setUp(warm, plain);
  for (const edit of [1, 2, 3, 4])
    expect([edit, await builder.build(content, log)]).toEqual([edit, good]);
  expect(warm.build).toHaveBeenCalledTimes(2);
  expect(plain.build).toHaveBeenCalledTimes(4);
  expect(said).toEqual([
    "The warm builder failed where a plain build did not: It was late.",
    "The warm builder failed 2 times in a row where plain builds did not (It was late.): from now on each edit is a plain build, which takes longer.",
  ]);
  builder.onOutputCopied();
  expect(plain.onOutputCopied).toHaveBeenCalledTimes(1);
});

it("blames the site when both fail, and goes on with the warm builder", async () => {
  const warm = answering(failed("No."), failed("No."), failed("No."), good);
  const { builder, said } = setUp(warm, answering(failed("The template has a fault.")));
  for (const edit of [1, 2, 3])
    expect([edit, await builder.build(content, log)]).toEqual([
      edit,
      failed("The template has a fault."),
    ]);
  expect(await builder.build(content, log)).toEqual(good);
  expect(said).toEqual([]);
});

it("does not start another build when it is stopped", async () => {
  const plain = answering(good);
  const warm = answering(good);
  const { builder } = setUp(warm, plain);
  warm.build.mockImplementationOnce(async () => {
    await builder.stop();
    return failed("Gatsby was stopped.");
  });
  expect(await builder.build(content, log)).toEqual(failed("Gatsby was stopped."));
  expect(plain.build).not.toHaveBeenCalled();
});
