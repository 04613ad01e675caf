import * as z from "zod";
import { normalized } from "./normalize";
import { capitalized, cut } from "../words/wording";
import {
  childOf,
  derivedTextsOf,
  innermost,
  isGroup,
  metaOf,
  valueAt,
  type Path,
} from "./schemaParts";

/** A shortened text on one line, in quotation marks. */
export const curlyQuoted = (text: string): string =>
  `“${cut(text.replaceAll(/\s+/g, " ").trim())}”`;

/**
 * The text that distinguishes a group from others in its list: its derived texts, or else its first text for
 * readers.
 */
export function itemTitle(schema: z.ZodType, group: Record<string, unknown>): string | undefined {
  const inner = innermost(schema);
  if (!(inner instanceof z.ZodObject)) return undefined;
  if (metaOf(inner).derivedTexts) {
    const { success, data } = inner.safeParse(normalized(inner, group));
    return success
      ? derivedTextsOf(inner, data)
          .map(([, text]) => text)
          .join(" ")
      : undefined;
  }
  const fields = Object.entries(inner.shape) as [string, z.ZodType][];
  const key = fields.find(
    ([, field]) => innermost(field) instanceof z.ZodString && !metaOf(field).isReadByPrograms,
  )?.[0];
  const text = key === undefined ? undefined : group[key];
  return typeof text === "string" ? text : undefined;
}

/** The labels that lead to a place, as in the form. */
export function labelsOfPath(schema: z.ZodType, path: Path, content: unknown): string[] {
  const labels: string[] = [];
  let field: z.ZodType | undefined = schema;
  path.forEach((step, depth) => {
    const outer = field;
    field = field && childOf(field, step);
    if (typeof step === "string") {
      labels.push((field && metaOf(field).title) ?? capitalized(step));
      return;
    }
    const item = valueAt(content, path.slice(0, depth + 1));
    const name = field && isGroup(item) ? itemTitle(field, item) : undefined;
    const singular = (outer && metaOf(outer).singular) ?? "item";
    labels.push(name === undefined ? `${capitalized(singular)} ${step + 1}` : curlyQuoted(name));
  });
  return labels.filter((label, at) => label !== labels[at - 1]);
}
