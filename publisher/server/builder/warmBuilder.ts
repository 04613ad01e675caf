import { setTimeout as pause } from "node:timers/promises";
import { gatsbyAction } from "./messages";
import type { BuildResult, GatsbyRun } from "./runGatsby";
import type { SiteContent } from "../content/siteContent";
import { publisherEnvironment, type BuildFolder } from "./buildFolder";
import type { Builder, Log } from "./builder";
import { typeOf, type FromBuilder, type ToBuilder } from "../../gatsby-plugin-publisher/messages";

type Options = {
  /** Called when a process that was started ahead waits for the next edit. */
  onReady?: () => void;
  /** After how long without a word from Gatsby it counts as stuck, in ms. */
  silenceMs?: number;
};

type Failure = Exclude<BuildResult, { ok: true }>;

type Run = GatsbyRun & {
  /** The pages that content made when it was started. */
  pages: string;
  waiting: Promise<void>;
  written: Promise<void>;
  /** Whether it has run queries, which it must not do before it knows the edit. */
  hasRunQueries: () => boolean;
};

/** How long a stop waits for Gatsby's bookkeeping after a build, in ms. */
const settleMs = 3000;

const queryActivities = ["run queries in workers", "run page queries", "run static queries"];

const failure = (reason: string): Failure => ({ ok: false, reasons: [reason] });

/** What goes wrong with the bookkeeping shows in the next build, which then begins anew. */
const ignoreError = () => undefined;

/**
 * Builds with Gatsby, in a process that is started ahead and waits for the next edit
 * (pauseBuild.ts). It rests on the order in which Gatsby closes its compilers and runs its queries:
 * what does not come in that order is a failure, and a plain build takes over (fallbackBuilder.ts).
 */
export class WarmBuilder implements Builder {
  private run: Run | undefined;
  private pages = "";
  private log: Log = () => undefined;
  /** The bookkeeping after a build; the next process may start only then. */
  private settled: Promise<unknown> = Promise.resolve();
  private stopped = false;
  private hasBuilt = false;

  constructor(
    private readonly folder: BuildFolder,
    private readonly options: Options = {},
  ) {}

  private start(): Run {
    const environment = publisherEnvironment("warm", this.folder.snapshot.folder);
    const gatsby = this.folder.startGatsby((line) => this.log(line), environment);
    let hasRunQueries = false;
    gatsby.process.on("message", (message) => {
      const action = gatsbyAction(message);
      if (action?.type === "ACTIVITY_START" && queryActivities.includes(action.payload.text))
        hasRunQueries = true;
    });
    const heard = (type: FromBuilder["type"]) =>
      new Promise<void>((resolve) =>
        gatsby.process.on("message", (message) => {
          if (typeOf(message) === type) resolve();
        }),
      );
    this.run = {
      ...gatsby,
      pages: this.pages,
      waiting: heard("publisher:waiting"),
      written: heard("publisher:written"),
      hasRunQueries: () => hasRunQueries,
    };
    return this.run;
  }

  private async end(): Promise<void> {
    const { run } = this;
    this.run = undefined;
    run?.process.kill("SIGKILL");
    await run?.result;
  }

  /** What Gatsby answers; a failure if it ends or says nothing for too long. */
  private async answer(run: Run, message: Promise<void>): Promise<Failure | undefined> {
    const { silenceMs = 5 * 60_000 } = this.options;
    const ended = async () => {
      const result = await run.result;
      return result.ok ? failure("Gatsby ended before it answered.") : result;
    };
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<Failure>((resolve) => {
      timer = setTimeout(resolve, silenceMs, failure("Gatsby said nothing for too long.")).unref();
    });
    const heard = () => timer?.refresh();
    run.process.on("message", heard);
    try {
      return await Promise.race([message.then(() => undefined), ended(), silence]);
    } finally {
      run.process.off("message", heard);
      clearTimeout(timer);
    }
  }

  /** Brings a process to the point where it waits; one that was started ahead may have failed. */
  private async waitingRun(): Promise<Run | Failure> {
    const ahead = this.run !== undefined;
    const run = this.run ?? this.start();
    const failed = await this.answer(run, run.waiting);
    if (!failed && run.hasRunQueries())
      return failure("Gatsby ran its queries before it waited for the edit.");
    if (!failed) return run;
    await this.end();
    return ahead && !this.stopped ? this.waitingRun() : failed;
  }

  async build(content: SiteContent, log: Log): Promise<BuildResult> {
    this.log = log;
    try {
      await this.settled;
      await this.folder.ready();
      const result = await this.buildNow(content);
      if (!result.ok && !this.stopped) {
        await this.end();
        await this.folder.checkpoint.restore();
      }
      return result;
    } finally {
      this.log = () => undefined;
    }
  }

  private async buildNow(content: SiteContent): Promise<BuildResult> {
    const { snapshot, checkpoint } = this.folder;
    if (this.run && this.run.pages !== content.pages) await this.end();
    if (!this.run) {
      await checkpoint.begin();
      await snapshot.take(content);
      this.pages = content.pages;
    }
    const run = await this.waitingRun();
    if ("ok" in run) return run;
    await checkpoint.begin();
    const files = await snapshot.take(content);
    const order: ToBuilder = { type: "publisher:go", files, inProcess: this.hasBuilt };
    run.process.send(order);
    const failed = await this.answer(run, run.written);
    if (failed) return failed;
    this.hasBuilt = true;
    this.run = undefined;
    this.settled = run.result
      .then((end) => (end.ok ? checkpoint.save() : checkpoint.restore()))
      .catch(ignoreError);
    return { ok: true };
  }

  onOutputCopied(): void {
    this.settled = this.settled
      .then(() => {
        if (!this.stopped) void this.start().waiting.then(this.options.onReady);
      })
      .catch(ignoreError);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.end();
    await Promise.race([this.settled, pause(settleMs, undefined, { ref: false })]);
  }
}
