import { spawn, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { builtSites } from "./builtSites";

// `npm test` builds both sites and runs the tests of the built sites. Unit tests run at the same time
// with low priority, so that they use idle cores without slowing down the builds.

/** From -20, the most urgent, to 19; the default is 0. */
const lowPriority = 10;

/** Lowers the priority of a process and of those that it starts. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // The process has ended, or the system does not allow it.
  }
}

/**
 * Runs a script of package.json.
 * @param isInBackground true if it runs with low priority, and its output appears only at its end
 */
async function run(script: string, isInBackground = false) {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    // The site of data/ that build:sites built.
    env: { ...process.env, SITE_DIR: builtSites.data.folder },
    stdio: isInBackground ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
  });
  if (isInBackground) lowerPriority(child);
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
  return { succeeded, printed: Buffer.concat(printed) };
}

async function testSites(): Promise<boolean> {
  if ((await run("build:sites")).succeeded) return (await run("test:site")).succeeded;
  console.log("\n> npm run test:site: skipped, since npm run build:sites failed");
  return false;
}

async function runAll(): Promise<void> {
  const testUnits = run("test:unit", true);
  const sitesAreFine = await testSites();
  // The reports appear one after the other, so that they do not mix.
  const units = await testUnits;
  process.stdout.write(units.printed);
  process.exitCode = sitesAreFine && units.succeeded ? 0 : 1;
}

void runAll();
