import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Where Windows keeps the names that programs listen at. */
const pipes = "\\\\.\\pipe\\";

/** A name for the folder that the system forgets when the process ends, however it ends. */
function addressOf(root: string): string {
  // A Gatsby process has temporary files in a folder of its own (runGatsby.ts), but not its locks.
  const folder = process.env.PUBLISHER_LOCKS ?? tmpdir();
  const name = `publisher-${createHash("md5").update(resolve(root)).digest("hex").slice(0, 16)}`;
  return process.platform === "win32" ? `${pipes}${name}` : join(folder, `${name}.sock`);
}

function listenAt(address: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(undefined) : fail(error),
    );
    server.listen(address, () => {
      // The system forgets who listened, but not the name of the file. A pipe of Windows is no file.
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
 * Claims a project folder: only one program at a time builds in it.
 * @returns whether it is ours now
 */
export async function acquireLock(root: string): Promise<boolean> {
  const address = addressOf(root);
  if (await listenAt(address)) return true;
  if (await answers(address)) return false;
  if (!address.startsWith(pipes)) await rm(address, { force: true }); // left by a process that was killed
  return (await listenAt(address)) !== undefined;
}

/** Whether a living process holds the lock of a folder. */
export const isLocked = (root: string): Promise<boolean> => answers(addressOf(root));

export const lockTakenMessage =
  "Another npm start, build or develop is at work in this folder. Stop that one first.";
