import type { Page } from "playwright-core";

/** The numbers on photographs that a finger could miss, one line each. */
export const missedMarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll("picture ~ a")];
    const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("a") ?? null;
    const missed = marks.flatMap((mark) => {
      mark.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const name = mark.getAttribute("aria-label") ?? "";
      const plate = mark.closest("figure")?.getBoundingClientRect() ?? new DOMRect();
      // A finger beside a hotspot could mean its neighbor.
      const beside = [
        { across: x - 20, down: y },
        { across: x + 20, down: y },
        { across: x, down: y - 20 },
        { across: x, down: y + 20 },
      ].filter(
        ({ across, down }) =>
          across > Math.max(plate.left, 0) &&
          across < Math.min(plate.right, innerWidth) &&
          down > plate.top &&
          down < plate.bottom &&
          !marks.some((each) => each === at(across, down)),
      );
      return [
        ...(at(x, y) === mark ? [] : [`${name} is covered`]),
        ...beside.map(({ across, down }) => `${name} is missed at ${across}, ${down}`),
      ];
    });
    scrollTo({ top: 0, behavior: "instant" });
    return missed;
  });
