import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { itWithLinks } from "../../../test/specialFiles";
import { temporaryFolder, writeFiles } from "../../../test/temporaryFolder";
import { contentTree } from "./contentTree";

const folder = temporaryFolder();

itWithLinks("names the links that form a circle, and lists each file once", () => {
  writeFiles(folder.path, { "faqs/home.json": "{}", "pages/home.json": "{}" });
  for (const name of ["one", "two"]) {
    symlinkSync(".", join(folder.path, "faqs", name));
    symlinkSync("../pages", join(folder.path, "faqs", `${name}-pages`));
    symlinkSync("../faqs", join(folder.path, "pages", name));
  }
  const { files = new Set<string>(), problems } = contentTree(folder.path) ?? {};
  expect(problems?.get("faqs/one")).toBe("is a link to a folder above it; delete it");
  const good = [...files].filter((file) => !file.includes("-pages") && !problems?.has(file));
  expect(good).toEqual([
    "faqs/home.json",
    "pages/home.json",
    "pages/one/home.json",
    "pages/two/home.json",
  ]);
});
