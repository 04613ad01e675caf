import { spawn } from "node:child_process";
import { builtSites } from "./builtSites";

/**
 * `npm test`: the unit tests and both builds, then the tests of the built sites. What a stage holds
 * runs at the same time, for none of it uses two processor cores all the while. A stage that fails
 * does not keep the next from running, but without a build there is no built site to test.
 */
const stages: readonly (readonly string[])[] = [["build:sites", "test:unit"], ["test:site"]];

/** Runs a script of package.json; what it prints is shown when it has ended, unless it runs alone. */
async function run(script: string, isAlone: boolean): Promise<number> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
    // Not in public/, but where build:sites leaves the site of data/.
    env: { ...process.env, SITE_DIR: builtSites.data.folder },
    stdio: isAlone ? "inherit" : ["ignore", "pipe", "pipe"],
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
  console.log(`\n> npm run ${script}: ${code === 0 ? "done" : "failed"} after ${seconds} s`);
  if (!isAlone) process.stdout.write(Buffer.concat(printed));
  return code;
}

async function runAll(): Promise<number> {
  const failed: string[] = [];
  for (const stage of stages) {
    const unbuilt = failed.find((script) => script.startsWith("build"));
    if (unbuilt !== undefined && stage.includes("test:site")) {
      console.log(`\n> npm run test:site: left out, since npm run ${unbuilt} failed`);
      continue;
    }
    const codes = await Promise.all(stage.map((script) => run(script, stage.length === 1)));
    failed.push(...stage.filter((_, index) => codes[index] !== 0));
  }
  return failed.length === 0 ? 0 : 1;
}

void runAll().then((code) => (process.exitCode = code));
