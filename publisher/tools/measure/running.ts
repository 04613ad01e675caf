import { fork, type ChildProcess } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Outcome } from "../../server/publisher";

export type Running = {
  child: ChildProcess;
  port: number;
  /** How each attempt to publish ended, so far. */
  outcomes: Outcome[];
  /** What it printed. */
  printed: () => string;
  /** When the builder waits for the next edit. */
  waiting: () => Promise<void>;
  /** When as many attempts to publish have ended. */
  ended: (count: number) => Promise<void>;
  /** When it ended itself. */
  exit: Promise<void>;
};

/** A server at a port of this machine; undefined where the port is taken. */
function listenAt(port: number): Promise<Server | undefined> {
  const server = createServer();
  return new Promise((done) => {
    server.once("error", () => done(undefined));
    server.listen(port, "127.0.0.1", () => done(server));
  });
}

/** A port that nothing listens on just now, nor at the next one, which is the editor's. */
export async function freePort(): Promise<number> {
  for (;;) {
    const first = await listenAt(0);
    const port = (first?.address() as AddressInfo).port;
    const second = await listenAt(port + 1);
    for (const server of [first, second])
      await new Promise((done) => server?.close(done) ?? done(0));
    if (second) return port;
  }
}

/** Runs `npm start` in a copy of the project. */
export function runPublisher(root: string, port: number, env: NodeJS.ProcessEnv = {}): Running {
  const child = fork(resolve(root, "publisher/commands/start.ts"), [], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  const keep = (chunk: Buffer) => (text += chunk.toString());
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  const outcomes: Outcome[] = [];
  let isWaiting = false;
  const listeners = new Set<() => void>();
  child.on("message", (message: { type: string } & Outcome) => {
    if (message.type === "waiting") isWaiting = true;
    if (message.type === "outcome") {
      outcomes.push(message);
      if (message.state === "live") isWaiting = false;
    }
    for (const listener of listeners) listener();
  });
  const exit = new Promise<void>((done) => child.once("exit", () => done()));
  const until = (isSo: () => boolean) =>
    new Promise<void>((done, fail) => {
      const listener = () => {
        if (!isSo()) return;
        listeners.delete(listener);
        done();
      };
      listeners.add(listener);
      void exit.then(() => fail(new Error(`The publisher ended.\n${text}`)));
      listener();
    });
  return {
    child,
    port,
    outcomes,
    printed: () => text,
    waiting: () => until(() => isWaiting),
    ended: (count) => until(() => outcomes.length >= count),
    exit,
  };
}
