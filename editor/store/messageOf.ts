const firstLineLength = 72;

/** The message of a commit: the edited entry in the first line, and the changes below. */
export function messageOf(title: string, lines: readonly string[]): string {
  const [only, ...others] = lines;
  const whole = `${title}: ${only ?? "changed"}`;
  if (others.length === 0 && whole.length <= firstLineLength) return whole;
  const first = title.length <= firstLineLength - 8 ? `Edit ${title}` : "Edit the content";
  return [first, "", ...lines].join("\n");
}
