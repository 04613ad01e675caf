import type { Page } from "playwright-core";
import { callBar } from "../content";

/**
 * The controls that another element covers in part, one line each. Of a control at the edge of the screen, or
 * at the call bar, only the visible part counts.
 */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate((bar) => {
    const isPart = (one: Element, other: Element) => one.contains(other) || other.contains(one);

    /** The middle of a box or of a line of text, and the middle of each of its sides. */
    const pointsOf = ({ left, top, right, bottom }: DOMRect): (readonly [number, number])[] => {
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      if (to - from < 2 || last - first < 2) return [];
      const [x, y] = [(from + to) / 2, (first + last) / 2];
      return [
        [x, y],
        [from + 1, y],
        [to - 1, y],
        [x, first + 1],
        [x, last - 1],
      ];
    };

    /**
     * Controls in one figure may overlap: the owner places hotspots, and the content check warns if two are
     * too close.
     */
    const areOnOnePicture = (one: Element, other: Element) =>
      one.closest("figure") !== null && one.closest("figure") === other.closest("figure");

    const nameOf = (element: Element) =>
      `${element.localName} "${(element.textContent ?? "").trim().slice(0, 40)}"`;

    return [...document.querySelectorAll("a[href], button, input, select, textarea, summary")]
      .filter((control) =>
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .flatMap((control) => {
        // A point of the box may lie outside the control's own shape. Such a point does not count.
        const [cover] = [...control.getClientRects()]
          .flatMap(pointsOf)
          .map(([x, y]) => document.elementsFromPoint(x, y))
          .filter((met) => met.includes(control))
          .flatMap((met) => met.slice(0, 1))
          .filter((top) => !isPart(control, top) && !areOnOnePicture(control, top))
          .filter((top) => top.closest(bar) === null);
        return cover ? [`${nameOf(control)} lies under ${nameOf(cover)}`] : [];
      });
  }, callBar);
