import type { Page } from "playwright-core";

/** The limit of enlargement before a picture looks soft. */
const most = 1.1;

/** A picture on a page: the needed width in device pixels, the chosen file's width, and all files' widths. */
export type ShownPicture = { alt: string; needed: number; file: number; widths: number[] };

/** The pictures that a page has loaded. */
export const shownPictures = (page: Page): Promise<ShownPicture[]> =>
  page.evaluate(() => {
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
        if (!file) return [];
        // The picture covers its box, whose shape may differ.
        const shape = image.naturalWidth / image.naturalHeight;
        const width = Math.max(image.clientWidth, image.clientHeight * shape) * devicePixelRatio;
        const widths = files.map(({ width: each }) => each);
        return { alt: image.alt.slice(0, 40), needed: Math.round(width), file: file.width, widths };
      });
  });

/** The pictures shown larger than their chosen file, although a larger file exists. */
export const enlargedPictures = async (page: Page): Promise<string[]> =>
  (await shownPictures(page))
    .filter(({ needed, file, widths }) => file < Math.max(...widths) && needed / file > most)
    .map(({ alt, needed, file }) => `${alt}: ${needed} px from ${file}`);
