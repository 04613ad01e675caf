export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** The opening hours on some days. Days without times are closed. */
type OpeningHours = {
  readonly days: readonly string[];
  readonly opens?: string | null;
  readonly closes?: string | null;
};

/** Days in words: "Monday–Friday", "Tuesday & Thursday", "Monday & Friday–Sunday". */
export function daysInWords({ days }: OpeningHours): string {
  const runs: string[][] = [];
  weekdays.forEach((day, at) => {
    if (!days.includes(day)) return;
    if (days.includes(weekdays[at - 1] ?? "")) runs.at(-1)?.push(day);
    else runs.push([day]);
  });
  const parts = runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run));
  return [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(" & ");
}

/** A time in words: "17:30" is "5:30pm". */
export function timeInWords(time: string): string {
  if (time === "12:00") return "noon";
  if (time === "00:00") return "midnight";
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? "am" : "pm"}`;
}

/** True for a whole day, also in the usual spelling that leaves out its last minute. */
const isWholeDay = ({ opens, closes }: OpeningHours) =>
  opens === "00:00" && (closes === "00:00" || closes === "23:59");

/** A closing time to compare with other times of the same day. Midnight becomes "24:00", the last time. */
export const endOf = (closes: string) => (closes === "00:00" ? "24:00" : closes);

/**
 * True on New Year's Day, July 4, Christmas, Memorial Day, Labor Day and Thanksgiving: the federal
 * holidays (5 U.S.C. § 6103) on which most offices are closed.
 */
const isHoliday = (weekday: string, month: number, day: number) =>
  [101, 704, 1225].includes(month * 100 + day) ||
  (weekday === "Monday" && month === 5 && day > 24) ||
  (weekday === "Monday" && month === 9 && day <= 7) ||
  (weekday === "Thursday" && month === 11 && day > 21 && day <= 28);

/**
 * Follows opening hours that continue without a gap, also past midnight.
 * @param closes the closing time at which the search begins
 * @returns the final closing time; undefined if the business never closes
 */
function endOfHours(
  weekday: string,
  closes: string,
  hours: readonly OpeningHours[],
): string | undefined {
  let day = weekdays.findIndex((each) => each === weekday);
  let end = closes;
  for (let step = 0; step <= weekdays.length * hours.length; step += 1) {
    if (end === "00:00") day = (day + 1) % weekdays.length;
    const next = hours.find(
      ({ days, opens }) => opens === end && days.includes(weekdays[day] ?? ""),
    )?.closes;
    if (!next) return end;
    end = next;
  }
  return undefined;
}

/**
 * The closing time in words; undefined if the business is closed at that moment, or never closes. The hours
 * do not speak of holidays, so the business counts as closed on a holiday.
 */
export function openUntil(
  moment: Date,
  lines: readonly OpeningHours[],
  timeZone: string,
): string | undefined {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    month: "numeric",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = format.formatToParts(moment).map(({ type, value }) => [type, value]);
  const {
    weekday = "",
    month,
    day,
    hour,
    minute,
  } = Object.fromEntries(parts) as Record<string, string>;
  if (isHoliday(weekday, Number(month), Number(day))) return undefined;
  const hours = lines.map((line) => (isWholeDay(line) ? { ...line, closes: "00:00" } : line));
  const time = `${hour}:${minute}`;
  const now = hours.find(
    ({ days, opens, closes }) =>
      opens && closes && days.includes(weekday) && opens <= time && time < endOf(closes),
  );
  const end = now?.closes ? endOfHours(weekday, now.closes, hours) : undefined;
  return end && timeInWords(end);
}

/** The times of some days in words: "8am–6pm", "24 hours", "closed". */
export function timesInWords(line: OpeningHours): string {
  const { opens, closes } = line;
  if (!opens || !closes) return "closed";
  return isWholeDay(line) ? "24 hours" : `${timeInWords(opens)}–${timeInWords(closes)}`;
}
