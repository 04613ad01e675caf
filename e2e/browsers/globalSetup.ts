import { findBrowser, quietArgs } from "../../tools/browser";
import { installOwnPackages } from "../../tools/ownPackages";

/**
 * Installs what drives the browsers, looks for Chromium, once, where modules of every kind can be
 * loaded, and says which browsers are missing: of files that are skipped as a whole, jest tells only
 * how many they are.
 */
export default async function globalSetup(): Promise<void> {
  installOwnPackages("e2e/browsers");
  // They load what has just been installed.
  const { firefox } = await import("./firefox");
  const { webkit } = await import("./webkit");
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
