import { spawn, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { builtSites, siteAlone } from "./builtSites";
import { copySiteWithTests } from "./buildSites";

// `npm test`: the builds of both sites, then the tests of the built sites, and the unit tests beside
// them, those of the site where neither editor nor publisher nor tools are. The unit tests wait for nothing and nothing waits for them, so they have what the others
// leave of the processor: no core is idle, and the longest way, by the builds, is not held up.

/** From -20, the most urgent, to 19; 0 is the usual one. With 10, a process has a tenth of the say. */
const lowPriority = 10;

/** Lets a process, and those that it starts from now on, wait for others. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, lowPriority);
  } catch {
    // It has ended already, or the system does not allow it: then all share alike.
  }
}

type Options = {
  /** Where its package.json is; the project itself by default. */
  cwd?: string;
  /** What npm hands on to it. */
  args?: readonly string[];
  /** Shows what it prints at once. */
  isShown?: boolean;
  /** Leaves the processor to others first. */
  isPatient?: boolean;
};

type Outcome = { succeeded: boolean; show: () => void };

/** Runs a script of package.json; what it prints can be shown when it has ended, or is at once. */
async function run(
  script: string,
  { cwd, args = [], isShown = false, isPatient = false }: Options = {},
): Promise<Outcome> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    cwd,
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
  const succeeded = code === 0;
  console.log(`\n> npm run ${script}: ${succeeded ? "done" : "failed"} after ${seconds} s`);
  return { succeeded, show: () => process.stdout.write(Buffer.concat(printed)) };
}

async function testSites(): Promise<boolean> {
  const build = await run("build:sites");
  build.show();
  if (build.succeeded) return (await run("test:site", { isShown: true })).succeeded;
  console.log("\n> npm run test:site: left out, since npm run build:sites failed");
  return false;
}

async function testUnits(): Promise<Outcome[]> {
  const units = (cwd: string, ...folders: string[]) =>
    run("test:unit", { cwd, args: ["--roots", ...folders], isPatient: true });
  copySiteWithTests(siteAlone);
  const site = await units(siteAlone, "src", "plugins");
  return [site, await units(".", "editor", "publisher", "tools", "test")];
}

async function runAll(): Promise<void> {
  const unitTests = testUnits();
  const sitesAreFine = await testSites();
  // Two reports at a time could not be read.
  const outcomes = await unitTests;
  for (const { show } of outcomes) show();
  process.exitCode = sitesAreFine && outcomes.every(({ succeeded }) => succeeded) ? 0 : 1;
}

void runAll();
