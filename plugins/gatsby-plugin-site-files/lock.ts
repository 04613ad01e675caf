import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { resolve } from "node:path";
import { md5 } from "./files";

/** On Windows, named pipes replace sockets. */
const pipes = "\\\\.\\pipe\\";

/**
 * The address of a folder's socket. However the process ends, the system closes the socket. It is not in
 * `tmpdir()`, since runGatsby.ts gives its Gatsby process another one.
 */
export function addressOf(root: string): string {
  const name = `publisher-${md5(resolve(root)).slice(0, 16)}`;
  return process.platform === "win32" ? `${pipes}${name}` : `/tmp/${name}.sock`;
}

function listenAt(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(undefined) : fail(error),
    );
    server.listen(address, () => {
      // The system closes the socket, but does not delete its file. A pipe on Windows has no file.
      if (!address.startsWith(pipes)) process.once("exit", () => rmSync(address, { force: true }));
      done(server.unref());
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.unref();
  });
}

/**
 * Locks a project folder, so that only one program at a time builds in it.
 * @returns true if this process has the lock now
 */
export async function acquireLock(root: string): Promise<boolean> {
  const address = addressOf(root);
  if (await listenAt(address)) return true;
  if (await answers(address)) return false;
  if (!address.startsWith(pipes)) await rm(address, { force: true }); // left by a killed process
  return (await listenAt(address)) !== undefined;
}

/** True if a running process holds the lock of a folder. */
export const isLocked = (root: string): Promise<boolean> => answers(addressOf(root));

export const lockTakenMessage =
  "Another npm start, build or develop is running in this folder. Stop it first.";
