import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { Picture } from "./Picture";
import { SiteLink } from "./SiteLink";
import { useWalk, type Stop } from "./useWalk";

/** In percent from the left and from the top. */
type Point = { readonly x: number; readonly y: number };

type Props = {
  picture: Queries.PictureFragment;
  /** The hotspots in order. A stop without a hotspot has no place on the picture. */
  stops: readonly (Stop & { readonly hotspot?: Point | null })[];
  /** The drawing at the end of the walk. */
  drawing?: Queries.CaptionedDrawingFragment | null;
  sizes: string;
  first?: boolean;
  /**
   * In percent of the picture's height. `--shown`: the visible part. `--offset`: how far the picture
   * is shifted down; negative for up.
   */
  css?: SystemStyleObject;
  style?: CSSProperties;
};

/**
 * The final position of a hotspot, in percent of the picture: as close to its aim as the edges
 * allow.
 */
const shift = (aim: string, at: string, shown: string) =>
  `clamp(${shown} * (1 - var(--zoom)), ${aim} - var(--zoom) * ${at}, 0)`;

const styles = {
  root: { position: "relative", "--offset": "0", "--shown": "100" },
  // Clipping prevents scrolling, which a focused hotspot beyond the edge would cause.
  frame: { overflow: "clip", minHeight: 0, aspectRatio: "calc(150 / var(--shown))" },
  image: {
    position: "relative",
    isolation: "isolate",
    transform: "translateY(calc(var(--offset) * 1%))",
    "& img": { layerStyle: "photo", position: "relative", zIndex: -2 },
  },
  // Applies after the first use of a hotspot.
  walked: {
    "--move": "450ms cubic-bezier(0.3, 0, 0.15, 1)",
    "--aim": { base: "50", md: "var(--aside)" },
    "--left": shift("var(--aim)", "var(--x)", "100"),
    "--top": shift("var(--shown) / 2", "(var(--y) + var(--offset))", "var(--shown)"),
  },
  moving: {
    transformOrigin: "0 0",
    translate: "calc(var(--left) * 1%) calc(var(--top) * 1%)",
    scale: "var(--zoom)",
    transition: "translate var(--move), scale var(--move)",
    "& > a": { scale: "calc(1 / var(--zoom))", transition: "scale var(--move)" },
    "& > a[aria-current]": { background: "bayDeep", color: "paper" },
    _print: { "&, & > a": { translate: "none", scale: "none", transition: "none" } },
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
    // A transform would put the touch area of a hotspot above the hotspot before it.
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
    // The touch area, below all numbers and above the photograph.
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
 * A photograph with hotspots that link to a list. With scripts, a hotspot zooms in on its place,
 * and shows a card about it.
 */
export function ImageWithHotspots({ stops, drawing, css, style, sizes, ...picture }: Props) {
  const marked = stops.flatMap(({ hotspot, ...stop }, index) =>
    hotspot ? [{ stop, number: index + 1, ...hotspot }] : [],
  );
  const { root, linkTo, at, open, leave, close, card } = useWalk(marked, drawing);
  // The drawing covers the picture at its last hotspot.
  const place = at === null ? undefined : (marked[at] ?? marked.at(-1));
  const walk = place && {
    "--x": place.x,
    "--y": place.y,
    "--zoom": open ? 2 : 1,
    // The card is on the side with more of the picture.
    "--aside": place.x < 50 ? 30 : 70,
  };
  return (
    <chakra.figure
      ref={root}
      // The card would cover what has the focus.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave();
      }}
      css={[styles.root, css, place && styles.walked]}
      style={{ ...style, ...walk } as CSSProperties}
    >
      <chakra.div css={styles.frame}>
        <chakra.div
          css={[styles.image, place && styles.moving]}
          // The second click of a double click on a hotspot lands on the picture, too.
          onClick={({ target, detail }) =>
            detail < 2 && target instanceof HTMLImageElement && close()
          }
        >
          <Picture {...picture} sizes={place ? "200vw" : sizes} />
          {marked.map(({ stop, number, x, y }, index) => (
            <Hotspot
              key={number}
              to={stop.href}
              aria-label={`${number}: ${stop.name}`}
              aria-current={(open && number === place?.number) || undefined}
              style={{ left: `${x}%`, top: `${y}%` }}
              {...linkTo(index)}
            >
              {number}
            </Hotspot>
          ))}
        </chakra.div>
      </chakra.div>
      {card}
    </chakra.figure>
  );
}
