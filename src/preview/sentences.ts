import type * as z from "zod";
import type { Fault } from "../content/check/issue";
import { capitalized } from "../content/plain/labels";
import { plainMessage, type ContentOf } from "../content/plain/plainFault";
import { harmless } from "../content/harmless";
import { childOf, metaOf } from "../content/schemaParts";

/** A place as the form names it: "testimonials › no. 2" is "Testimonials › testimonial 2". */
function labelOf(schema: z.ZodType, field: string): string {
  let at: z.ZodType | undefined = schema;
  return field
    .split(" › ")
    .map((step) => {
      const [, number] = /^no\. (\d+)$/.exec(step) ?? [];
      const singular = at && metaOf(at).singular;
      at = at && childOf(at, number === undefined ? step : 0);
      if (number !== undefined) return `${singular ?? "item"} ${number}`;
      return (at && metaOf(at).title) ?? capitalized(step);
    })
    .join(" › ");
}

/** Words with a mark at their end. */
export const withMark = (words: string) => (/[.?!]$/.test(words) ? words : `${words}.`);

const isMissing = ({ message }: Fault) => /^is (missing|empty);/.test(message);

/**
 * The faults of the open entry in sentences. They name fields as the form does, and no file: that is
 * before one's eyes.
 */
export function sentencesOf(
  schema: z.ZodType,
  faults: readonly Fault[],
  contentOf: ContentOf,
): string[] {
  const label = ({ field }: Fault) => (field === undefined ? "" : labelOf(schema, field));
  const missing = faults.filter((each) => each.field !== undefined && isMissing(each));
  const wrong = faults.filter((each) => each.field === undefined || !isMissing(each));
  return [
    ...(missing.length > 0 ? [`Still to fill in: ${missing.map(label).join(", ")}.`] : []),
    ...wrong.map((each) =>
      withMark(capitalized(harmless(`${label(each)} ${plainMessage(each, contentOf)}`.trim()))),
    ),
  ];
}
