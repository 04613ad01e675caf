import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { phoneParts, telLink } from "../site/contactLinks";
import { useSite } from "../site/useSite";

/** A very large phone number, for the dark sections that ask for a call. */
export const largePhone = {
  display: "inline-block",
  marginTop: "1.75rem",
  // With wide letter spacing, the number takes two lines.
  whiteSpace: "normal",
  textStyle: "figure",
  color: "accent",
  textDecoration: "none",
  _hover: { textDecoration: "underline" },
};

/** A phone number as text. A line may break only before the extension. */
export function PhoneWords({ number }: { number: string }) {
  const [main, extension] = phoneParts(number);
  if (extension === undefined) return main;
  return (
    <>
      <span className="whole">{main}</span> <span className="whole">{extension}</span>
    </>
  );
}

/** The phone number as a link that calls it. */
export function PhoneLink({ css }: { css?: SystemStyleObject }) {
  const { number } = useSite().site.phone;
  const [, extension] = phoneParts(number);
  const whiteSpace = extension === undefined ? "nowrap" : "normal";
  return (
    <chakra.a href={telLink(number)} css={[{ whiteSpace }, css]}>
      <PhoneWords number={number} />
    </chakra.a>
  );
}
