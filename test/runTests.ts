import { spawn } from "node:child_process";
import { builtSites } from "./builtSites";

// `npm test` builds both sites, and meanwhile runs the unit tests on idle cores. The tests of the built sites
// run alone after that: beside the unit tests, browsers are so slow that all tests together take longer.

/**
 * Runs a script of package.json.
 * @param isInBackground true if the output of the script appears only at its end
 */
async function run(script: string, isInBackground = false) {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    // The tests visit the site of data/ that build:sites has built.
    env: { ...process.env, SITE_DIR: builtSites.data.folder },
    stdio: isInBackground ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
  });
  const printed: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const succeeded = code === 0;
  console.log(`\n> npm run ${script}: ${succeeded ? "done" : "failed"} after ${seconds} s`);
  process.stdout.write(Buffer.concat(printed));
  return succeeded;
}

async function runAll(): Promise<void> {
  const [areBuilt, unitsSucceed] = await Promise.all([run("build:sites"), run("test:unit", true)]);
  if (!areBuilt) console.log("\n> npm run test:site: skipped, since npm run build:sites failed");
  const sitesSucceed = areBuilt && (await run("test:site"));
  if (!unitsSucceed) console.log("\n> npm run test:unit: failed, see its report above");
  process.exitCode = unitsSucceed && sitesSucceed ? 0 : 1;
}

void runAll();
