import type { ComponentType } from "react";
import * as z from "zod";
import { innermost, metaOf } from "../../../src/content/schema/schemaParts";
import { AddressControl } from "./controls/AddressControl";
import { ChoiceControl } from "./controls/ChoiceControl";
import { FlagControl } from "./controls/FlagControl";
import { LongTextControl } from "./controls/LongTextControl";
import { NumberControl } from "./controls/NumberControl";
import { HideControl } from "./controls/HideControl";
import { PointControl } from "./controls/PointControl";
import { ReferenceControl } from "./controls/ReferenceControl";
import { StarsControl } from "./controls/StarsControl";
import { SuggestedTextControl } from "./controls/SuggestedTextControl";
import { TextControl } from "./controls/TextControl";
import type { ControlProps } from "./fieldProps";

type Drawn = {
  Control: ComponentType<ControlProps>;
  /**
   * Where the label goes: to an "input"; to a "group" of controls, as its legend; or nowhere, because the
   * control shows its "own" label.
   */
  labels: "input" | "group" | "own";
};

const drawn = (Control: Drawn["Control"], labels: Drawn["labels"] = "input"): Drawn => ({
  Control,
  labels,
});

/**
 * The controls by the `kind` of a field, which tells apart fields of one type
 * (src/content/schema/fields.ts).
 */
const ofKinds: Readonly<Record<string, Drawn | undefined>> = {
  longText: drawn(LongTextControl),
  reference: drawn(ReferenceControl),
  address: drawn(AddressControl),
  category: drawn(SuggestedTextControl),
  hidden: drawn(HideControl, "own"),
  time: drawn(TextControl),
  stars: drawn(StarsControl, "group"),
  point: drawn(PointControl, "group"),
};

/** The control for a schema of the model. */
export function controlOf(schema: z.ZodType): Drawn {
  const { kind, suggestions } = metaOf(schema);
  const inner = innermost(schema);
  const ofKind = kind && ofKinds[kind];
  if (ofKind) return ofKind;
  if (inner instanceof z.ZodEnum) return drawn(ChoiceControl);
  if (inner instanceof z.ZodBoolean) return drawn(FlagControl, "own");
  if (inner instanceof z.ZodNumber) return drawn(NumberControl);
  if (suggestions) return drawn(SuggestedTextControl);
  if (inner instanceof z.ZodString) return drawn(TextControl);
  throw new Error(`The editor has no field for ${schema.type} yet.`);
}
