import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { telLink, useSite } from "../site/useSite";

/** A very large phone number, for the dark sections that ask for a call. */
export const largePhone = {
  display: "inline-block",
  marginTop: "1.75rem",
  // With wide letter spacing, it takes two lines.
  whiteSpace: "normal",
  textStyle: "figure",
  color: "accent",
  textDecoration: "none",
  _hover: { textDecoration: "underline" },
};

/** The phone number as a link that calls it. */
export function PhoneLink({ css }: { css?: SystemStyleObject }) {
  const { number } = useSite().site.phone;
  return (
    <chakra.a href={telLink(number)} css={[{ whiteSpace: "nowrap" }, css]}>
      {number}
    </chakra.a>
  );
}
