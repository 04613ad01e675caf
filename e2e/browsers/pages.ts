import { builtRoutes } from "../builtRoutes";
import { eventually } from "../../test/eventually";
import type { RecordedWindow } from "./server";
import type { Site } from "./site";
import { desktop, phone } from "./visitor";

const loadPictures = () => {
  for (const image of document.images) image.loading = "eager";
};

export function pageJourneys(at: () => Site): void {
  it.each([desktop, phone])("shows every page without problems: %o", async (size) => {
    const site = at();
    for (const route of builtRoutes) {
      await site.open(route, size);
      await site.visitor.run(loadPictures);
      const state = () =>
        site.visitor.run(() => ({
          isShown: !!document.querySelector("h1")?.checkVisibility(),
          fonts: [...document.fonts].filter(({ status }) => status === "loaded").length > 1,
          missingPictures: [...document.images]
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ src }) => src),
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          problems: (window as RecordedWindow).recorded,
        }));
      const fine = { isShown: true, fonts: true, missingPictures: [], sideways: 0, problems: [] };
      await eventually(async () => ({ route, ...(await state()) }), { route, ...fine });
    }
  });
}
