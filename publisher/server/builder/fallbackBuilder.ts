import type { Builder, Log } from "./builder";

/** After how many failures in a row the warm builder is not asked again. */
const failuresAllowed = 2;

/**
 * Builds with the warm builder as long as it answers as expected. What it fails to build is built
 * plainly, and if that succeeds the fault was the warm builder's: after the second time in a row
 * every edit is built plainly, until the publisher is started again. Where both fail, the fault is
 * the site's, and the reasons say which.
 * @param say told when the builders change
 */
export function fallbackBuilder(warm: Builder, plain: Builder, say: Log): Builder {
  let current = warm;
  let failures = 0;
  let isStopped = false;

  function countFailure([reason = "no reason was given"]: readonly string[]): void {
    failures += 1;
    const [firstLine] = reason.split("\n");
    if (failures < failuresAllowed)
      return say(`The warm builder failed where a plain build did not: ${firstLine}`);
    current = plain;
    say(
      `The warm builder failed ${failuresAllowed} times in a row where plain builds did not (${firstLine}): from now on each edit is a plain build, which takes longer.`,
    );
  }

  return {
    async build(content, log) {
      const result = await current.build(content, log);
      if (current === plain) return result;
      if (result.ok) failures = 0;
      if (result.ok || isStopped) return result;
      const plainResult = await plain.build(content, log);
      if (plainResult.ok) countFailure(result.reasons);
      return plainResult;
    },
    onOutputCopied: () => current.onOutputCopied(),
    async stop() {
      isStopped = true;
      await Promise.all([warm.stop(), plain.stop()]);
    },
  };
}
