import * as z from "zod";
import { innermost, metaOf } from "../../../../src/content/schema/schemaParts";
import type { ControlProps } from "../fieldProps";
import { NativeChoice } from "./NativeChoice";

/** One of a few fixed words. */
export function ChoiceControl(props: ControlProps) {
  const inner = innermost(props.schema);
  const { labels } = metaOf(props.schema);
  const values = inner instanceof z.ZodEnum ? (inner.options as string[]) : [];
  const options = values.map((value) => ({ value, label: labels?.[value] ?? value }));
  return <NativeChoice {...props} options={options} prompt="Choose" />;
}
