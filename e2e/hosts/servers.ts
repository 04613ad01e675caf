import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tools/measure/running";

export type RunningServer = { port: number; close: () => Promise<void> };

// On Debian, servers are only in root's PATH.
const searchPath = `${process.env.PATH ?? ""}:/usr/sbin:/usr/local/sbin`;
const environment = { ...process.env, PATH: searchPath };

/** The reason why a program cannot run here; undefined if the program can run. */
export function whyCannotRun(program: string, versionArgument: string): string | undefined {
  const { error } = spawnSync(program, [versionArgument], { env: environment, stdio: "ignore" });
  return error && `${program} is not installed here (Debian: apt-get install ${program})`;
}

const listens = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1");
    socket
      .once("error", () => done(false))
      .once("connect", () => {
        socket.destroy();
        done(true);
      });
  });

/**
 * Runs a server program with its own configuration file, at a free port.
 * @param configure makes the text of the file from the port and a folder for temporary files
 * @param command the arguments that make the program read the file
 */
export async function runServer(
  program: string,
  configure: (port: number, folder: string) => string,
  command: (file: string, folder: string, port: number) => readonly string[],
): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), `${basename(program)}-`));
  const port = await freePort();
  const file = join(folder, "configuration");
  writeFileSync(file, configure(port, folder));
  const child = spawn(program, command(file, folder, port), {
    detached: true, // The program's child processes end with it.
    env: { ...environment, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const exit = new Promise<void>((done) => child.once("exit", () => done()));
  const close = async () => {
    // Caddy would wait for open requests.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    await exit;
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`It ended before it listened: ${output}`);
    await pause(20);
  }
  return { port, close };
}

/** The nginx configuration of a server, which works without root rights. */
export const nginxAround = (folder: string, servers: string) => `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join("\n  ")}
  ${servers}
}
`;

export const nginxCommand = (file: string, folder: string) =>
  ["-c", file, "-p", folder, "-e", "stderr"] as const;
