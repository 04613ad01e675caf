import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import { Picture } from "./Picture";

type Mark = { readonly x: number; readonly y: number };
type Props = {
  picture: Queries.PictureFragment;
  /** In the order of the list below the picture; a null has no place on it. */
  marks: readonly (Mark | null)[];
  /** What a number leads to, and its name. */
  entry: (index: number) => { href: string; name: string };
  sizes: string;
  first?: boolean;
};

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

const Plate = chakra("div", {
  base: {
    position: "relative",
    isolation: "isolate",
    "& img": { layerStyle: "photo", position: "relative", zIndex: -2 },
  },
});

/** Percent of the picture from its edge, so that a number is whole on the smallest phone, too. */
const edge = { x: 4, y: 6 };

const within = (percent: number, least: number) => Math.min(100 - least, Math.max(least, percent));

const CalloutAnchor = chakra("a", callout);
const CalloutLink = chakra(Link, callout);

/** A photograph with numbers on it that lead where a list says: the plate of a field guide. */
export function ImageWithHotspots({ marks, entry, ...picture }: Props) {
  return (
    <Plate>
      <Picture {...picture} />
      {marks.map((mark, index) => {
        if (!mark) return null;
        const { href, name } = entry(index);
        const props = {
          "aria-label": `${index + 1}: ${name}`,
          style: { left: `${within(mark.x, edge.x)}%`, top: `${within(mark.y, edge.y)}%` },
        };
        return href.startsWith("#") ? (
          <CalloutAnchor key={index} href={href} {...props}>
            {index + 1}
          </CalloutAnchor>
        ) : (
          <CalloutLink key={index} to={href} {...props}>
            {index + 1}
          </CalloutLink>
        );
      })}
    </Plate>
  );
}
