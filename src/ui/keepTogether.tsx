import type { ReactNode } from "react";

/** Ranges of numbers with their unit, and short compounds: "5–10 days", "well-built". */
const joined =
  /(\$?\d[\d,]*[–-]\$?\d[\d,]*(?:%| (?:hours?|days?|weeks?|months?|years?|inches))?|\b\w{1,9}-\w{1,9}\b)/;

/** True if a part fits on one line of a heading on the smallest phone. Capital letters are wide. */
const fits = (part: string) => part.length <= (/[a-z]|\d/.test(part) ? 22 : 12);

/** Keeps ranges and compounds on one line. Browsers would otherwise break after any hyphen. */
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
