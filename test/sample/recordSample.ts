import { spawnSync } from "node:child_process";
import { isSample, recordIsOld, recordSample } from "./sample";

/**
 * Runs `npm run sample:record`: builds the site of data/, runs the tests of the specification on it,
 * and records data/ as the sample that ships if they pass. `npm run sample:check` only fails if data/
 * is not the recorded sample.
 */
function run(onlyCheck: boolean): number {
  if (isSample()) {
    console.log("data/ is already recorded as the sample.");
    return 0;
  }
  if (onlyCheck) {
    console.error(recordIsOld);
    return 1;
  }
  const commands = [
    ["run", "build"],
    ["run", "test:site", "--", "--selectProjects", "specification"],
  ];
  for (const command of commands) {
    const { status } = spawnSync("npm", command, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, SAMPLE: "recording" },
    });
    if (status !== 0) {
      console.error("Nothing was recorded: data/ must meet the specification first (see above).");
      return 1;
    }
  }
  recordSample();
  console.log("data/ is recorded as the sample that ships, in test/sample/record.json.");
  return 0;
}

process.exitCode = run(process.argv.includes("--check"));
