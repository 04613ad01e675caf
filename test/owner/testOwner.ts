import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { copyProject } from "../../tools/measure/workspace";
import { ownersEdits } from "./edits";

/**
 * Runs `npm run test:owner`: edits a copy of the project as an owner might in the first year, and
 * runs all tests in it. The content check allows each edit, so no test may fail. With
 * "-- --content", it runs only the tests that a push of content runs.
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
    for (const [name, edit] of Object.entries(ownersEdits(join(root, "data")))) {
      edit();
      console.log(`edited: ${name}`);
    }
    return run("check:content") || run(script);
  } finally {
    remove();
  }
}

process.exitCode = testOwner(process.argv.includes("--content") ? "test:content" : "test");
