import { earlyJourneys } from "./early";
import { menuJourneys } from "./menus";
import { pageJourneys } from "./pages";
import { quoteJourneys } from "./quote";
import { serve, type Served } from "./server";
import { Site } from "./site";
import { viewerJourneys } from "./viewer";
import type { BrowserKind, RunningBrowser } from "./visitor";
import { navigationJourneys } from "./navigation";

/** The main journeys of a visitor in one browser. */
export function journeysIn({ name, missing, start }: BrowserKind): void {
  if (missing !== undefined) {
    it("is installed", () => {
      throw new Error(missing);
    });
    return;
  }
  let browser: RunningBrowser;
  let served: Served;
  let site: Site;

  beforeAll(async () => {
    served = await serve();
    browser = await start();
  });
  afterAll(async () => {
    await browser.close();
    await served.close();
  });

  beforeEach(async () => {
    site = new Site(await browser.newVisitor(), served.origin);
  });

  describe("after the scripts arrive", () => {
    afterEach(async () => expect(await site.problems()).toEqual([]));
    // live/visit.test.ts visits every page in Chromium.
    if (name !== "Chromium") pageJourneys(() => site);
    menuJourneys(() => site);
    quoteJourneys(() => site);
    viewerJourneys(() => site);
    navigationJourneys(() => site);
  });

  describe("before the scripts arrive", () => earlyJourneys(() => site.visitor));
}
