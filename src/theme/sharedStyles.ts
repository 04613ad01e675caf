import { defineLayerStyles, defineTextStyles } from "@chakra-ui/react/styled-system";

/** What is set in the display font beside headings. A style's own values stand after its name. */
export const textStyles = defineTextStyles({
  /** Numbers as large as pictures: years, prices, the phone. */
  figure: {
    value: { fontFamily: "display", fontWeight: 700, lineHeight: 1, letterSpacing: "-0.03em" },
  },
  /** The numbers of lists and scales. */
  numeral: { value: { fontFamily: "display", fontWeight: 700, lineHeight: 1 } },
  /** Names and questions. */
  name: { value: { fontFamily: "display", fontWeight: 650 } },
  /** What a person says. */
  quote: { value: { fontFamily: "display", fontWeight: 500, lineHeight: 1.42 } },
});

export const layerStyles = defineLayerStyles({
  /** A photograph as wide as its place. */
  photo: { value: { width: "100%", aspectRatio: "3 / 2", objectFit: "cover" } },
});

/** Of words that are not seen, for those who hear the page. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
