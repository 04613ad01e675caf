import { chakra } from "@chakra-ui/react/styled-system";
import type { TextPart } from "./wordDifferences";

type Props = {
  parts: readonly TextPart[];
  /** "gone" strikes the marked words through; "there" puts a color behind them. */
  kind?: "gone" | "there";
};

/** A text with marks on the words in which it differs from another text. */
export function Marked({ parts, kind = "there" }: Props) {
  return (
    <chakra.span whiteSpace="pre-line">
      {parts.map(({ text, isMarked }, at) =>
        isMarked ? (
          <chakra.mark
            as={kind === "gone" ? "del" : "ins"}
            key={at}
            color={kind === "gone" ? "fg.muted" : "fg"}
            background={kind === "gone" ? "none" : "glass"}
            textDecoration={kind === "gone" ? "line-through" : "none"}
            borderRadius="2px"
          >
            {text}
          </chakra.mark>
        ) : (
          text
        ),
      )}
    </chakra.span>
  );
}
