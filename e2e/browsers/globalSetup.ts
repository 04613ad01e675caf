import { findBrowser } from "../../tools/browser";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

/** Names the missing browsers, since jest only counts skipped files. */
export default function globalSetup(): void {
  findBrowser();
  for (const { name, missing } of [firefox, webkit])
    if (missing !== undefined) console.log(`${name} is left out of e2e/browsers. ${missing}`);
}
