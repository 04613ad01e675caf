import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { phoneParts, telLink } from "../site/contactLinks";
import { useSite } from "../site/useSite";

/** A very large phone number, for the dark sections that ask for a call. */
export const largePhone = {
  display: "inline-block",
  marginTop: "1.75rem",
  // If a visitor's settings widen the letter spacing, the number may take two lines.
  whiteSpace: "normal",
  textStyle: "figure",
  color: "accent",
  textDecoration: "none",
  _hover: { textDecoration: "underline" },
};

const Whole = ({ children }: { children: string }) => <span className="whole">{children}</span>;

type WordsProps = {
  number: string;
  /** True for letters so large that the area code may be on a line of its own. */
  large?: boolean;
};

/** A phone number as text. A line may break only between its parts, never at the hyphen. */
export function PhoneWords({ number, large = false }: WordsProps) {
  const [main, extension] = phoneParts(number);
  if (extension === undefined && !large) return main;
  if (extension === undefined)
    return main
      .split(/(\S+-\S+)/)
      .map((part, index) => (index % 2 === 0 ? part : <Whole key={part}>{part}</Whole>));
  return (
    <>
      <Whole>{main}</Whole> <Whole>{extension}</Whole>
    </>
  );
}

/** The phone number as a link that calls it. */
export function PhoneLink({ css, large }: { css?: SystemStyleObject; large?: boolean }) {
  const { number } = useSite().site.phone;
  const [, extension] = phoneParts(number);
  const whiteSpace = extension === undefined ? "nowrap" : "normal";
  return (
    <chakra.a href={telLink(number)} css={[{ whiteSpace, wordSpacing: "0.1em" }, css]}>
      <PhoneWords number={number} large={large} />
    </chakra.a>
  );
}
