import { rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildInputOf } from "../../test/buildInput";
import { md5 } from "../files/files";
import { filesIn, temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { Snapshot } from "./snapshot";

const folder = temporaryFolder();
const target = () => join(folder.path, "content");
const snapshot = () => new Snapshot(target());

it("copies the content, and returns the changed files", async () => {
  const copy = snapshot();
  expect(await copy.take(buildInputOf({ "a.json": "1", "deep/b.json": "2" }))).toEqual({
    "a.json": md5("1"),
    "deep/b.json": md5("2"),
  });
  expect(await copy.take(buildInputOf({ "a.json": "3" }))).toEqual({
    "a.json": md5("3"),
    "deep/b.json": null,
  });
  await copy.take(buildInputOf({ "a.json/b.json": "4" }));
  expect(filesIn(target())).toEqual({ "a.json/b.json": "4" });
  await copy.take(buildInputOf({ "a.json": "5" }));
  expect(filesIn(target())).toEqual({ "a.json": "5" });
});

it("does not write unchanged files", async () => {
  const content = buildInputOf({ "a.json": "1" });
  await snapshot().take(content);
  const { ino } = statSync(join(target(), "a.json"));
  expect(await snapshot().take(content)).toEqual({});
  expect(statSync(join(target(), "a.json")).ino).toBe(ino);
});

it("writes a deleted copy again", async () => {
  const copy = snapshot();
  const content = buildInputOf({ "a.json": "1" });
  await copy.take(content);
  rmSync(target(), { recursive: true });
  await copy.take(content);
  expect(filesIn(target())).toEqual({ "a.json": "1" });
});

it("finds the files of an earlier process", async () => {
  writeFiles(target(), { "a.json": "1", "gone.json": "2" });
  expect(await snapshot().take(buildInputOf({ "a.json": "1" }))).toEqual({ "gone.json": null });
});
