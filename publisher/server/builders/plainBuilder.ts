import type { BuildResult, GatsbyRun } from "../../gatsby/runGatsby";
import type { SiteContent } from "../content/siteContent";
import type { Builder, Log } from "./builder";
import { publisherEnvironment, type BuildFolder } from "./buildFolder";

/**
 * Builds with a fresh `gatsby build` for every edit: slower than the warm builder, and resting on
 * nothing but what Gatsby promises. A build that was interrupted or failed makes the next one begin
 * anew.
 */
export class PlainBuilder implements Builder {
  private run: GatsbyRun | undefined;
  private stopped = false;

  /** @param onReady called when the builder is ready for the next edit */
  constructor(
    private readonly folder: BuildFolder,
    private readonly onReady?: () => void,
  ) {}

  async build(content: SiteContent, log: Log): Promise<BuildResult> {
    const { snapshot, checkpoint, startGatsby } = this.folder;
    await this.folder.ready();
    await checkpoint.begin();
    await snapshot.take(content);
    this.run = startGatsby(log, publisherEnvironment("plain", snapshot.folder));
    if (this.stopped) this.run.process.kill("SIGKILL");
    const result = await this.run.result;
    this.run = undefined;
    // After a stop the checkpoint stays begun: the next start puts the folder right.
    if (!this.stopped) await (result.ok ? checkpoint.clear() : checkpoint.restore());
    return result;
  }

  onOutputCopied(): void {
    this.onReady?.();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.run?.process.kill("SIGKILL");
    await this.run?.result;
  }
}
