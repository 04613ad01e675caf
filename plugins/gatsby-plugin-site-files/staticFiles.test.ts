import { rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { pathsBelow } from "../../lib/files/files";
import { removeOldPictures, removeOldStaticFiles } from "./staticFiles";

const folder = temporaryFolder();

it("removes a file from the site once it is gone from static/, and no other file", async () => {
  const cached = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(cached.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(cached.set(key, value)),
  };
  const [publicDir, staticDir] = [join(folder.path, "public"), join(folder.path, "static")];
  const files = { "robots.txt": "1", "flyers/prices.pdf": "1" };
  writeFiles(staticDir, files);
  writeFiles(publicDir, { ...files, "about.html": "1" });
  await removeOldStaticFiles(publicDir, staticDir, cache);
  rmSync(join(staticDir, "flyers/prices.pdf"));
  await removeOldStaticFiles(publicDir, staticDir, cache);
  expect(pathsBelow(publicDir)).toEqual(["about.html", "robots.txt"]);
});

it("removes the pictures of a file that is gone, and no other file", () => {
  const [gone, kept] = ["a".repeat(32), "b".repeat(32)];
  const files = [`${gone}/1/roof.webp`, `${kept}/1/deck.webp`, "deferred-1.css"];
  writeFiles(join(folder.path, "static"), Object.fromEntries(files.map((path) => [path, "1"])));
  removeOldPictures(folder.path, [kept]);
  expect(pathsBelow(join(folder.path, "static"))).toEqual(files.slice(1));
});
