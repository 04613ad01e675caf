/**
 * A phone number in the site's format: "443.555.0178" and "+1 443 555 0178" become
 * "(443) 555-0178". Other texts stay as they are.
 */
export function formatPhone(typed: string): string {
  const [, area, exchange, line] =
    /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replaceAll(/^\s*\+|[\s().\-–/]/g, "")) ?? [];
  return line === undefined ? typed : `(${area}) ${exchange}-${line}`;
}
