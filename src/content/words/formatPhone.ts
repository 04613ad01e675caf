/**
 * A phone number in the site's format: "443.555.0178" and "+1 443 555 0178" become
 * "(443) 555-0178", and "443 555 0178 x12" becomes "(443) 555-0178 ext. 12". Other texts stay as they
 * are.
 */
export function formatPhone(typed: string): string {
  const [, area, exchange, line, extension] =
    /^1?(\d{3})(\d{3})(\d{4})(?:(?:,|;?ext=?|extension|x|#)(\d{1,7}))?$/i.exec(
      typed
        .trim()
        .replace(/^(tel:)?\+?/i, "")
        .replaceAll(/[\s().:\-–/]/g, ""),
    ) ?? [];
  if (line === undefined) return typed;
  return `(${area}) ${exchange}-${line}${extension === undefined ? "" : ` ext. ${extension}`}`;
}
