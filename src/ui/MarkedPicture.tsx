import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { Picture } from "./Picture";

type Mark = { readonly x: number; readonly y: number };
type Props = {
  picture: Queries.PictureFragment;
  /** In the order of the list below the picture; a null has no place on it. */
  marks: readonly (Mark | null)[];
  /** What a number leads to, and its name. Without it, numbers are for the eye only. */
  entry?: (index: number) => { href: string; name: string };
  sizes: string;
  first?: boolean;
};

/** A number on a photograph. */
const callout = defineRecipe({
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: { base: "1.625rem", md: "2.125rem" },
    height: { base: "1.625rem", md: "2.125rem" },
    transform: "translate(-50%, -50%)",
    borderRadius: "50%",
    border: "1.5px solid {colors.bandDeep}",
    background: "paper",
    color: "bandDeep",
    textStyle: "numeral",
    fontSize: { base: "0.875rem", md: "1.0625rem" },
    textDecoration: "none",
    "a&": {
      boxShadow: "0 0 0 3px rgba(255, 255, 255, 0.45)",
      _hover: { background: "bandDeep", color: "paper", textDecoration: "none" },
      _focusVisible: { borderRadius: "50%" },
    },
  },
});

const Plate = chakra("div", { base: { position: "relative", "& img": { layerStyle: "photo" } } });

/** Percent of the picture from its edge, so that a number is whole on the smallest phone, too. */
const edge = { x: 4, y: 6 };

const within = (percent: number, least: number) => Math.min(100 - least, Math.max(least, percent));

const Callout = chakra("span", callout);
const CalloutLink = chakra("a", callout);

/**
 * A photograph with numbers on it, keyed to a list: the plate of a field guide. The numbers lead to
 * the list's entries, or are for the eye only, since the list says all.
 */
export function MarkedPicture({ marks, entry, ...picture }: Props) {
  return (
    <Plate>
      <Picture {...picture} />
      {marks.map((mark, index) => {
        if (!mark) return null;
        const style = { left: `${within(mark.x, edge.x)}%`, top: `${within(mark.y, edge.y)}%` };
        if (!entry)
          return (
            <Callout key={index} aria-hidden style={style}>
              {index + 1}
            </Callout>
          );
        const { href, name } = entry(index);
        return (
          <CalloutLink key={index} href={href} aria-label={`${index + 1}: ${name}`} style={style}>
            {index + 1}
          </CalloutLink>
        );
      })}
    </Plate>
  );
}
