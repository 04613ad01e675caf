import { findBrowser, quietArgs } from "../../publisher/tools/browser";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

/**
 * Looks for Chromium, once, where modules of every kind can be loaded, and says which browsers are
 * missing: of files that are skipped as a whole, jest tells only how many they are.
 */
export default async function globalSetup(): Promise<void> {
  try {
    const { executablePath, args } = await findBrowser();
    const launch = { executablePath, args: [...args, ...quietArgs] };
    process.env.CHROMIUM_LAUNCH = JSON.stringify(launch);
  } catch (error) {
    process.env.CHROMIUM_MISSING = (error as Error).message;
  }
  const chromium = { name: "Chromium", missing: process.env.CHROMIUM_MISSING };
  for (const { name, missing } of [firefox, webkit, chromium])
    if (missing !== undefined) console.log(`${name} is left out. ${missing}`);
}
