import { join } from "node:path";
import { jane } from "../../test/contentCheck";
import { validFiles, type Files } from "../../test/contentFiles";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { contentReport } from "./contentReport";
import { createContentReader } from "./buildInput";

const folder = temporaryFolder();

function reportOn(files: Files) {
  writeFiles(join(folder.path, "data"), files);
  return contentReport(
    createContentReader(join(folder.path, "data"), "static", join(folder.path, "cache")),
  );
}

it("lists the first of many errors, and counts the rest", async () => {
  const files = validFiles();
  const unknown = Array.from({ length: 100 }, (_, index) => [`field${index}`, ""]);
  files[jane] = { ...(files[jane] as object), ...Object.fromEntries(unknown) };
  files["faqs/home.json"] = "[";
  const lines = (await reportOn(files)).problem?.split("\n") ?? [];
  expect(lines.slice(39)).toEqual([
    expect.stringMatching(/Field\d+ is not a known field/),
    "… and 61 more",
    "",
    "101 errors in 2 files.",
  ]);
});
