import { eventually } from "../../test/eventually";
import { builtRoutes } from "../builtRoutes";
import { brokenPictures } from "../live/loading";
import { desktop, open } from "../visit";
import { narrow, newPage } from "./visit";

// This test runs only in Firefox and WebKit, because live/visit.test.ts visits every page in Chromium.

it.each([desktop, narrow])("shows every page without problems: %o", async (screen) => {
  const page = await newPage(screen);
  for (const route of builtRoutes) {
    await open(page, route);
    await page.locator("h1").waitFor();
    await page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
    });
    const state = async () => ({
      route,
      missingPictures: await brokenPictures(page),
      ...(await page.evaluate(() => ({
        fonts: [...document.fonts].filter(({ status }) => status === "loaded").length > 1,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }))),
    });
    await eventually(state, { route, missingPictures: [], fonts: true, sideways: 0 });
  }
});
