import type { Page } from "playwright-core";

/** The numbers on photographs that a finger could miss, one line each. */
export const missedHotspots = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hotspots = [...document.querySelectorAll("picture ~ a")];
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("a") ?? null;
    const missed = hotspots.flatMap((hotspot) => {
      hotspot.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = hotspot.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const name = hotspot.getAttribute("aria-label") ?? "";
      const picture = hotspot.closest("figure")?.getBoundingClientRect() ?? new DOMRect();
      // A finger beside a hotspot could mean its neighbor.
      const beside = [
        { across: x - 20, down: y },
        { across: x + 20, down: y },
        { across: x, down: y - 20 },
        { across: x, down: y + 20 },
      ].filter(
        ({ across, down }) =>
          across > Math.max(picture.left, 0) &&
          across < Math.min(picture.right, innerWidth) &&
          down > picture.top &&
          down < picture.bottom &&
          !hotspots.some((each) => each === at(across, down)),
      );
      return [
        ...(at(x, y) === hotspot ? [] : [`${name} is covered`]),
        ...beside.map(({ across, down }) => `${name} is missed at ${across}, ${down}`),
      ];
    });
    scrollTo({ top: 0, behavior: "instant" });
    return missed;
  });
