/**
 * The colors of the site. Each color meets WCAG AA where it is used. Styles use the names in
 * semanticTokens.ts. The colors here are not tokens, because pages would then carry every color twice.
 */
export const palette = {
  white: "#FFF",
  ink: "#1B2A2F",
  inkSoft: "#5B6B70",
  bay: "#1F4E5A",
  bayDeep: "#16343C",
  bayPale: "#C7D6D8",
  water: "#DBE6E7",
  brick: "#B9471B",
  brickDeep: "#A23C14",
  sand: "#F7F3EC",
  line: "#E4DCCF",
  lineStrong: "#857F72",
  lineDeep: "#C7D6D842",
  amber: "#F2B56B",
  star: "#AD7412",
} as const;
