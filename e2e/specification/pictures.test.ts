import type { Page } from "playwright-core";
import { builtRoutes } from "../builtRoutes";
import { scrollThrough } from "../live/loading";
import { shownPictures } from "../live/pictures";
import { newVisit, open, phone } from "../visit";

// The rules are only for the sample, because an owner's words and pictures may have other sizes.

/** The pictures that load at once, although they are below the first view. */
const tooEarly = (page: Page): Promise<string[]> =>
  page
    .locator("picture img[loading=eager]")
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top > innerHeight)
        .map((image) => `at once: ${image.getAttribute("alt")}`),
    );

/** The pictures whose files are much wider than needed. The first one may be `most` times as wide. */
const tooLarge = async (page: Page, most: number): Promise<string[]> =>
  (await shownPictures(page))
    .filter(({ needed, file, widths }, index) => {
      const fits = (width: number) => width < file && width >= needed;
      return index === 0 ? file > most * needed : file > 1.6 * needed && widths.some(fits);
    })
    .map(({ alt, needed, file }) => `${alt}: ${needed} px from ${file}`);

test.each([
  ["a phone", { ...phone, deviceScaleFactor: 3 }, 1.2],
  ["a wide screen", { viewport: { width: 1920, height: 1080 } }, 1.6],
])("%s loads pictures in turn, each in the right size", async (_, screen, most) => {
  const problems = builtRoutes.map(async (path) => {
    // Each page has a new visitor, because a browser would reuse larger pictures of other pages.
    const { page } = await newVisit(screen);
    await open(page, path);
    const early = await tooEarly(page);
    await scrollThrough(page);
    return [...early, ...(await tooLarge(page, most))];
  });
  expect((await Promise.all(problems)).flat()).toEqual([]);
});
