import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { useSite } from "../site/useSite";
import { palette } from "../theme/palette";
import { sizeOfDrawing } from "./Drawing";
import { Picture } from "./Picture";
import { SiteLink } from "./SiteLink";
import { useWalk } from "./useWalk";
import type { Stop } from "./WalkCard";

/** A point, in percent from the left and from the top. */
type Point = { readonly x: number; readonly y: number };

type Props = {
  picture: Queries.PictureFragment;
  /** The stops in the order of their numbers. A stop without a hotspot is not on the picture. */
  stops: readonly (Stop & {
    readonly hotspot?: Point | null;
    /** The point at which the drawing shows the same part. */
    readonly inDrawing?: Point | null;
  })[];
  /** The drawing at the end of the walk. */
  drawing?: Queries.CaptionedDrawingFragment | null;
  /** The label of the button that leads to the form at the end of the walk. */
  quote?: string;
  sizes: string;
  first?: boolean;
  /**
   * May set five variables:
   * - `--shown`: the visible part of the picture, in percent of its height
   * - `--offset`: how far the picture is shifted down, in percent of its height; negative for up
   * - `--aim`: the x of the middle of the part that nothing covers, in percent of the picture's width
   * - `--inset`: from the picture's left edge to the words on the picture and the card, as a CSS length
   * - `--lift`: how much of the picture's lower part the card covers, as a CSS length
   */
  css?: SystemStyleObject;
  style?: CSSProperties;
};

/**
 * The shift that brings a hotspot as close to its aim as the edges of the zoomed picture allow, in percent of
 * the picture.
 */
const shift = (aim: string, at: string, shown: string) =>
  `clamp(${shown} * (1 - var(--zoom)), ${aim} - var(--zoom) * ${at}, 0)`;

const styles = {
  root: { position: "relative", "--offset": "0", "--shown": "100" },
  // With `clip`, a focused hotspot beyond the edge cannot scroll the frame.
  frame: {
    position: "relative",
    overflow: "clip",
    minHeight: 0,
    aspectRatio: "calc(150 / var(--shown))",
  },
  image: {
    position: "relative",
    isolation: "isolate",
    transform: "translateY(calc(var(--offset) * 1%))",
    "& img": { layerStyle: "photo", position: "relative", zIndex: -2 },
  },
  // The next styles apply after the first use of a hotspot.
  walked: {
    "--move": "700ms cubic-bezier(0.5, 0, 0.15, 1)",
    "--left": shift("var(--aim, 50)", "var(--x)", "100"),
    "--top": shift("var(--shown) / 2", "(var(--y) + var(--offset))", "var(--shown)"),
    // The drawing is as large as the frame allows, in its middle.
    "--drawn": "min(94cqw, 90cqh * var(--shape))",
    "--middle": "calc(50cqh - var(--offset) * 1%)",
  },
  container: { containerType: "size" },
  moving: {
    transformOrigin: "0 0",
    translate: "calc(var(--left) * 1%) calc(var(--top) * 1%)",
    scale: "var(--zoom)",
    transition: "translate var(--move), scale var(--move)",
    "& > a": {
      scale: "calc(1 / var(--zoom))",
      transition: "scale var(--move), left var(--move), top var(--move), opacity 300ms",
    },
    "& > a[aria-current], [data-drawn] & > a": {
      background: "accent",
      borderColor: "accent",
      color: "bayDeep",
    },
    // A number that has no place in the drawing is invisible. If this number takes the focus, the walk goes
    // back to the photograph.
    "& > a[data-away]": { opacity: 0, pointerEvents: "none" },
    _print: { "&, & > a": { translate: "none", scale: "none", transition: "none" } },
  },
  // A light around the hotspot: everything else is darker. The light closes before the drawing appears.
  light: {
    position: "absolute",
    zIndex: -1,
    left: "calc(var(--x) * 1%)",
    top: "calc(var(--y) * 1%)",
    width: "32cqh",
    aspectRatio: "1",
    translate: "-50% -50%",
    borderRadius: "50%",
    background: `radial-gradient(closest-side, transparent 55%, ${palette.bayDeep}94)`,
    boxShadow: `0 0 0 200vmax ${palette.bayDeep}94`,
    pointerEvents: "none",
    opacity: 0,
    transition:
      "left var(--move), top var(--move), width var(--move), box-shadow var(--move), opacity 400ms",
    "&[data-open]": { opacity: 1 },
    "[data-drawn] &": { width: 0, boxShadow: `0 0 0 200vmax ${palette.bayDeep}d9` },
    _print: { display: "none" },
  },
  // Words in the upper left corner of the visible part, which is in the first view even on low screens. With a
  // number there, the words are in the lower left corner. The numbers and their touch areas cover the words.
  cue: {
    position: "absolute",
    zIndex: -1,
    left: { base: "{spacing.gutter}", lg: "var(--inset)" },
    top: "calc(0.75rem - var(--offset) * 1%)",
    "&[data-below]": {
      top: "auto",
      bottom: "calc((100 - var(--shown) + var(--offset)) * 1% + 0.75rem)",
    },
    padding: "0.2rem 0.6rem",
    borderRadius: "soft",
    background: "bayDeep",
    color: "paper",
    fontSize: "note",
    _print: { display: "none" },
  },
} satisfies Record<string, SystemStyleObject>;

