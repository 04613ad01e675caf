import { chromium, type Browser } from "playwright-core";
import { findBrowser, quietArgs } from "../../publisher/tools/browser";

/** The browser that the tests share, or one of our own where nobody has started it. */
export async function openBrowser(): Promise<Browser> {
  const { BROWSER_ENDPOINT: endpoint } = process.env;
  if (endpoint) return chromium.connect(endpoint);
  const { executablePath, args } = await findBrowser();
  return chromium.launch({ executablePath, args: [...args, ...quietArgs] });
}
