import { spawn } from "node:child_process";

/**
 * `npm test`: the unit tests and both builds, then the tests of the built sites. What a stage holds
 * runs at the same time, for none of it uses two processor cores all the while.
 */
const stages: readonly (readonly string[])[] = [
  ["build", "build:test-site"],
  ["test:unit"],
  ["test:site"],
];

/** Runs a script of package.json; what it prints is shown when it has ended, unless it runs alone. */
async function run(script: string, isAlone: boolean): Promise<number> {
  const start = performance.now();
  const child = spawn("npm", ["run", "--silent", script], {
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
  for (const stage of stages) {
    const codes = await Promise.all(stage.map((script) => run(script, stage.length === 1)));
    const failed = codes.find((code) => code !== 0);
    if (failed !== undefined) return failed;
  }
  return 0;
}

void runAll().then((code) => (process.exitCode = code));
