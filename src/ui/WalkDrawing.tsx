import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { stagger } from "framer-motion/dom";
import { animate } from "framer-motion/dom/mini";
import { useEffect, useRef } from "react";
import { prefersStillness } from "./motion";

type Props = {
  drawing: Queries.CaptionedDrawingFragment;
  /** The SVG text of the drawing. */
  lines: string;
  shown: boolean;
};

/**
 * White lines over the dimmed photograph. The selectors name the colors in the drawings' files, and the width
 * of heavy lines.
 */
const styles: SystemStyleObject = {
  position: "absolute",
  zIndex: -1,
  left: "50%",
  top: "var(--middle)",
  width: "var(--drawn)",
  translate: "-50% -50%",
  pointerEvents: "none",
  opacity: 0,
  transition: "opacity var(--move)",
  "[data-drawn] &": { opacity: 1 },
  _print: { display: "none" },
  _highContrast: { forcedColorAdjust: "none", background: "bayDeep" },
  "& svg": { width: "100%", height: "auto", overflow: "visible", stroke: "paper" },
  "& [stroke='#857f72'], & [stroke-width='3.4']": { stroke: "accent" },
  "& [fill='#fff']": { fill: "{colors.bayDeep}" },
  "& [fill='#dbe6e7']": { fill: "{colors.bay}" },
  "& [fill='#e4dccf']": { fill: "{colors.field}" },
  "& [fill='#1f4e5a'], & [fill='#1b2a2f']": { fill: "{colors.paper}" },
};

/** Draws the lines one after the other, and fills them. */
function draw(svg: SVGSVGElement): void {
  const all = [...svg.querySelectorAll<SVGElement>("path, circle")];
  const isLine = (each: SVGElement) =>
    !each.closest("[stroke=none]") && !each.hasAttribute("stroke-dasharray");
  const delay = stagger(0.9 / all.length, { startDelay: 0.5 });
  for (const line of all.filter(isLine)) {
    line.setAttribute("pathLength", "1");
    line.style.strokeDasharray = "1";
  }
  void animate(all.filter(isLine), { strokeDashoffset: [1, 0] }, { delay, duration: 1.1 });
  void animate(all, { opacity: [0, 1] }, { delay, duration: 0.5 });
}

/** The drawing at the end of a walk. When it first appears, its lines are drawn one by one. */
export function WalkDrawing({ drawing, lines, shown }: Props) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown || root.current?.firstChild) return;
    const { documentElement } = new DOMParser().parseFromString(lines, "image/svg+xml");
    if (!(documentElement instanceof SVGSVGElement)) return;
    root.current?.append(documentElement);
    if (!prefersStillness()) draw(documentElement);
  }, [shown, lines]);

  return (
    <chakra.div ref={root} role="img" aria-label={drawing.alt} aria-hidden={!shown} css={styles} />
  );
}
