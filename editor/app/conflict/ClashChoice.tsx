import { RadioCard } from "@chakra-ui/react/radio-card";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useId } from "react";
import type { Clash } from "../session/state";
import { Marked } from "../ui/Marked";
import { wordDifferences } from "../ui/wordDifferences";
import { bothOf, type ClashInWords, type Sides } from "./clashInWords";

/** The choice for one clash: a side, and the value to keep. */
export type Choice = { side: "mine" | "theirs" | "both"; value: unknown };

type Props = {
  clash: Clash;
  words: ClashInWords;
  sides: Sides;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** The choice between yours, theirs and both, for one field. */
export function ClashChoice({ clash, words, sides, choice, onChoose }: Props) {
  const id = useId();
  const both = bothOf(clash);
  const [mine, theirs] = wordDifferences(words.mine, words.theirs);
  const where = [words.field, words.entry].filter(Boolean).join(", in ");
  const isText = typeof both === "string";

  function choose(side: Choice["side"]): void {
    const value = side === "both" ? both : clash[side];
    onChoose({ side, value });
  }

  const card = (side: Choice["side"], title: string, text?: React.ReactNode) => (
    <RadioCard.Item value={side} flex="none">
      <RadioCard.ItemHiddenInput aria-label={title} aria-describedby={`${id}-${side}`} />
      <RadioCard.ItemControl padding="3">
        <RadioCard.ItemIndicator borderColor="field" />
        <RadioCard.ItemContent>
          <RadioCard.ItemText>{title}</RadioCard.ItemText>
          <chakra.div id={`${id}-${side}`} maxHeight="14rem" overflowY="auto" fontWeight={400}>
            {text}
          </chakra.div>
        </RadioCard.ItemContent>
      </RadioCard.ItemControl>
    </RadioCard.Item>
  );

  return (
    <chakra.section marginBottom="4">
      <Text color="fg.muted" id={`${id}-where`} marginBottom="2">
        {where.replace(/\.?$/, ".")} Which words should visitors see?
      </Text>
      <RadioCard.Root
        size="sm"
        variant="outline"
        value={choice.side}
        aria-labelledby={`${id}-where`}
        onValueChange={({ value }) => choose(value as Choice["side"])}
        gap="2"
      >
        {card("mine", sides.mine, <Marked parts={mine} />)}
        {card("theirs", sides.theirs, <Marked parts={theirs} />)}
        {both !== undefined &&
          card(
            "both",
            isText ? "Both, put together by hand" : "Both: yours, then what is new in the other",
          )}
      </RadioCard.Root>
      {choice.side === "both" && isText && (
        <Textarea
          marginTop="2"
          aria-label={`${words.field ?? words.entry}, put together`}
          rows={4}
          css={{ fieldSizing: "content" }}
          maxHeight="16rem"
          value={typeof choice.value === "string" ? choice.value : ""}
          onChange={({ target }) => onChoose({ side: "both", value: target.value })}
        />
      )}
    </chakra.section>
  );
}
