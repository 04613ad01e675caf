import { RatingGroup } from "@chakra-ui/react/rating-group";
import * as z from "zod";
import { innermost } from "../../../../src/content/schema/schemaParts";
import { pluralize } from "../../../../src/content/words/wording";
import type { ControlProps } from "../fieldProps";
import { fieldId, useSet } from "../FormContext";

/** A rating as stars. */
export function StarsControl({ schema, path, value, label }: ControlProps) {
  const set = useSet(path);
  const inner = innermost(schema);
  const most = (inner instanceof z.ZodNumber && inner.maxValue) || 5;
  return (
    <RatingGroup.Root
      data-field={path}
      ids={{ hiddenInput: fieldId(path), control: `${fieldId(path)}-stars` }}
      count={most}
      value={typeof value === "number" ? value : 0}
      onValueChange={({ value: stars }) => set(stars)}
      size="lg"
      css={{
        "& [data-highlighted] [data-fg]": { color: "stars" },
        // Stars that are not given yet are hollow, as on the page.
        "& [data-bg]": { color: "stars" },
        "& [data-bg] *": { fill: "none", stroke: "currentColor", strokeWidth: "1.5" },
        // The stars are large enough for a finger.
        "& [data-part=item]": {
          padding: { base: "1.5", lg: "0" },
          fontSize: { base: "1.75rem", lg: "1.5rem" },
          borderRadius: "l2",
        },
      }}
      translations={{ ratingValueText: (stars) => pluralize(stars, "star") }}
    >
      <RatingGroup.HiddenInput />
      <RatingGroup.Control aria-label={label} />
    </RatingGroup.Root>
  );
}
