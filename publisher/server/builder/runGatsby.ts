import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isLocked } from "../../../lib/files/lock";
import { lockOfGatsby, type WaitsFor } from "../../gatsby-plugin-publisher/gatsbyProcess";
import { errorSentence, gatsbyAction, progressReader, printedReason } from "./gatsbyMessages";

export type BuildResult = { ok: true } | { ok: false; reasons: string[] };

export type GatsbyRun = { process: ChildProcess; result: Promise<BuildResult> };

export const gatsbyCli = require.resolve("gatsby/cli.js");

/** The environment of Gatsby, without its telemetry. */
export const quietEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
});

const intervalMs = 100;

/**
 * Waits until the Gatsby process of a killed publisher has ended, because two Gatsby processes must not run
 * in one folder.
 * @throws Error if the process does not end in time
 */
export async function gatsbyEnded(root: string, timeoutMs = 30_000): Promise<void> {
  for (let waited = 0; await isLocked(lockOfGatsby(root)); waited += intervalMs) {
    if (waited >= timeoutMs)
      throw new Error(
        "A Gatsby process of an earlier npm start is still running in this folder. End it, and save again.",
      );
    await pause(intervalMs);
  }
}

/**
 * Ends worker processes that Gatsby leaves behind, for example on a full disk. The workers would hold Gatsby's
 * output open, so that the publisher would not notice the end of Gatsby.
 */
function endWorkers({ pid, stdout, stderr }: ChildProcess): void {
  if (process.platform === "win32") {
    // Windows has no groups of processes, so only the output is closed, after a second to read its rest.
    setTimeout(() => [stdout, stderr].forEach((output) => output?.destroy()), 1000);
    return;
  }
  try {
    process.kill(-Number(pid), "SIGKILL");
  } catch {
    // No worker is left.
  }
}

/**
 * Runs `gatsby build` in a child process, and reports its progress.
 * @param waitsFor the edit that the process waits for; by default, the process builds at once
 */
export function runGatsby(
  root: string,
  say: (line: string) => void,
  waitsFor?: WaitsFor,
): GatsbyRun {
  // Gatsby leaves temporary files behind after each build. This folder is deleted with these files.
  const temporaryFolder = mkdtempSync(join(tmpdir(), "site-build-"));
  const child = fork(gatsbyCli, ["build"], {
    cwd: root,
    env: {
      ...quietEnvironment(),
      // Gatsby writes GATSBY_ variables into the scripts, so the variables must not differ between builds.
      GATSBY_LOGGER: "yurnalist",
      PUBLISHER_WAITS_FOR: waitsFor,
      PUBLISHER_PLUGIN: require.resolve("../../gatsby-plugin-publisher/gatsby-node.js"),
      TMPDIR: temporaryFolder,
      TEMP: temporaryFolder,
      TMP: temporaryFolder,
      // Gatsby also writes into the home folder, but the user of a service may have no home folder.
      XDG_CONFIG_HOME: temporaryFolder,
    },
    execArgv: [],
    // `detached` puts Gatsby and its workers into one group. On Windows, it would open a window.
    detached: process.platform !== "win32",
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const reasons: string[] = [];
  const readProgress = progressReader(say);
  child.on("message", (message) => {
    const action = gatsbyAction(message);
    if (!action) return;
    readProgress(action);
    const reason = action.type === "LOG" ? errorSentence(action.payload) : undefined;
    if (reason && !reasons.includes(reason)) reasons.push(reason);
  });
  // The printed text is needed only if the messages give no reason.
  let printed = "";
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-100_000));
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);

  child.once("exit", () => endWorkers(child));
  const result = new Promise<BuildResult>((resolve) => {
    child.on("error", (error) => resolve({ ok: false, reasons: [error.message] }));
    child.on("close", (code, signal) => {
      // Another program may still use a file. The system deletes old temporary files.
      void rm(temporaryFolder, { recursive: true, force: true, maxRetries: 5 }).catch(
        () => undefined,
      );
      if (code === 0) return resolve({ ok: true });
      const reason = printedReason(printed);
      if (reason !== undefined) reasons.push(reason);
      if (reasons.length > 0) return resolve({ ok: false, reasons });
      const end = signal ? `was stopped (${signal})` : `ended with code ${code}`;
      const last = printed.trim().split("\n").slice(-15).join("\n");
      resolve({ ok: false, reasons: [`Gatsby ${end}.${last === "" ? "" : `\n${last}`}`] });
    });
  });
  return { process: child, result };
}
