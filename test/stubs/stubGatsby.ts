import type { ChildProcess } from "node:child_process";
import { EventEmitter } from "node:events";
import type { ToGatsby, WaitsFor } from "../../publisher/gatsby-plugin-publisher/gatsbyProcess";
import type { BuildResult, runGatsby } from "../../publisher/server/builder/runGatsby";
import { gate } from "../gate";

/** The controls of a process that stands in for `gatsby build`. */
export type StubGatsby = {
  /** Sends the publisher a message. */
  send: (message: unknown) => void;
  /** Resolves with the edit when the publisher sends it. */
  edit: Promise<ToGatsby>;
  /** Ends the process. */
  end: (result: BuildResult) => void;
};

const flush = () => new Promise((done) => setImmediate(done));

/** A process that works as expected: it waits, builds the edit, and ends. */
export async function wellBehaved({ send, edit, end }: StubGatsby): Promise<void> {
  await flush();
  send({ type: "publisher:waiting" });
  await edit;
  send({ type: "publisher:written" });
  end({ ok: true });
}

/** A build that succeeds without waiting. */
export async function builtAtOnce({ send, end }: StubGatsby): Promise<void> {
  await flush();
  send({ type: "publisher:written" });
  end({ ok: true });
}

/**
 * Starts stub processes one after the other, each with its own behavior. The last behavior repeats.
 * @returns the function that starts a process; what the processes wait for; the edits sent to them; and the
 * number of killed processes
 */
export function stubGatsby(...behaviors: ((gatsby: StubGatsby) => unknown)[]) {
  const waitsFor: (WaitsFor | undefined)[] = [];
  const edits: ToGatsby[] = [];
  let killed = 0;
  const startGatsby: typeof runGatsby = (_root, _log, waits) => {
    const behavior = behaviors[Math.min(waitsFor.length, behaviors.length - 1)];
    waitsFor.push(waits);
    const events = new EventEmitter();
    const { open: end, passed: result } = gate<BuildResult>();
    const { open: receive, passed: edit } = gate<ToGatsby>();
    const child = Object.assign(events, {
      send: (message: ToGatsby) => {
        edits.push(message);
        receive(message);
        return true;
      },
      kill: () => {
        killed += 1;
        end({ ok: false, reasons: ["Gatsby was stopped (SIGKILL)."] });
        return true;
      },
    });
    void behavior?.({ send: (message) => events.emit("message", message), edit, end });
    return { process: child as unknown as ChildProcess, result };
  };
  return { startGatsby, waitsFor, edits, killed: () => killed };
}
