import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Outcome } from "../../publisher/server/publisher";

export type Running = {
  child: ChildProcess;
  port: number;
  /** The outcomes of attempts to publish so far. */
  outcomes: Outcome[];
  /** The output of the process so far. */
  printed: () => string;
  /** Resolves when the builder waits for the next edit. */
  waiting: () => Promise<void>;
  /** Resolves when this many attempts to publish have ended since the start. */
  afterAttempts: (count: number) => Promise<void>;
  /** Resolves when the process has ended. */
  exit: Promise<void>;
};

/** A free port whose next port, the editor's, is also free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const first = createServer().listen(0, "127.0.0.1");
    await once(first, "listening");
    const { port } = first.address() as AddressInfo;
    const second = createServer().listen(port + 1, "127.0.0.1");
    const isFree = await once(second, "listening").then(
      () => true,
      () => false,
    );
    for (const server of [first, second]) await new Promise((done) => server.close(done));
    if (isFree) return port;
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
  child.on("message", ({ type, outcome }: { type: string; outcome?: Outcome }) => {
    if (type === "waiting") isWaiting = true;
    if (outcome) outcomes.push(outcome);
    if (outcome === "live") isWaiting = false;
  });
  const exit = new Promise<void>((done) => child.once("exit", () => done()));
  const ended = exit.then(() => Promise.reject(new Error(`The publisher ended.\n${text}`)));
  ended.catch(() => undefined); // An unhandled rejection would end Node; `until` reports the end.
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await Promise.race([once(child, "message"), ended]);
  };
  return {
    child,
    port,
    outcomes,
    printed: () => text,
    waiting: () => until(() => isWaiting),
    afterAttempts: (count) => until(() => outcomes.length >= count),
    exit,
  };
}
