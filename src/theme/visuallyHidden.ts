/** Styles of words that are not seen, for those who hear the page. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
