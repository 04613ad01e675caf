import type { GatsbyRun } from "./runGatsby";
import type { Builder } from "./builder";
import { publisherEnvironment, type BuildFolder } from "./buildFolder";

/**
 * Builds with a fresh `gatsby build` for every edit: slower than the warm builder, and resting on
 * nothing but what Gatsby promises. A build that was interrupted or failed makes the next one begin
 * anew.
 * @param onReady called when the builder is ready for the next edit
 */
export function plainBuilder(
  { ready, snapshot, checkpoint, startGatsby }: BuildFolder,
  onReady: () => void = () => undefined,
): Builder {
  let run: GatsbyRun | undefined;
  let isStopped = false;
  return {
    async build(content, log) {
      await ready();
      await checkpoint.begin();
      await snapshot.take(content);
      run = startGatsby(log, publisherEnvironment("plain", snapshot.folder));
      if (isStopped) run.process.kill("SIGKILL");
      const result = await run.result;
      run = undefined;
      // After a stop the checkpoint stays begun: the next start puts the folder right.
      if (!isStopped) await (result.ok ? checkpoint.clear() : checkpoint.restore());
      return result;
    },
    onOutputCopied: onReady,
    async stop() {
      isStopped = true;
      run?.process.kill("SIGKILL");
      await run?.result;
    },
  };
}
