/** The phone number as large as a picture, on the dark bands that ask for a call. */
export const largePhone = {
  display: "inline-block",
  marginTop: "1.75rem",
  fontFamily: "display",
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: "-0.03em",
  color: "accent",
  textDecoration: "none",
  _hover: { textDecoration: "underline" },
};
