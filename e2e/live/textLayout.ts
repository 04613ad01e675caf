import type { Page } from "playwright-core";

/**
 * The layout problems of a page at its present width, one line each: the page scrolls sideways, a box cuts
 * off a line of text, two lines of text overlap, or a compound is not on one line.
 */
export const layoutIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = {
      element: Element;
      text: string;
      box: DOMRect;
      /** The top and the bottom of the letters, which are less high than the line. */
      ink: { top: number; bottom: number };
      isOverlay: boolean;
    };

    const styleOf = (element: Element) => getComputedStyle(element);
    const quote = (text: string) => `"${text.trim().slice(0, 40)}"`;
    const ancestorsOf = (element: Element): Element[] =>
      element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];

    /** True for text that is only for screen readers, which is in a box of one pixel. */
    const isVisuallyHidden = (element: Element) => {
      const { clip, clipPath, overflowX } = styleOf(element);
      const { width, height } = element.getBoundingClientRect();
      return (
        clip.startsWith("rect") ||
        clipPath === "inset(50%)" ||
        (overflowX !== "visible" && (width <= 1 || height <= 1))
      );
    };

    const canvas = document.createElement("canvas").getContext("2d");

    /** The top and the bottom of a text's letters, as fractions of the line's height from its top. */
    const inkOf = (element: Element, text: string) => {
      if (!canvas) throw new Error("There is no canvas to measure letters with.");
      const { fontStyle, fontWeight, fontSize, fontFamily } = styleOf(element);
      canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const size = canvas.measureText(text.trim());
      const height = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent;
      return {
        top: (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) / height,
        bottom: (size.fontBoundingBoxAscent + size.actualBoundingBoxDescent) / height,
      };
    };

    const linesOf = (node: Node): Line[] => {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (!element || text.trim() === "") return [];
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const ancestors = ancestorsOf(element);
      if (ancestors.some(isVisuallyHidden)) return [];
      // The owner places the hotspots. The content check warns if two are too close together.
      if (element.closest('picture ~ [style^="left:"]') !== null) return [];
      const isOverlay = ancestors.some((each) =>
        ["fixed", "sticky"].includes(styleOf(each).position),
      );
      const range = document.createRange();
      range.selectNodeContents(node);
      const ink = inkOf(element, text);
      return [...range.getClientRects()]
        .filter(({ width, height }) => width > 1 && height > 1)
        .map((box) => ({
          element,
          text,
          box,
          ink: { top: box.top + ink.top * box.height, bottom: box.top + ink.bottom * box.height },
          isOverlay,
        }));
    };

    /** The box that cuts off a line. Two pixels are for rounding and italics. */
    const cutOff = ({ element, text, box, ink }: Line): string[] =>
      ancestorsOf(element)
        .filter((each) => {
          const { overflowX, overflowY } = styleOf(each);
          const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
          const edge = each.getBoundingClientRect();
          return (
            (hides(overflowX) && (box.left < edge.left - 2 || box.right > edge.right + 2)) ||
            (hides(overflowY) && (ink.top < edge.top - 1 || ink.bottom > edge.bottom + 1))
          );
        })
        .slice(0, 1)
        .map((each) => `${quote(text)} is cut off by its ${each.localName}`);

    /** Lines of two elements whose letters overlap. */
    const overlapping = (lines: readonly Line[]): string[] => {
      const sorted = [...lines].sort((a, b) => a.ink.top - b.ink.top);
      return sorted.flatMap((one, index) => {
        const found: string[] = [];
        for (const other of sorted.slice(index + 1)) {
          if (other.ink.top >= one.ink.bottom - 1) break;
          if (other.element === one.element) continue;
          const width =
            Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          if (width > 2) found.push(`${quote(one.text)} and ${quote(other.text)} overlap`);
        }
        return found;
      });
    };

    const sideways = (): string[] => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll("body *")]
        .filter((each) => each.getBoundingClientRect().right > clientWidth + 0.5)
        .slice(0, 5)
        .map((each) => `${each.localName} ${quote(each.textContent ?? "")} reaches too far right`)
        .concat(`the page scrolls sideways: ${scrollWidth} px in ${clientWidth} px`);
    };

    /** Compounds on two lines (see src/ui/keepTogether.tsx). Very large text may break them. */
    const broken = () => {
      if (matchMedia("(max-width: 18em)").matches) return [];
      return [...document.querySelectorAll(".whole")]
        .filter((each) => each.getClientRects().length > 1)
        .map((each) => `${quote(each.textContent ?? "")} is on two lines`);
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode));
    if (lines.length === 0) return ["the page shows no text"];
    const issues = [
      ...sideways(),
      ...lines.flatMap(cutOff),
      ...broken(),
      ...overlapping(lines.filter(({ isOverlay }) => !isOverlay)),
    ];
    return [...new Set(issues)];
  });
