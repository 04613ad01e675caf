/** @jest-environment node */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { stubBuildFolder, stubContent } from "../../../test/stubs/stubBuildFolder";
import { plainSuccess, stubGatsby, type StubGatsby } from "../../../test/stubs/stubGatsby";
import { filesIn, temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { plainBuilder } from "./plainBuilder";

const folder = temporaryFolder();
const log = () => undefined;

function setUp(...behaviors: ((gatsby: StubGatsby) => unknown)[]) {
  const gatsby = stubGatsby(...behaviors);
  const create = () => plainBuilder(stubBuildFolder(folder.path, gatsby.startGatsby));
  return { gatsby, create, builder: create() };
}

const hasCache = () => existsSync(join(folder.path, ".cache"));

beforeEach(() => writeFiles(folder.path, { ".cache/state": "good", "public/index.html": "good" }));

it("runs a build of its own for every edit, of the content that was checked", async () => {
  const { builder, gatsby } = setUp(plainSuccess);
  expect(await builder.build(stubContent("one"), log)).toEqual({ ok: true });
  expect(await builder.build(stubContent("two"), log)).toEqual({ ok: true });
  expect(gatsby.environments).toHaveLength(2);
  const [environment] = gatsby.environments;
  expect(environment).toMatchObject({ PUBLISHER_BUILDER: "plain" });
  expect(filesIn(environment?.CONTENT_DIR ?? "")).toEqual({ "word.json": "two" });
  expect(hasCache()).toBe(true);
});

it("begins anew after a build that failed", async () => {
  const failed = { ok: false as const, reasons: ["The template has a fault."] };
  const { builder } = setUp(({ end }) => end(failed), plainSuccess);
  expect(await builder.build(stubContent("one"), log)).toEqual(failed);
  expect(hasCache()).toBe(false);
  expect(await builder.build(stubContent("one"), log)).toEqual({ ok: true });
});

it("stops in the middle of a build, after which the next start begins anew", async () => {
  let started: () => void = () => undefined;
  const isBuilding = new Promise<void>((done) => (started = done));
  const { builder, create, gatsby } = setUp(() => started(), plainSuccess);
  const build = builder.build(stubContent("one"), log);
  await isBuilding;
  await builder.stop();
  expect(await build).toMatchObject({ ok: false });
  expect(gatsby.killed()).toBe(1);
  expect(hasCache()).toBe(true);
  const next = create();
  expect(await next.build(stubContent("one"), log)).toEqual({ ok: true });
  expect(hasCache()).toBe(false);
});
