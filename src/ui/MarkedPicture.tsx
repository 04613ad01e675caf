import { chakra } from "@chakra-ui/react";
import { Picture } from "./Picture";

type Mark = { readonly x: number; readonly y: number };
type Props = {
  picture: Queries.PictureFragment;
  /** In the order of the list beside the picture; a null has no place on it. */
  marks: readonly (Mark | null)[];
  sizes: string;
  first?: boolean;
};

const Plate = chakra("div", {
  base: {
    position: "relative",
    "& img": { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" },
  },
});

const Callout = chakra("span", {
  base: {
    position: "absolute",
    display: "grid",
    placeItems: "center",
    width: { base: "1.5rem", md: "1.875rem" },
    height: { base: "1.5rem", md: "1.875rem" },
    transform: "translate(-50%, -50%)",
    borderRadius: "50%",
    border: "1.5px solid {colors.bandDeep}",
    background: "paper",
    color: "bandDeep",
    fontFamily: "display",
    fontSize: { base: "0.8125rem", md: "0.9375rem" },
    fontWeight: 700,
    lineHeight: 1,
    fontVariantNumeric: "lining-nums",
  },
});

/**
 * A photograph with numbers on it, keyed to a list beside it: the plate of a field guide. The
 * numbers are for the eye only, since the list says all.
 */
export function MarkedPicture({ marks, ...picture }: Props) {
  return (
    <Plate>
      <Picture {...picture} />
      {marks.map(
        (mark, index) =>
          mark && (
            <Callout key={index} aria-hidden style={{ left: `${mark.x}%`, top: `${mark.y}%` }}>
              {index + 1}
            </Callout>
          ),
      )}
    </Plate>
  );
}
