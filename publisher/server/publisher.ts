import { firstFew, formatIssue, type Issue } from "../../src/content/check/issue";
import type { Builder } from "./builder/builder";
import type { BuildInput } from "../../lib/content/buildInput";
import { launchSummary } from "../../lib/launch/launchCheck";
import { warningReport } from "../../lib/content/contentReport";
import { noIndex } from "../../lib/http/securityHeaders";
import type { SiteStatus, WatchStatus } from "../../editor/types";
import { pluralize, filesInWords, reasonOf } from "../../src/content/words/wording";
import type { Release, Releases } from "./release/releases";

/** The result of an attempt to publish. */
export type Outcome = "live" | "failed";

type PublisherParts = {
  readContent: () => BuildInput | Promise<BuildInput>;
  builder: Builder;
  /** The folder into which the builder writes the site. */
  siteDir: string;
  releases: Releases;
  /** Serves a release from now on. */
  serve: (release: Release) => void;
  say: (line: string) => void;
  /** Called when a build is live, and when an attempt to publish has failed. */
  onOutcome?: (outcome: Outcome) => void;
  /** The delay before a new attempt after a failure that the content did not cause, in ms. */
  retryMs?: number;
};

const errorsSentence = (errors: readonly Issue[]) =>
  `${pluralize(errors.length, "error")} in the content: the site was not changed. It is built again once ${
    errors.length === 1 ? "the file is" : "the files are"
  } fixed.`;

/** The time after which the progress of a build is reported. */
const quietSeconds = 1.5;

/** The longest delay before a new attempt. The delay doubles with each failure in a row. */
const longestRetryMs = 5 * 60_000;

/** Failures of the machine in the words of Gatsby: a full or read-only disk, too many open files. */
const ofMachine = /\b(ENOSPC|EROFS|EMFILE)\b|no space left/i;

const showsAll = "Visitors see everything that is saved.";
const rolledBack = (id: string) =>
  `This content was rolled back: release ${id} stays live until the content changes.`;
const isBeingBuilt = "The site is being built.";

/** The number of earlier edits whose durations the status mentions. */
const keptDurations = 5;

/** @param seconds how many seconds each earlier edit took to go live */
function beingPublished(seconds: readonly number[]): string {
  const [least, most] = [Math.min(...seconds), Math.max(...seconds)];
  const took = least < most ? `few took ${least} to` : "one took";
  const earlier = seconds.length > 0 ? ` The last ${took} ${pluralize(most, "second")}.` : "";
  return `The change is being published.${earlier}`;
}

/** Publishes edits, one build at a time. Edits during a build go into the next build. */
export class Publisher {
  private edited = new Set<string>();
  /**
   * The moment of the first edit that no attempt has begun to publish, by performance.now(); undefined without
   * such an edit.
   */
  private requestedAt: number | undefined;
  /** How long each of the last edits took to go live, in seconds. */
  private durations: readonly number[] = [];
  private running: Promise<void> | undefined;
  private live: Release | undefined;
  private lastStatus: Pick<SiteStatus, "state" | "lines" | "since"> = {
    state: "building",
    lines: [isBeingBuilt],
  };
  /**
   * The digest of the content that the last attempt has read; undefined if this content has errors, or if the
   * attempt will be repeated.
   */
  private lastDigest: string | undefined;
  /** The warnings and open points of the content that was read last. */
  private findings: Pick<BuildInput, "warnings" | "openPoints"> = { warnings: [], openPoints: [] };
  /** True while an attempt reads the content. Reading takes longer with new pictures. */
  private isReading = false;
  private stopped = false;
  /** The timer for a new attempt after a failure like a full disk or too many open files. */
  private retryTimer: NodeJS.Timeout | undefined;
  /** The number of failures of the machine in a row. */
  private failures = 0;
  /** The time at which the live release went live, if this process has published it. */
  private liveSince: string | undefined;
  private readonly watchers = new Set<(status: SiteStatus) => void>();

  constructor(private readonly parts: PublisherParts) {}

