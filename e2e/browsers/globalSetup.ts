import { findBrowser } from "../../tools/browser";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

/** Says which browsers are left out: of files that are skipped, jest tells only how many they are. */
export default function globalSetup(): void {
  findBrowser();
  for (const { name, missing } of [firefox, webkit])
    if (missing !== undefined) console.log(`${name} is left out of e2e/browsers. ${missing}`);
}
