import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const patience = 5000;
const interval = 100;

/** The command line of a process; empty where there is none, or it cannot be seen. */
async function commandOf(pid: number): Promise<string> {
  try {
    return await readFile(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    const ps = promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]);
    return ps.then(({ stdout }) => stdout.trim()).catch(() => "");
  }
}

/**
 * A Gatsby process whose publisher was killed ends by itself, but may take a moment: two of them
 * must not work in one folder.
 */
export async function endOrphan(pidFile: string): Promise<void> {
  const pid = Number(await readFile(pidFile, "utf8").catch(() => ""));
  if (pid > 0) {
    const isGatsby = async () => (await commandOf(pid)).includes("gatsby");
    for (let waited = 0; waited < patience && (await isGatsby()); waited += interval)
      await pause(interval);
    if (await isGatsby()) process.kill(pid, "SIGKILL");
  }
  await rm(pidFile, { force: true });
}