  status(): SiteStatus & { warnings: readonly Issue[] } {
    const isWanted = this.requestedAt !== undefined || this.isReading;
    const isWaiting = isWanted && this.lastStatus.state !== "building";
    const shown = isWaiting
      ? { state: "building" as const, lines: [beingPublished(this.durations)] }
      : this.lastStatus;
    return { ...shown, ...this.findings };
  }

  readonly watchStatus: WatchStatus = (show) => {
    show(this.status());
    this.watchers.add(show);
    return () => this.watchers.delete(show);
  };

  /** Serves the last good release, if there is one. */
  async serveLast(): Promise<Release | undefined> {
    // A disk that cannot be written must not keep the site from being served.
    await this.parts.releases.tidy().catch(() => undefined);
    const release = await this.parts.releases.current();
    if (release) this.serveRelease(release);
    return release;
  }

  /** Serves the release that a rollback has switched to; during a build, once the build has ended. */
  async followPointer(): Promise<void> {
    try {
      const { releases } = this.parts;
      // Without a pointer, current() would return the newest release, which nobody has chosen.
      const pointer = await releases.pointer();
      const release = pointer && (await releases.current());
      if (this.running || !release || release.id === this.live?.id) return;
      this.serveRelease(release);
      this.liveSince = undefined;
      if (pointer.skipped !== undefined) this.setStatus("failed", [rolledBack(release.id)]);
      else if (release.content === this.lastDigest) this.setStatus("live", [showsAll]);
      // The content on the disk has an error, or a later edit.
      else void this.publish();
      this.parts.say(`release ${release.id} of ${release.made} is live`);
    } catch (error) {
      this.parts.say(`The chosen release could not be served: ${reasonOf(error)}`);
    }
  }

