import { endOf, timeInWords } from "../facts/hours";
import { curlyQuoted } from "../schema/labels";
import { isGroup } from "../schema/schemaParts";
import type { Entry } from "./entry";
import { issueAt, type Issue } from "./issue";

/** A line of the hours. Its values may be invalid, because this check also runs on content with errors. */
type Line = Pick<Issue, "path"> & { entry: Entry; days: unknown[]; opens: string; closes: string };

const clockTime = /^\d\d:\d\d$/;

const linesOf = (entry: Entry): Line[] =>
  entry.places.flatMap(({ meta, path, value }) => {
    if (meta.typeName !== "OpeningHours" || !isGroup(value)) return [];
    const { days, opens = "", closes = "" } = value;
    const all: unknown[] = Array.isArray(days) ? days : [];
    return [{ entry, path, days: all, opens: String(opens), closes: String(closes) }];
  });

/** The error of a line that has only one time, or whose closing time is not after its opening time. */
function errorOfTimes({ entry, path, opens, closes }: Line): Issue | undefined {
  if (clockTime.test(opens) && clockTime.test(closes) && opens >= endOf(closes)) {
    const message = `is ${timeInWords(closes)}, but you open at ${timeInWords(opens)}; it must be later; for hours past midnight, close at 00:00, and add a line for the next day that opens at 00:00`;
    return issueAt(entry, [...path, "closes"], message);
  }
  if ((opens === "") === (closes === "")) return undefined;
  const message = "is empty; give both times, or neither if you are closed";
  return issueAt(entry, [...path, opens === "" ? "opens" : "closes"], message);
}

const overlap = (a: Line, b: Line) =>
  a.opens === "" || b.opens === "" || (a.opens < endOf(b.closes) && b.opens < endOf(a.closes));

/** Days that the line repeats, or on which its hours overlap an earlier line. A day may have a break. */
function errorsOfDays(line: Line, earlier: readonly Line[]): Issue[] {
  return line.days.flatMap((day, at) => {
    if (line.days.indexOf(day) < at) {
      const repeated = `is ${curlyQuoted(String(day))}, which this line names already; remove it`;
      return [issueAt(line.entry, [...line.path, "days", at], repeated)];
    }
    const rival = earlier.findIndex((each) => each.days.includes(day) && overlap(each, line));
    if (rival < 0) return [];
    const message = `is ${curlyQuoted(String(day))}, but line ${rival + 1} has other hours for that day; remove it from one of them`;
    return [issueAt(line.entry, [...line.path, "days", at], message)];
  });
}

/** Business hours that end before they begin, that lack a time, or that contradict each other. */
export function errorsOfHours(entries: readonly Entry[]): Issue[] {
  const lines = entries.flatMap(linesOf);
  return lines.flatMap((line, at) => errorOfTimes(line) ?? errorsOfDays(line, lines.slice(0, at)));
}
