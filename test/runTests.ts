import { spawn, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { builtSites } from "./builtSites";

// `npm test`: the builds of both sites, then the tests of the built sites, and the unit tests beside
// them. The unit tests wait for nothing and nothing waits for them, so they have what the others
// leave of the processor: no core is idle, and the longest way, by the builds, is not held up.
// One that fails does not keep the next from running, but without a build there is no site to test.

/** From -20, the most urgent, to 19; 0 is the usual one. With 5, a process has a quarter of the say. */
const lowPriority = 5;

/** Lets a process, and those that it starts from now on, wait for others. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // It has ended already, or the system does not allow it: then all share alike.
  }
}

type Options = {
  /** What it prints is shown at once: of one script at a time. */
  isShown?: boolean;
  isPatient?: boolean;
};

/**
 * Runs a script of package.json; what it prints is shown when it has ended, unless it is shown at
 * once.
 * @returns whether it succeeded
 */
async function run(
  script: string,
  { isShown = false, isPatient = false }: Options = {},
): Promise<boolean> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    // Not in public/, but where build:sites leaves the site of data/.
    env: { ...process.env, SITE_DIR: builtSites.data.folder },
    stdio: isShown ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  if (isPatient) lowerPriority(child);
  const printed: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => printed.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => printed.push(chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve(status ?? 1));
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`\n> npm run ${script}: ${code === 0 ? "done" : "failed"} after ${seconds} s`);
  if (!isShown) process.stdout.write(Buffer.concat(printed));
  return code === 0;
}

async function testSites(): Promise<boolean> {
  if (await run("build:sites")) return run("test:site", { isShown: true });
  console.log("\n> npm run test:site: left out, since npm run build:sites failed");
  return false;
}

void Promise.all([testSites(), run("test:unit", { isPatient: true })]).then((outcomes) => {
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
});
