import { closeSync, constants, openSync } from "node:fs";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { md5 } from "./files";

// A lock is a name or a file that only one process can have, and that the system takes back however the
// process ends. So no lock is ever stale, and no process has to take a lock from another process.

/** Gives a lock back. */
type Unlock = () => Promise<void> | void;

/** Listens at a name: a named pipe of Windows, or an abstract socket of Linux, which has no file. */
function takeName(name: string): Promise<Unlock | undefined> {
  const address = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : `\0${name}`;
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(undefined) : fail(error),
    );
    const unlock = () => new Promise<void>((closed) => server.close(() => closed()));
    server.listen(address, () => done(unlock)).unref();
  });
}

/** The flag of macOS that locks a file until it is closed. Node has no name for this flag. */
const O_EXLOCK = 0x20;

/** Locks a file in /var/tmp. The file must stay, and macOS deletes old files in /tmp. */
function takeFile(name: string): Unlock | undefined {
  const { O_CREAT, O_NONBLOCK } = constants;
  try {
    const file = openSync(`/var/tmp/${name}`, O_CREAT | O_NONBLOCK | O_EXLOCK);
    return () => closeSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return undefined;
    throw error;
  }
}

/** Takes the lock of a folder; undefined if another process has it. */
async function take(root: string): Promise<Unlock | undefined> {
  const name = `publisher-${md5(resolve(root)).slice(0, 16)}`;
  return process.platform === "darwin" ? takeFile(name) : takeName(name);
}

/**
 * Locks a project folder, so that only one program at a time builds in it.
 * @returns true if this process has the lock now, until it ends
 */
export const acquireLock = async (root: string): Promise<boolean> =>
  (await take(root)) !== undefined;

/**
 * True if a running process holds the lock of a folder. Takes the lock for a moment, so call it only where
 * nobody acquires the lock at the same time.
 */
export async function isLocked(root: string): Promise<boolean> {
  const unlock = await take(root);
  await unlock?.();
  return unlock === undefined;
}

export const lockTakenMessage =
  "Another npm start, build or develop is running in this folder. Stop it first.";
