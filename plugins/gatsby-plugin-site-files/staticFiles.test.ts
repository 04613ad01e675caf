import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { removeOldStaticFiles } from "./staticFiles";

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
  const left = ["robots.txt", "flyers/prices.pdf", "about.html"].map((path) =>
    existsSync(join(publicDir, path)),
  );
  expect(left).toEqual([true, false, true]);
});
