import { builtRoutes } from "../builtRoutes";
import { oneVisit, open, phone } from "../visit";
import { scrollThrough } from "./loading";

const visit = oneVisit({ ...phone, deviceScaleFactor: 1 });

test.each(builtRoutes)(
  "the numbers on a photograph of %s are large enough to hit",
  async (path) => {
    const { page } = await visit();
    await open(page, path);
    await scrollThrough(page);
    const missed = await page.evaluate(() => {
      const marks = [...document.querySelectorAll("picture ~ a")];
      const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("a") ?? null;
      return marks.flatMap((mark) => {
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
    });
    expect(missed).toEqual([]);
  },
);