/** A hotspot: a number on a photograph. */
const Hotspot = chakra(SiteLink, {
  base: {
    "--size": { base: "1.625rem", md: "2.125rem" },
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: "var(--size)",
    height: "var(--size)",
    // The margin centers the hotspot. With a transform instead, the touch area of the hotspot would cover the
    // hotspot before it.
    margin: "calc(var(--size) / -2)",
    borderRadius: "50%",
    border: "1.5px solid {colors.bayDeep}",
    boxShadow: "0 0 0 3px rgba(255, 255, 255, 0.45)",
    background: "paper",
    color: "bayDeep",
    textStyle: "numeral",
    fontSize: { base: "0.9375rem", md: "1.0625rem" },
    textDecoration: "none",
    _hover: { background: "bayDeep", color: "paper", textDecoration: "none" },
    // The focus ring stands out on any photograph.
    _focusVisible: { borderRadius: "50%", boxShadow: "0 0 0 3px {colors.paper}" },
    // The touch area is below all numbers and above the photograph.
    _before: {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "calc((100% - 2.75rem) / 2)",
      borderRadius: "50%",
    },
  },
});

/**
 * A photograph with hotspots that link to a list. With scripts, a click on a hotspot zooms in on its place,
 * and a card appears below the photograph. At the end, the numbers move to their places in a drawing.
 */
export function ImageWithHotspots(props: Props) {
  const { stops, drawing, quote, css, style, sizes, ...picture } = props;
  const marked = stops.flatMap(({ hotspot, ...stop }, index) =>
    hotspot ? [{ ...stop, number: index + 1, ...hotspot }] : [],
  );
  const { root, linkTo, at, open, isDrawn, leave, close, card, lineDrawing } = useWalk(
    marked,
    drawing,
    quote,
  );
  const { cue } = useSite().site.walk;
  const place = at === null ? undefined : (marked[at] ?? marked.at(-1));
  const { width, height } = sizeOfDrawing(drawing?.name ?? "");
  const shape = width / height;
  const walk = place && {
    "--x": place.x,
    "--y": place.y,
    "--zoom": open && !isDrawn ? 2 : 1,
    "--shape": shape,
  };
  /** The place of a number: on the photograph, or in the drawing. */
  const placeOf = ({ x, y, inDrawing }: (typeof marked)[number]) =>
    isDrawn && inDrawing
      ? {
          left: `calc(50cqw + ${(inDrawing.x - 50) / 100} * var(--drawn))`,
          top: `calc(var(--middle) + ${(inDrawing.y - 50) / 100 / shape} * var(--drawn))`,
        }
      : { left: `${x}%`, top: `${y}%` };
  return (
    <chakra.figure
      ref={root}
      // If the focus leaves the figure, the walk ends: its card would cover the element with the focus.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
      }}
      data-drawn={isDrawn || undefined}
      css={[styles.root, css, place && styles.walked]}
      style={{ ...style, ...walk } as CSSProperties}
    >
      <chakra.div css={[styles.frame, place && styles.container]}>
        <chakra.div
          css={[styles.image, place && styles.moving]}
          // The second click of a double click on a hotspot lands on the picture, too.
          onClick={({ target, detail }) =>
            detail < 2 && target instanceof HTMLImageElement && close()
          }
        >
          <Picture {...picture} sizes={place ? "200vw" : sizes} />
          {place && <chakra.span css={styles.light} data-open={open || undefined} />}
          {cue && !place && marked.length > 0 && (
            <chakra.p
              css={styles.cue}
              data-below={marked.some(({ x, y }) => x < 60 && y < 20) || undefined}
            >
              {cue}
            </chakra.p>
          )}
          {lineDrawing}
          {marked.map((each, index) => (
            <Hotspot
              key={each.number}
              to={each.href}
              aria-label={`${each.number}: ${each.name}`}
              aria-current={(open && each === place) || undefined}
              data-away={(isDrawn && !each.inDrawing) || undefined}
              style={placeOf(each)}
              {...linkTo(index)}
            >
              {each.number}
            </Hotspot>
          ))}
        </chakra.div>
      </chakra.div>
      {card}
    </chakra.figure>
  );
}
