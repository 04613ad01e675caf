import { chakra } from "@chakra-ui/react/styled-system";
import * as z from "zod";
import { innermost } from "../../../../src/content/schema/schemaParts";
import { pluralize } from "../../../../src/content/words/wording";

/** The counter is highlighted at this many characters left, and below. */
const highlightFrom = 10;

type Props = {
  schema: z.ZodType;
  text: string;
  /** True if an error at the field already says how long the text may be. */
  isInvalid: boolean;
};

/** How many characters are left of a text of limited length. */
export function Counter({ schema, text, isInvalid }: Props) {
  const inner = innermost(schema);
  const most = inner instanceof z.ZodString ? inner.maxLength : null;
  const least = inner instanceof z.ZodString ? (inner.minLength ?? 0) : 0;
  if (most === null) return null;
  const { length } = text.trim();
  const left = most - length;
  const missing = length > 0 && length < least;
  const words = missing
    ? `${pluralize(least - length, "more character")} needed`
    : left < 0
      ? `This is ${pluralize(-left, "character")} too long.`
      : `${pluralize(left, "character")} left`;
  if (isInvalid && (missing || left < 0)) return null;
  const isHighlighted = left <= highlightFrom && !missing;
  return (
    <chakra.span
      alignSelf="flex-end"
      textStyle="xs"
      fontWeight={isHighlighted ? 650 : undefined}
      color={left < 0 ? "problem" : isHighlighted ? "fg" : "fg.muted"}
      background={isHighlighted && left >= 0 ? "accentPale" : undefined}
      paddingInline="1"
      borderRadius="l1"
    >
      {words}
    </chakra.span>
  );
}
