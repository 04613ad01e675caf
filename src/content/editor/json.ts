/** The width of a line, as in .prettierrc.json. */
const lineWidth = 100;
const step = 2;

const isSingle = (value: unknown) => typeof value !== "object" || value === null;

const membersOf = (value: unknown): [string | undefined, unknown][] =>
  Array.isArray(value)
    ? value.map((item: unknown): [undefined, unknown] => [undefined, item])
    : Object.entries(value as object).filter(([, each]) => each !== undefined);

/** One value and what follows it in its line, written from a column on. */
function print(value: unknown, indent: number, column: number, isLast: boolean): string {
  if (isSingle(value)) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? "[]" : "{}";
  const members = membersOf(value);
  if (members.length === 0) return `${open}${close}`;
  if (isList && value.every(isSingle)) {
    const line = `[${value.map((item) => JSON.stringify(item)).join(", ")}]`;
    if (column + line.length + (isLast ? 0 : 1) <= lineWidth) return line;
  }
  const inner = indent + step;
  const lines = members.map(([key, each], index) => {
    const name = key === undefined ? "" : `${JSON.stringify(key)}: `;
    const last = index === members.length - 1;
    return `${" ".repeat(inner)}${name}${print(each, inner, inner + name.length, last)}`;
  });
  return `${open}\n${lines.join(",\n")}\n${" ".repeat(indent)}${close}`;
}

/**
 * JSON as the files in data/ are written: two spaces for each step, a line for each field, lists of
 * single values in one line where they fit, a newline at the end. Prettier leaves it as it is, so
 * that a file looks the same whoever wrote it.
 */
export function printJson(value: unknown): string {
  return `${print(value, 0, 0, true)}\n`;
}
