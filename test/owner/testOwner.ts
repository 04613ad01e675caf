import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { copyProject } from "../../tools/measure/workspace";
import { ContentFolder } from "./contentFolder";
import { edits } from "./edits";

/**
 * `npm run test:owner`: edits a copy of the project as an owner would in the first year, and runs
 * all tests in it. Each edit is one that the content check allows, so nothing may turn red. With
 * "-- --content", only what a push of content runs.
 */
function testOwner(script: string): number {
  const { root, remove } = copyProject();
  const run = (name: string) =>
    spawnSync("npm", ["run", "--silent", name], {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
    }).status ?? 1;
  try {
    const data = new ContentFolder(join(root, "data"));
    for (const [name, edit] of Object.entries(edits)) {
      edit(data);
      console.log(`edited: ${name}`);
    }
    return run("check:content") || run(script);
  } finally {
    remove();
  }
}

process.exitCode = testOwner(process.argv.includes("--content") ? "test:content" : "test");
