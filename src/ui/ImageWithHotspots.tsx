import { chakra, defineRecipe, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { CSSProperties } from "react";
import { Picture } from "./Picture";
import { useWalk, type Stop } from "./useWalk";

type Mark = { readonly x: number; readonly y: number };
type Props = {
  picture: Queries.PictureFragment;
  /** In the order of their numbers; one without a mark has no place on the picture. */
  stops: readonly (Stop & { readonly mark: Mark | null })[];
  sizes: string;
  first?: boolean;
  /** `--shown`: how much of the picture's height is seen, in percent. `--cut`: where that begins. */
  css?: SystemStyleObject;
  style?: CSSProperties;
};

/** Where a number ends up, in percent of the picture: as near to its aim as the edges permit. */
const shift = (aim: string, at: string, shown: string) =>
  `clamp(${shown} * (1 - var(--zoom)), ${aim} - var(--zoom) * ${at}, 0)`;

const styles = {
  root: { position: "relative", "--cut": "0", "--shown": "100" },
  // What is clipped has no place to scroll to, as a focused number beyond the edge would have it.
  frame: { overflow: "clip", minHeight: 0, aspectRatio: "calc(150 / var(--shown))" },
  plate: {
    position: "relative",
    isolation: "isolate",
    transform: "translateY(calc(var(--cut) * 1%))",
    "& img": { layerStyle: "photo", position: "relative", zIndex: -2 },
  },
  // From the first touch on.
  walked: {
    "--move": "450ms cubic-bezier(0.3, 0, 0.15, 1)",
    "--aim": { base: "50", md: "var(--aside)" },
    "--left": shift("var(--aim)", "var(--x)", "100"),
    "--top": shift("var(--shown) / 2", "(var(--y) + var(--cut))", "var(--shown)"),
  },
  moving: {
    transformOrigin: "0 0",
    translate: "calc(var(--left) * 1%) calc(var(--top) * 1%)",
    scale: "var(--zoom)",
    transition: "translate var(--move), scale var(--move)",
    "& > a": { scale: "calc(1 / var(--zoom))", transition: "scale var(--move)" },
    "& > a[aria-current]": { background: "bandDeep", color: "paper" },
    _print: { "&, & > a": { translate: "none", scale: "none", transition: "none" } },
  },
} satisfies Record<string, SystemStyleObject>;

/** A number on a photograph. */
const callout = defineRecipe({
  base: {
    "--size": { base: "1.625rem", md: "2.125rem" },
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: "var(--size)",
    height: "var(--size)",
    // A transform would keep the room for a finger above the number before it.
    margin: "calc(var(--size) / -2)",
    borderRadius: "50%",
    border: "1.5px solid {colors.bandDeep}",
    boxShadow: "0 0 0 3px rgba(255, 255, 255, 0.45)",
    background: "paper",
    color: "bandDeep",
    textStyle: "numeral",
    fontSize: { base: "0.9375rem", md: "1.0625rem" },
    textDecoration: "none",
    _hover: { background: "bandDeep", color: "paper", textDecoration: "none" },
    _focusVisible: { borderRadius: "50%" },
    // Room for a finger, below all numbers and above the photograph.
    _before: {
      content: '""',
      position: "absolute",
      zIndex: -1,
      inset: "calc((100% - 2.75rem) / 2)",
      borderRadius: "50%",
    },
  },
});

/** Percent of the picture from its edge, so that a number is whole on the smallest phone, too. */
const edge = { x: 4, y: 6 };

const within = (percent: number, least: number) => Math.min(100 - least, Math.max(least, percent));

/** Where a number stands, in percent. */
const placeOf = ({ x, y }: Mark) => ({ x: within(x, edge.x), y: within(y, edge.y) });

const CalloutAnchor = chakra("a", callout);
const CalloutLink = chakra(Link, callout);

/**
 * A photograph with numbers on it that lead where a list says: the plate of a field guide. With
 * scripts a number moves in on its place, and tells on a card what is there.
 */
export function ImageWithHotspots({ stops, css, style, sizes, ...picture }: Props) {
  const marked = stops.flatMap(({ mark, ...stop }, index) =>
    mark ? [{ stop, number: index + 1, ...placeOf(mark) }] : [],
  );
  const { root, linkTo, at, open, close, card } = useWalk(marked);
  const place = marked[at ?? -1];
  const walk = place && {
    "--x": place.x,
    "--y": place.y,
    "--zoom": open ? 2 : 1,
    // The card stands on the side that has more of the picture.
    "--aside": place.x < 50 ? 30 : 70,
  };
  return (
    <chakra.figure
      ref={root}
      css={[styles.root, css, place && styles.walked]}
      style={{ ...style, ...walk } as CSSProperties}
    >
      <chakra.div css={styles.frame}>
        <chakra.div
          css={[styles.plate, place && styles.moving]}
          onClick={({ target }) => target instanceof HTMLImageElement && close()}
        >
          <Picture {...picture} sizes={place ? "200vw" : sizes} />
          {marked.map(({ stop, number, x, y }, index) => {
            const props = {
              "aria-label": `${number}: ${stop.name}`,
              "aria-current": (open && index === at) || undefined,
              style: { left: `${x}%`, top: `${y}%` },
              ...linkTo(index),
            };
            return stop.href.startsWith("#") ? (
              <CalloutAnchor key={number} href={stop.href} {...props}>
                {number}
              </CalloutAnchor>
            ) : (
              <CalloutLink key={number} to={stop.href} {...props}>
                {number}
              </CalloutLink>
            );
          })}
        </chakra.div>
      </chakra.div>
      {card}
    </chakra.figure>
  );
}
