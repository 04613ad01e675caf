import { spawnSync } from "node:child_process";
import { validFiles, type Files } from "../../test/contentFiles";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";

const folder = temporaryFolder();

function check(files: Files) {
  writeFiles(folder.path, files);
  const command = ["--import", "tsx", "publisher/commands/checkContent.ts", folder.path];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  return { status, stdout, stderr };
}

it("reports in one line that the content is valid", () => {
  const files = validFiles();
  const count = Object.keys(files).filter((file) => file.endsWith(".json")).length;
  const stdout = `The content is valid: ${count} files checked.\n`;
  expect(check(files)).toEqual({ status: 0, stdout, stderr: "" });
});

it("lists errors, and exits with a code that stops a build", () => {
  const files = validFiles();
  delete files["areas.json"];
  const line = "Service areas: is missing; the site needs it (data/areas.json)";
  const stderr = `${line}\n\n1 error in 1 file.\n`;
  expect(check(files)).toEqual({ status: 1, stdout: "", stderr });
});
