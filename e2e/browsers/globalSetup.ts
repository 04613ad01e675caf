import { findBrowser, quietArgs } from "../../publisher/tools/browser";

/** Looks for Chromium, once, where modules of every kind can be loaded. */
export default async function globalSetup(): Promise<void> {
  try {
    const { executablePath, args } = await findBrowser();
    const launch = { executablePath, args: [...args, ...quietArgs] };
    process.env.CHROMIUM_LAUNCH = JSON.stringify(launch);
  } catch (error) {
    process.env.CHROMIUM_MISSING = (error as Error).message;
  }
}
