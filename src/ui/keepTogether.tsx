import type { ReactNode } from "react";

/**
 * Phone numbers, ranges of numbers with their unit, and short compounds: "(410) 555-0142", "5–10 days",
 * "8:30am–6pm", "Monday–Friday", "well-built".
 */
const joined =
  /(\(\d{3}\) \d{3}-\d{4}|\$?\d[\d,]*[–-]\$?\d[\d,]*(?:%| (?:hours?|days?|weeks?|months?|years?|inches))?|\b\w{1,9}(?::\d\d[ap]m)?[–-]\w{1,9}(?::\d\d[ap]m)?\b)/;

/** True if a part fits on one line of a heading on the smallest phone. Capital letters are wide. */
const fits = (part: string) => part.length <= (/[a-z]|\d/.test(part) ? 22 : 12);

/** Keeps phone numbers, ranges and compounds on one line. Browsers would otherwise break after any hyphen. */
export const keepTogether = (text: string): ReactNode =>
  text.split(joined).map((part, index) =>
    index % 2 === 0 || !fits(part) ? (
      part
    ) : (
      <span key={index} className="whole">
        {part}
      </span>
    ),
  );
