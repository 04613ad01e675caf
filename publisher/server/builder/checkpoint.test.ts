/** @jest-environment node */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn, temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { Checkpoint } from "./checkpoint";

const folder = temporaryFolder();
const root = () => join(folder.path, "site");
const checkpoint = () => new Checkpoint(root(), join(folder.path, "checkpoint"));

const script = `app-${"a".repeat(20)}.js`;

const good = {
  ".cache/data/datastore/data.mdb": "good",
  ".cache/redux/redux.rest.state": "good",
  "public/about.html": "good",
};

const large = {
  ".cache/webpack/stage/0.pack": "cached",
  "public/static/1/deck.avif": "picture",
  [`public/${script}`]: "script",
};

const broken = {
  ".cache/data/datastore/data.mdb": "half",
  ".cache/redux/redux.rest.state": "half",
  "public/about/index.html": "half",
};

beforeEach(() => writeFiles(root(), { ...good, ...large }));

it("puts back what the last good build left, after one that was killed", async () => {
  await checkpoint().save();
  await checkpoint().begin();
  rmSync(join(root(), "public/about.html"));
  writeFiles(root(), broken);
  await checkpoint().recover();
  expect(filesIn(root())).toEqual({ ...good, ...large });
  writeFiles(root(), broken);
  await checkpoint().recover(); // nothing was begun: nothing is put back
  expect(filesIn(root())).toMatchObject(broken);
});

it("does not copy what is large and never changes", async () => {
  await checkpoint().save();
  expect(filesIn(join(folder.path, "checkpoint/state"))).toEqual(good);
});

it("leaves a good state alone", async () => {
  await checkpoint().save();
  writeFiles(root(), broken);
  await checkpoint().recover();
  expect(filesIn(root())).toMatchObject(broken);
});

it("finishes what was interrupted while it saved: the state itself is good", async () => {
  await checkpoint().save();
  const changed = { ...good, ".cache/redux/redux.rest.state": "newer" };
  writeFiles(root(), changed);
  writeFiles(folder.path, {
    "checkpoint/phase": "saving",
    "checkpoint/state/public/about.html": "ha",
  });
  await checkpoint().recover();
  expect(filesIn(join(folder.path, "checkpoint"))).toEqual(
    Object.fromEntries(Object.entries(changed).map(([path, text]) => [`state/${path}`, text])),
  );
});

it("begins anew where there never was a good build", async () => {
  await checkpoint().begin();
  await checkpoint().recover();
  expect(Object.keys(filesIn(root()))).toEqual([
    "public/about.html",
    `public/${script}`,
    "public/static/1/deck.avif",
  ]);
});

it("keeps no half copy when it could not write all, and begins anew after a build that is killed then", async () => {
  await checkpoint().save();
  // No file can be written where a folder is, as none can where the disk is full.
  const inTheWay = join(folder.path, "checkpoint/state/public/services.html");
  mkdirSync(inTheWay, { recursive: true });
  writeFiles(root(), { "public/services.html": "good" });
  await checkpoint().begin();
  await expect(checkpoint().save()).rejects.toThrow();
  await checkpoint().begin();
  writeFiles(root(), broken);
  await checkpoint().recover();
  expect(filesIn(join(root(), ".cache"))).toEqual({});
});

it("keeps no copy of what a builder left that needs none, and begins anew after the next is killed", async () => {
  await checkpoint().save();
  await checkpoint().begin();
  await checkpoint().clear();
  expect(filesIn(join(folder.path, "checkpoint"))).toEqual({});
  await checkpoint().recover();
  expect(filesIn(root())).toEqual({ ...good, ...large });
  await checkpoint().begin();
  await checkpoint().recover();
  expect(filesIn(join(root(), ".cache"))).toEqual({});
});
