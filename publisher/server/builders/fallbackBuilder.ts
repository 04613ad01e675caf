import type { BuildResult } from "../../gatsby/runGatsby";
import type { SiteContent } from "../content/siteContent";
import type { Builder, Log } from "./builder";

/** After how many failures in a row the warm builder is not asked again. */
const failuresAllowed = 2;

/**
 * Builds with the warm builder as long as it answers as expected. What it fails to build is built
 * plainly, and if that succeeds the fault was the warm builder's: after the second time in a row
 * every edit is built plainly, until the publisher is started again. Where both fail, the fault is
 * the site's, and the reasons say which.
 */
export class FallbackBuilder implements Builder {
  private current: Builder;
  private failures = 0;
  private stopped = false;

  /** @param say told when the builders change */
  constructor(
    private readonly warm: Builder,
    private readonly plain: Builder,
    private readonly say: Log,
  ) {
    this.current = warm;
  }

  async build(content: SiteContent, log: Log): Promise<BuildResult> {
    if (this.current === this.plain) return this.plain.build(content, log);
    const result = await this.warm.build(content, log);
    if (result.ok) this.failures = 0;
    if (result.ok || this.stopped) return result;
    const plainResult = await this.plain.build(content, log);
    if (plainResult.ok) this.countFailure(result.reasons);
    return plainResult;
  }

  private countFailure([reason = "no reason was given"]: readonly string[]): void {
    this.failures += 1;
    const [firstLine] = reason.split("\n");
    if (this.failures < failuresAllowed) {
      this.say(`The warm builder failed where a plain build did not: ${firstLine}`);
      return;
    }
    this.current = this.plain;
    this.say(
      `The warm builder failed ${failuresAllowed} times in a row where plain builds did not (${firstLine}): from now on each edit is a plain build, which takes longer.`,
    );
  }

  onOutputCopied(): void {
    this.current.onOutputCopied();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all([this.warm.stop(), this.plain.stop()]);
  }
}
