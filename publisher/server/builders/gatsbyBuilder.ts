import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Builder } from "./builder";
import type { SiteContent } from "../content/siteContent";
import type { Snapshot } from "../content/snapshot";
import type { Checkpoint } from "./checkpoint";
import { endOrphan } from "./staleProcess";
import { isFromBuilder, type ToBuilder } from "./builderMessages";
import { runGatsby, type BuildResult, type GatsbyRun } from "../../gatsby/runGatsby";

type Parts = {
  root: string;
  siteDir: string;
  snapshot: Snapshot;
  checkpoint: Checkpoint;
  /** Where the number of the process is noted, for the case that nobody is left to end it. */
  pidFile: string;
  /** Called when a process that was started ahead waits for the next edit. */
  onWaiting?: () => void;
};

type Run = GatsbyRun & {
  /** What decided which pages there are when it was started. */
  pages: string;
  waiting: Promise<void>;
  written: Promise<void>;
};

const timeToSettle = 3000;

/** What goes wrong with the bookkeeping shows in the next build, which then begins anew. */
const nobodyWaits = () => undefined;

/** Builds with Gatsby, in a process that is started ahead and waits for the next edit. */
export class GatsbyBuilder implements Builder {
  readonly siteDir: string;
  private run: Run | undefined;
  private pages = "";
  private say: (line: string) => void = () => undefined;
  /** The bookkeeping after a build; the next process may start only then. */
  private settled: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private hasBuilt = false;

  constructor(private readonly parts: Parts) {
    this.siteDir = parts.siteDir;
    this.settled = endOrphan(parts.pidFile).then(() => parts.checkpoint.recover());
    this.settled.catch(nobodyWaits);
  }

  private start(): Run {
    const gatsby = runGatsby(this.parts.root, (line) => this.say(line), {
      WAIT_FOR_PUBLISHER: "1",
      CONTENT_DIR: this.parts.snapshot.folder,
    });
    writeFileSync(this.parts.pidFile, String(gatsby.process.pid));
    const heard = (type: string) =>
      new Promise<void>((resolve) =>
        gatsby.process.on("message", (message) => {
          if (isFromBuilder(message) && message.type === type) resolve();
        }),
      );
    this.run = {
      ...gatsby,
      pages: this.pages,
      waiting: heard("publisher:waiting"),
      written: heard("publisher:written"),
    };
    return this.run;
  }

  private async end(): Promise<void> {
    const { run } = this;
    this.run = undefined;
    run?.process.kill("SIGKILL");
    await run?.result;
  }

  /** Brings a process to the point where it waits; one that was started ahead may have failed. */
  private async waitingRun(): Promise<Run | { reasons: string[] }> {
    const ahead = this.run !== undefined;
    const run = this.run ?? this.start();
    const outcome = await Promise.race([run.waiting, run.result]);
    if (outcome === undefined) return run;
    this.run = undefined;
    if (ahead && !this.stopped) return this.waitingRun();
    return { reasons: outcome.ok ? ["Gatsby ended too early."] : outcome.reasons };
  }

  async build(content: SiteContent, say: (line: string) => void): Promise<BuildResult> {
    this.say = say;
    try {
      await this.settled;
      const result = await this.buildNow(content);
      if (!result.ok && !this.stopped) {
        await this.end();
        await this.parts.checkpoint.restore();
      }
      return result;
    } finally {
      this.say = () => undefined;
    }
  }

  private async buildNow(content: SiteContent): Promise<BuildResult> {
    const { snapshot, checkpoint } = this.parts;
    if (this.run && this.run.pages !== content.pages) await this.end();
    if (!this.run) {
      await checkpoint.begin();
      await snapshot.take(content);
      this.pages = content.pages;
    }
    const run = await this.waitingRun();
    if ("reasons" in run) return { ok: false, reasons: run.reasons };
    await checkpoint.begin();
    const files = await snapshot.take(content);
    const order: ToBuilder = { type: "publisher:go", files, inProcess: this.hasBuilt };
    run.process.send(order);
    const outcome = await Promise.race([run.written, run.result]);
    if (outcome && !outcome.ok) return outcome;
    this.hasBuilt = true;
    this.run = undefined;
    this.settled = run.result
      .then((end) => (end.ok ? checkpoint.save() : checkpoint.restore()))
      .catch(nobodyWaits);
    return { ok: true };
  }

  taken(): void {
    this.settled = this.settled
      .then(() => {
        if (!this.stopped) void this.start().waiting.then(this.parts.onWaiting);
      })
      .catch(nobodyWaits);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.end();
    await Promise.race([this.settled, pause(timeToSettle, undefined, { ref: false })]);
  }
}
