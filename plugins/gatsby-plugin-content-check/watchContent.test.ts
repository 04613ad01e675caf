/** @jest-environment node */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { watchContent } from "./watchContent";

const folder = temporaryFolder();
const inData = (path: string) => join(folder.path, "data", path);

/** Replaces a file with another one, as `git checkout` does. */
function replace(path: string, text: string): void {
  writeFileSync(join(folder.path, "new"), text);
  renameSync(join(folder.path, "new"), inData(path));
}

test("reports each change, even of replaced files and folders", async () => {
  writeFiles(folder.path, { "data/site.json": "1", "data/faqs/home.json": "1" });
  let onChange: () => void = () => undefined;
  const stop = watchContent(join(folder.path, "data"), () => onChange());
  const changes = [
    () => replace("faqs/home.json", "2"),
    () => replace("faqs/home.json", "3"),
    () => mkdirSync(inData("locations")),
    () => writeFileSync(inData("locations/towson-md.json"), "1"),
    () => renameSync(inData("faqs"), inData("away")),
    () => writeFiles(folder.path, { "data/faqs/home.json": "4" }),
    () => replace("faqs/home.json", "5"),
    () => rmSync(inData("."), { recursive: true }),
    () => writeFiles(folder.path, { "data/faqs/home.json": "6" }),
    () => replace("faqs/home.json", "7"),
  ];
  for (const change of changes) {
    const changed = new Promise<void>((resolve) => (onChange = resolve));
    change();
    await changed;
  }
  stop();
});
