import { isSample, recordIsOld } from "./sample";

/** `npm run sample:check`: fails where data/ is not the sample that is recorded. */
if (!isSample()) {
  console.error(recordIsOld);
  process.exitCode = 1;
}
