import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BuildInput } from "../../../lib/content/buildInput";
import type { Snapshot } from "../../../lib/content/snapshot";
import { markUnfinished } from "../../../lib/built/staleCache";
import type { FromGatsby, ToGatsby, WaitsFor } from "../../gatsby-plugin-publisher/gatsbyProcess";
import { gatsbyEnded, runGatsby, type BuildResult, type GatsbyRun } from "./runGatsby";

/** Receives each line about the progress of a build. */
type Log = (line: string) => void;

/** The part of GatsbyBuilder that the publisher needs, so that tests can replace it. */
export type Builder = Pick<GatsbyBuilder, "build" | "onOutputCopied" | "stop">;

type Options = {
  /** The project folder. */
  root: string;
  snapshot: Snapshot;
  /** True if a process is started ahead and waits for the next edit. */
  waits: boolean;
  /** Called with a line before a build starts over. */
  say: Log;
  /** Called when the builder is ready for the next edit. */
  onReady?: () => void;
  /** The time without a message after which Gatsby counts as stuck, in ms. */
  silenceMs?: number;
  startGatsby?: typeof runGatsby;
};

type Failure = Exclude<BuildResult, { ok: true }>;

type Run = GatsbyRun & { waiting: Promise<void>; written: Promise<void> };

/** The longest time that `stop` waits for Gatsby to write its cache after a build, in ms. */
const settleMs = 3000;

const failure = (reason: string): Failure => ({ ok: false, reasons: [reason] });

/**
 * Empties Gatsby's cache, but keeps Gatsby's state in the folder redux. Otherwise, Gatsby would delete the
 * finished pictures, because its state would not list them.
 */
async function emptyCache(root: string): Promise<void> {
  const cache = join(root, ".cache");
  for (const name of await readdir(cache).catch(() => []))
    if (name !== "redux")
      await rm(join(cache, name), { recursive: true, force: true, maxRetries: 5 });
  markUnfinished(root);
}

/**
 * Builds with Gatsby, in a process that is started ahead and waits for the next edit. The wait relies on the
 * order in which Gatsby closes its compilers and runs its queries. After any failure, the builder ends the
 * process, empties Gatsby's cache, and builds the edit once more, in a process that does not wait.
 */
export class GatsbyBuilder {
  /** The process that waits or builds. */
  private run: Run | undefined;
  /** The content that the process has bundled. */
  private bundled = "";
  private log: Log = () => undefined;
  /** Resolves when Gatsby has written its cache after a build. Only then may the next process start. */
  private settled: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(private readonly options: Options) {}

  /** Builds the site from content. Only one build may run at a time. */
  async build(content: BuildInput, log: Log): Promise<BuildResult> {
    this.log = log;
    try {
      await this.settled;
      const first = await this.attempt(content, this.options.waits);
      if (first.ok || this.stopped) return first;
      const [reason = ""] = first.reasons[0]?.split("\n") ?? [];
      this.options.say(
        `A build failed, so the site is rebuilt from scratch, which takes longer. The reason: ${reason}`,
      );
      return await this.attempt(content, false);
    } finally {
      this.log = () => undefined;
    }
  }

  /** Prepares the next build. Call this function when the built site has been copied. */
  onOutputCopied(): void {
    const { waits, onReady } = this.options;
    this.settled = this.settled
      .then(() => {
        if (this.stopped) return;
        if (waits) void this.start("next edit").waiting.then(onReady);
        else onReady?.();
      })
      // The next edit tries again, and reports the error.
      .catch(() => undefined);
  }

  /** Stops at once, even during a build. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.end();
    await Promise.race([this.settled, pause(settleMs, undefined, { ref: false })]);
  }

  /** Builds once. After a failure, ends the process and empties the cache. */
  private async attempt(content: BuildInput, waits: boolean): Promise<BuildResult> {
    const result = await this.buildOnce(content, waits).catch(async (error: unknown) => {
      await this.end();
      throw error;
    });
    if (!result.ok && !this.stopped) {
      await this.end();
      await emptyCache(this.options.root);
    }
    return result;
  }

  private async buildOnce(content: BuildInput, waits: boolean): Promise<BuildResult> {
    const { root, snapshot } = this.options;
    if (this.bundled !== content.bundled) await this.end();
    this.bundled = content.bundled;
    if (!this.run) {
      await gatsbyEnded(root);
      await snapshot.take(content);
      if (this.stopped) return failure("The build was stopped.");
    }
    const run = this.run ?? this.start(waits ? "edit" : undefined);
    if (waits) {
      const failed = await this.waitFor(run, run.waiting);
      if (failed) return failed;
      markUnfinished(root);
      const edit: ToGatsby = { files: await snapshot.take(content) };
      run.process.send(edit);
    }
    const failed = await this.waitFor(run, run.written);
    if (failed) return failed;
    this.run = undefined;
    this.settled = run.result;
    return { ok: true };
  }

  private start(waitsFor?: WaitsFor): Run {
    const { root, startGatsby = runGatsby } = this.options;
    const gatsby = startGatsby(root, (line) => this.log(line), waitsFor);
    const received = (type: FromGatsby["type"]) =>
      new Promise<void>((resolve) =>
        gatsby.process.on("message", (message: Partial<FromGatsby>) => {
          if (message.type === type) resolve();
        }),
      );
    const run = {
      ...gatsby,
      waiting: received("publisher:waiting"),
      written: received("publisher:written"),
    };
    // If a process ends while it waits, the next edit starts another process.
    void run.result.then(() => {
      if (this.run === run) this.run = undefined;
    });
    this.run = run;
    return run;
  }

  private async end(): Promise<void> {
    const { run } = this;
    this.run = undefined;
    run?.process.kill("SIGKILL");
    await run?.result;
  }

  /**
   * Waits for a message from Gatsby. Returns a failure if the process ends or does not respond in
   * time.
   */
  private async waitFor(run: Run, message: Promise<void>): Promise<Failure | undefined> {
    const { silenceMs = 5 * 60_000 } = this.options;
    const ended = run.result.then((result) =>
      result.ok ? failure("Gatsby ended before it answered.") : result,
    );
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<Failure>((resolve) => {
      timer = setTimeout(resolve, silenceMs, failure("Gatsby did not respond in time.")).unref();
    });
    const restartTimer = () => timer?.refresh();
    run.process.on("message", restartTimer);
    try {
      return await Promise.race([message.then(() => undefined), ended, silence]);
    } finally {
      run.process.off("message", restartTimer);
      clearTimeout(timer);
    }
  }
}
