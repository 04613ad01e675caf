import { defineLayerStyles, defineTextStyles } from "@chakra-ui/react/styled-system";
import { photoShape } from "./photoShape";

/**
 * Styles of text in the display font; headings have their own. A style beside `textStyle` can override a value.
 */
export const textStyles = defineTextStyles({
  /** Very large numbers: years, prices, the phone number. */
  figure: {
    value: { fontFamily: "display", fontWeight: 700, lineHeight: 1, letterSpacing: "-0.03em" },
  },
  /** The numbers of lists and scales. */
  numeral: { value: { fontFamily: "display", fontWeight: 700, lineHeight: 1 } },
  /** Names and questions. */
  name: { value: { fontFamily: "display", fontWeight: 650 } },
  /** A person's words. */
  quote: { value: { fontFamily: "display", fontWeight: 500, lineHeight: 1.42 } },
});

export const layerStyles = defineLayerStyles({
  /** A photograph as wide as its container. */
  photo: { value: { width: "100%", aspectRatio: photoShape, objectFit: "cover" } },
});

/** A person's words in large letters. The larger the letters, the closer are the lines. */
export const largeQuote = {
  fontSize: "quote",
  lineHeight: "calc(1.15em + 0.3rem)",
  letterSpacing: "-0.015em",
} as const;

/** Hides text from view. Screen readers still read it. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** The distance from the edge of the window to the first column. 50vw includes half of the scroll bar. */
export const pageEdge = "max({spacing.gutter}, 50vw - {sizes.wrap} / 2)";
