/** @jest-environment node */
import { fork } from "node:child_process";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { staleProcessEnded } from "./staleProcess";

const folder = temporaryFolder();

beforeEach(() => {
  process.env.PUBLISHER_LOCKS = folder.path;
});

/** A process that shows itself as a Gatsby process does. */
async function startProcess() {
  const source =
    `import { showProcess } from ${JSON.stringify(join(__dirname, "staleProcess.ts"))};\n` +
    `showProcess(${JSON.stringify(folder.path)})` +
    `.then(() => process.send?.("shown"));\nsetInterval(() => undefined, 1000);\n`;
  writeFiles(folder.path, { "process.mts": source });
  const child = fork(join(folder.path, "process.mts"), [], {
    execArgv: ["--import", "tsx"],
    env: process.env,
  });
  await new Promise((done) => child.once("message", done));
  return child;
}

it("does not wait where no process is left", async () => {
  await expect(staleProcessEnded(folder.path, 0)).resolves.toBeUndefined();
});

it("waits for a process of an earlier publisher to end, however it ends", async () => {
  const child = await startProcess();
  let isEnded = false;
  const ended = staleProcessEnded(folder.path, 60_000).then(() => (isEnded = true));
  await new Promise((done) => setTimeout(done, 250));
  expect(isEnded).toBe(false);
  child.kill("SIGKILL");
  await ended;
  expect(isEnded).toBe(true);
});

it("says in one sentence what to do if it does not end", async () => {
  const child = await startProcess();
  await expect(staleProcessEnded(folder.path, 100)).rejects.toThrow(
    "A Gatsby process of an earlier npm start is still at work in this folder: end it, and save once more.",
  );
  child.kill("SIGKILL");
});
