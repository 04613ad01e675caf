import type { Page } from "playwright-core";
import { badPath, builtRoutes } from "../builtRoutes";
import { oneVisit, open } from "../visit";
import { scrollThrough } from "./loading";

/** The limit of enlargement before a picture looks soft. */
const most = 1.1;

/** The pictures shown larger than their chosen file, although a larger file exists. */
const enlarged = (page: Page, limit: number) =>
  page.evaluate((allowed) => {
    const widthsIn = (srcset: string) =>
      srcset.split(/,\s+/).map((candidate) => {
        const [address = "", width = ""] = candidate.trim().split(/\s+/);
        return { address: new URL(address, location.href).href, width: parseInt(width) };
      });
    return [...document.querySelectorAll("picture img")]
      .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
      .filter((image) => image.checkVisibility())
      .flatMap((image) => {
        const sets = [image, ...(image.parentElement?.querySelectorAll("source") ?? [])];
        const files = sets.flatMap(({ srcset }) => widthsIn(srcset));
        const file = files.find(({ address }) => address === image.currentSrc);
        const largest = Math.max(...files.map(({ width }) => width));
        if (!file || file.width === largest) return [];
        // The picture covers its box, whose shape may differ.
        const shape = image.naturalWidth / image.naturalHeight;
        const width = Math.max(image.clientWidth, image.clientHeight * shape) * devicePixelRatio;
        const scale = width / file.width;
        return scale > allowed
          ? [
              `${image.alt.slice(0, 40)}: ${Math.round(width)} px from ${file.width} (${scale.toFixed(2)})`,
            ]
          : [];
      });
  }, limit);

const screens = [
  ["a wide screen", { viewport: { width: 1280, height: 900 } }],
  [
    "a phone with fine pixels",
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
  ],
] as const;

describe.each(screens)("on %s", (_, screen) => {
  const visit = oneVisit(screen);

  test.each([...builtRoutes, badPath])("no picture of %s is enlarged", async (path) => {
    const { page } = await visit();
    await open(page, path);
    await scrollThrough(page);
    await page.waitForLoadState("networkidle");
    expect(await enlarged(page, most)).toEqual([]);
  });
});