  /**
   * Publishes the content on the disk as soon as possible. Until then, the state is "building".
   * @param paths the changed files, as paths below the project folder; empty if no file has changed
   */
  publish(paths: readonly string[] = []): Promise<void> {
    for (const path of paths) this.edited.add(path);
    this.requestedAt ??= performance.now();
    this.notifyWatchers();
    this.running ??= this.run();
    return this.running;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retryTimer);
    await this.parts.builder.stop();
    await this.running;
  }

  private serveRelease(release: Release): void {
    this.parts.serve(release);
    this.live = release;
  }

  private setStatus(state: SiteStatus["state"], lines: readonly string[]): void {
    this.lastStatus = { state, lines, ...(state === "live" && { since: this.liveSince }) };
    this.notifyWatchers();
  }

  private notifyWatchers(): void {
    for (const show of this.watchers) show(this.status());
  }

  private async run(): Promise<void> {
    this.lastDigest = undefined;
    while (this.requestedAt !== undefined && !this.stopped) {
      const { requestedAt } = this;
      this.requestedAt = undefined;
      const edited = [...this.edited].sort();
      this.edited.clear();
      clearTimeout(this.retryTimer);
      try {
        await this.publishOnce(edited, requestedAt);
        this.failures = 0;
      } catch (error) {
        this.lastDigest = undefined;
        // A newer edit may be the reason, like a file that was deleted meanwhile.
        if (this.requestedAt === undefined) this.tryAgainLater(reasonOf(error));
      }
    }
    this.running = undefined;
    if (!this.stopped) await this.followPointer();
  }

  private tryAgainLater(reason: string): void {
    const { retryMs = 10_000 } = this.parts;
    const delay = Math.min(retryMs * 2 ** this.failures, longestRetryMs);
    this.failures += 1;
    const seconds = pluralize(Math.round(delay / 1000), "second");
    this.fail(
      `The site was not changed, because something went wrong. The publisher tries again in ${seconds}.`,
      [reason],
    );
    this.retryTimer = setTimeout(() => void this.publish(), delay).unref();
  }

  private keepDuration(ms: number): void {
    const seconds = Math.max(1, Math.round(ms / 1000));
    this.durations = [seconds, ...this.durations].slice(0, keptDurations);
  }

  /** Keeps the findings for the status, and prints the warnings if they have changed. */
  private keepFindings({ warnings, openPoints }: BuildInput): void {
    const list = warningReport(warnings);
    const isNew = list !== warningReport(this.findings.warnings);
    if (isNew && list !== undefined) this.parts.say(`${list}\n`);
    this.findings = { warnings, openPoints };
  }

  private fail(sentence: string, reasons: readonly string[]): void {
    if (this.stopped) return;
    this.setStatus("failed", [sentence, ...reasons]);
    this.parts.say([...reasons, "", sentence, ""].join("\n"));
    this.parts.onOutcome?.("failed");
  }

  private async read(): Promise<BuildInput> {
    this.isReading = true;
    try {
      return await this.parts.readContent();
    } finally {
      this.isReading = false;
    }
  }

  private async publishOnce(edited: readonly string[], requestedAt: number): Promise<void> {
    const { builder, releases, say } = this.parts;
    const start = performance.now();
    const seconds = () => (performance.now() - start) / 1000;
    const content = await this.read();
    const { digest } = content;
    const hasErrors = content.errors.length > 0;
    // The editor and the watcher both report a save.
    if (!hasErrors && digest === this.lastDigest) return this.notifyWatchers();
    this.lastDigest = hasErrors ? undefined : digest;
    if (edited.length > 0) say(`changed: ${filesInWords(edited)}`);
    this.keepFindings(content);
    this.setStatus("building", [edited.length > 0 ? beingPublished(this.durations) : isBeingBuilt]);
    if (hasErrors)
      return this.fail(errorsSentence(content.errors), firstFew(content.errors.map(formatIssue)));
    const pointer = await releases.pointer();
    if (pointer?.skipped === digest) {
      const sentence = rolledBack(pointer.release);
      this.setStatus("failed", [sentence]);
      say(sentence);
      return;
    }
    if (edited.length > 0 && this.live?.content === digest) {
      this.setStatus("live", [showsAll]);
      say("nothing to publish: the site already shows this content");
      return;
    }

    const result = await builder.build(content, (line) => {
      if (seconds() >= quietSeconds || this.live === undefined)
        say(`${`${seconds().toFixed(1)} s`.padStart(8)}  ${line}`);
    });
    if (this.stopped) return;
    if (!result.ok) {
      const reasons = result.reasons.join("\n");
      if (ofMachine.test(reasons)) throw new Error(reasons);
      return this.fail("The build failed: the site was not changed.", result.reasons);
    }
    const released = await this.release(content, pointer?.release);
    builder.onOutputCopied();
    if (!released) return;
    const { id, isNew } = released;
    if (isNew && edited.length > 0) this.keepDuration(performance.now() - requestedAt);
    say(
      isNew
        ? `live after ${seconds().toFixed(1)} s (release ${id})`
        : `nothing changed; release ${id} stays live`,
    );
    say(launchSummary(content.openPoints));
    this.parts.onOutcome?.("live");
    await releases
      .prune(id)
      .catch((error: unknown) => say(`Old releases could not be deleted: ${reasonOf(error)}`));
  }

  /**
   * Makes a release from the built site, and serves it.
   * @param before the id of the release that was chosen before the build
   * @returns undefined if somebody has rolled back since
   */
  private async release({ digest, openPoints }: BuildInput, before: string | undefined) {
    const { releases, siteDir } = this.parts;
    const headers = openPoints.length > 0 ? noIndex : {};
    const release = await releases.make(siteDir, { content: digest, headers });
    // current() would return the new release in place of a damaged one, but nobody has chosen the new one.
    const chosen = await releases.pointer();
    if (before !== undefined && chosen && chosen.release !== before) {
      await releases.switchTo(chosen.release, digest);
      return undefined;
    }
    const isNew = release.id !== this.live?.id;
    if (isNew) {
      await releases.switchTo(release.id);
      this.liveSince = new Date().toISOString();
    }
    // An unchanged release is served again, too: lost files of the release may be back.
    this.serveRelease(release);
    this.setStatus("live", [showsAll]);
    return { id: release.id, isNew };
  }
}
