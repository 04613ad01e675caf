import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { missingLinks } from "../../../test/specialFiles";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { contentTree } from "./contentTree";

const folder = temporaryFolder();

(missingLinks === undefined ? it : it.skip)("lists each file once if links form a circle", () => {
  writeFiles(folder.path, { "faqs/home.json": "{}", "pages/home.json": "{}" });
  for (const name of ["one", "two"]) {
    symlinkSync(".", join(folder.path, "faqs", name));
    symlinkSync("../pages", join(folder.path, "faqs", `${name}-pages`));
    symlinkSync("../faqs", join(folder.path, "pages", name));
  }
  const files = [...(contentTree(folder.path)?.files ?? [])].filter(
    (file) => !file.includes("-pages"),
  );
  expect(files).toEqual([
    "faqs/home.json",
    "pages/home.json",
    "pages/one/home.json",
    "pages/two/home.json",
  ]);
});
