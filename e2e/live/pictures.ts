import type { Page } from "playwright-core";

/** The limit of enlargement before a picture looks soft. */
const most = 1.1;

/** The pictures shown larger than their chosen file, although a larger file exists. */
export const enlargedPictures = (page: Page): Promise<string[]> =>
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
  }, most);
