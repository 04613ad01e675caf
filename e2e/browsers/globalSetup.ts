import { findBrowser, quietArgs } from "../../publisher/tools/browser";

/** Looks for Chromium, once, where modules of every kind can be loaded. */
export default async function globalSetup(): Promise<void> {
  const { executablePath, args } = await findBrowser();
  process.env.CHROMIUM_LAUNCH = JSON.stringify({
    executablePath,
    args: [...args, ...quietArgs],
  });
}
