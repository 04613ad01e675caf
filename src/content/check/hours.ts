import { isGroup } from "../schemaParts";
import { timeInWords } from "../hours";
import type { Entry } from "./entry";
import { issueAt, type Issue } from "./issue";

/** Business hours with only one time, or that end before they begin. */
export function errorsOfHours(entries: readonly Entry[]): Issue[] {
  const places = entries.flatMap((entry) =>
    entry.places
      .filter(({ meta }) => meta.typeName === "OpeningHours")
      .map(({ path, value }) => ({ entry, path, value })),
  );
  return places.flatMap(({ entry, path, value }) => {
    if (!isGroup(value)) return [];
    const { opens = "", closes = "" } = value;
    if (opens !== "" && closes !== "" && String(opens) >= String(closes)) {
      const message = `is ${timeInWords(String(closes))}, and you open at ${timeInWords(String(opens))}; it must be later`;
      return [issueAt(entry, [...path, "closes"], message)];
    }
    if ((opens === "") === (closes === "")) return [];
    const empty = opens === "" ? "opens" : "closes";
    const message = "is empty; give both times, or neither if you are closed";
    return [issueAt(entry, [...path, empty], message)];
  });
}
