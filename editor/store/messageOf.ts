const firstLineLength = 72;

/**
 * The message of a commit. A single short change shares the first line with the entry's name; otherwise the
 * changes follow below.
 */
export function messageOf(title: string, lines: readonly string[]): string {
  const [only, ...others] = lines;
  const whole = `${title}: ${only ?? "changed"}`;
  if (others.length === 0 && whole.length <= firstLineLength) return whole;
  const first = title.length <= firstLineLength - 8 ? `Edit ${title}` : "Edit the content";
  return [first, "", ...lines].join("\n");
}
