import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import sharp, { type Sharp } from "sharp";
import { startBrowser } from "../tools/browser";
import { serveFolder } from "../tools/serveFolder";
import { badPath, builtRoutes } from "./builtRoutes";
import { scrollThrough } from "./live/loading";
import { siteDir } from "./site";

/**
 * Takes the pictures of the README from the built site, so that the pictures stay true. With a folder as
 * argument, takes every whole page in five widths instead.
 */

const widths = [390, 768, 1280, 1440, 1920] as const;

async function open(browser: Browser, address: string, width: number): Promise<Page> {
  const isPhone = width < 600;
  const page = await browser.newPage({
    viewport: { width, height: isPhone ? 844 : 860 },
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await page.goto(address);
  await page.locator("#mobile-menu").waitFor({ state: "attached" });
  return page;
}

async function everyPage(browser: Browser, origin: string, folder: string): Promise<void> {
  for (const path of [...builtRoutes, badPath]) {
    for (const width of widths) {
      const page = await open(browser, origin + path, width);
      await scrollThrough(page);
      const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
      await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
      await page.close();
    }
    console.log(path);
  }
}

const keep = (picture: Sharp, name: string) =>
  picture.jpeg({ quality: 72, mozjpeg: true }).toFile(join("docs/pictures", `${name}.jpg`));

/** Pictures side by side, on GitHub's background. */
async function beside(pictures: readonly Buffer[], width: number, gap: number) {
  const { height = 0 } = await sharp(pictures[0]).metadata();
  return sharp({
    create: {
      width: pictures.length * (width + gap) - gap,
      height,
      channels: 3,
      background: "#fff",
    },
  })
    .composite(pictures.map((input, place) => ({ input, left: place * (width + gap), top: 0 })))
    .png()
    .toBuffer();
}

async function readmePictures(browser: Browser, origin: string): Promise<void> {
  const home = await open(browser, origin, 1280);
  await home.waitForLoadState("networkidle");
  await keep(sharp(await home.screenshot()), "home");

  const decks = await open(browser, `${origin}/services/decks`, 1280);
  await scrollThrough(decks);
  const photograph = await decks
    .locator("section[aria-labelledby=page-title] figure")
    .boundingBox();
  if (!photograph) throw new Error("The deck page shows no photograph.");
  // The picture shows the photograph, and the beginning of the list below.
  const clip = { x: 0, y: photograph.y, width: 1280, height: photograph.height + 520 };
  await keep(sharp(await decks.screenshot({ clip, fullPage: true })), "hotspots");

  const first = await open(browser, origin, 390);
  await first.waitForLoadState("networkidle");
  const menu = await open(browser, `${origin}/services/windows`, 390);
  await menu.getByRole("button", { name: "Menu" }).tap();
  await menu.waitForTimeout(400);
  const viewer = await open(browser, `${origin}/services/sunrooms`, 390);
  await viewer.locator("section[aria-labelledby=gallery-title] a").nth(3).tap();
  await viewer.locator("dialog[open] img").first().waitFor();
  await viewer.waitForLoadState("networkidle");
  await viewer.waitForTimeout(400);
  const phones = [first, menu, viewer].map((page) => page.screenshot());
  await keep(sharp(await beside(await Promise.all(phones), 390, 24)), "phones");
}

async function main(): Promise<void> {
  const [folder] = process.argv.slice(2);
  const { server, origin } = await serveFolder(siteDir);
  const browser = await startBrowser();
  mkdirSync(folder ?? "docs/pictures", { recursive: true });
  await (folder ? everyPage(browser, origin, folder) : readmePictures(browser, origin));
  await browser.close();
  server.close();
}

void main();
