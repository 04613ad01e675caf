import { labelsOfPath } from "../../../src/content/schema/labels";
import { withFacts } from "../../../src/content/facts/factNotes";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { normalized } from "../../../src/content/schema/normalize";
import { sameJson } from "../../../src/content/schema/sameJson";
import { schemaAt, type Path } from "../../../src/content/schema/schemaParts";
import { nameOfEntry, titleOfFile } from "../../../src/content/schema/titles";
import { slugOf } from "../../../src/content/words/slug";
import { capitalized, uncapitalized } from "../../../src/content/words/wording";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { fieldChanges } from "../../store/fieldChanges";
import type { Versions } from "../../store/store";
import type { NameOf } from "../../store/versions";
import { sentenceOf, wholeInWords } from "../../store/words";
import { nameInFiles } from "../lists/entriesOf";
import { changed, documentOf } from "../session/document";
import { mergeEntry } from "../session/mergeEntry";

/** One change of an edit: a field, a whole entry, or a picture. */
export type Line = {
  readonly file: string;
  /** The path of the field; empty for a whole entry or a picture. */
  readonly path: Path;
  readonly label: string;
  /** The words before and after the edit. A line without these words has a label that says everything. */
  readonly was?: string;
  readonly now?: string;
  /** The content of the file before and after the edit. */
  readonly before: unknown;
  readonly after: unknown;
};

const isPicture = (file: string) => !file.endsWith(".json");

/** The line of a whole entry or picture that was added, deleted or replaced. */
function wholeLine({ file, before, after }: Versions): Line {
  const what = before === undefined ? "added" : after === undefined ? "deleted" : "replaced";
  const title = titleOfFile(file, after ?? before);
  return { file, path: [], label: `${title}: ${what}`, before, after };
}

/** A text before and after an edit. */
type Texts = { was: string; now: string };

/**
 * Two versions of a text with facts in place of placeholders, as visitors read them. If both would then be
 * equal, the placeholders stay.
 */
function asRead(written: Texts, file: string, known: ContentFiles): Texts {
  const was = withFacts(written.was, known, file);
  const now = withFacts(written.now, known, file);
  return was === now ? written : { was, now };
}

/** The changes of a file. If a whole list or group has changed, the label of the line is a sentence. */
function linesOfFile(version: Versions, nameOf: NameOf, known: ContentFiles): Line[] {
  const { file, before, after } = version;
  const type = contentTypeOf(file);
  if (isPicture(file) || !type || before === undefined || after === undefined)
    return [wholeLine(version)];
  const { schema } = type;
  return fieldChanges(normalized(schema, before), normalized(schema, after)).map((change): Line => {
    const { path } = change;
    const field = schemaAt(schema, path);
    const isWhole = [change.before, change.after].some((each) => typeof each === "object");
    if (isWhole)
      return { file, path, label: sentenceOf(schema, change, after, nameOf), before, after };
    const inWords = (value: unknown) => wholeInWords(field, value, nameOf);
    const texts = { was: inWords(change.before), now: inWords(change.after) };
    return {
      file,
      path,
      label: labelsOfPath(schema, path, after).join(" › "),
      ...asRead(texts, file, known),
      before,
      after,
    };
  });
}

function ownName({ file, after }: Versions, nameOf: NameOf): string {
  const { folder } = contentTypeOf(file) ?? {};
  return folder ? nameOf(folder, slugOf(file)) : nameOfEntry(file, after);
}

/**
 * The changes of an edit. In an edit of several entries, each label begins with the entry's name.
 * @param known the content with all entries that the edit may name, and with the facts for placeholders
 */
export function linesOf(versions: readonly Versions[], known: ContentFiles): readonly Line[] {
  const nameOf: NameOf = (folder, slug) => nameInFiles(`${folder}/${slug}.json`, known);
  const isOfOne = versions.filter(({ file }) => !isPicture(file)).length <= 1;
  return versions.flatMap((version) =>
    linesOfFile(version, nameOf, known).map((line) =>
      isOfOne || line.path.length === 0
        ? line
        : {
            ...line,
            label: `${ownName(version, nameOf)}: ${uncapitalized(line.label)}`,
          },
    ),
  );
}

/**
 * An entry after a change is undone. `isChangedSince` is true if somebody has changed the same field again;
 * even then, `content` has the older words.
 */
type Undone = { content: unknown; isChangedSince: boolean };

/**
 * The version to go back to: the content before the edit, or, for one field, the content after the edit with
 * the earlier value of that field.
 */
function beforeOf(line: Line): unknown {
  const { file, path, before, after } = line;
  const schema = contentTypeOf(file)?.schema;
  if (path.length === 0 || !schema) return before;
  const value = path.reduce<unknown>(
    (at, step) => (at as Record<string | number, unknown> | undefined)?.[step],
    normalized(schema, before),
  );
  return changed(documentOf(after), { kind: "set", path, value }).content;
}

/**
 * Undoes a change, and keeps later changes of other fields.
 * @param current the entry as it is now; undefined if there is no such entry
 */
export function undone(line: Line, current: unknown): Undone {
  const { file, after } = line;
  const before = beforeOf(line);
  if (sameJson(current, after)) return { content: before, isChangedSince: false };
  if (current === undefined || before === undefined || after === undefined)
    return { content: before, isChangedSince: !sameJson(current, before) };
  const { content, clashes } = mergeEntry(file, after, before, current);
  return { content, isChangedSince: clashes.length > 0 };
}

/** True if the entry no longer has this change. For pictures, always false: the session does not know them. */
export const isTakenBack = (line: Line, current: unknown): boolean =>
  !isPicture(line.file) && sameJson(undone(line, current).content, current);

/** "Today", "Yesterday", "Monday, November 24", "November 24, 2025" */
export function dayInWords(at: Date, now: Date): string {
  const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
  const days = Math.round((dayOf(now).getTime() - dayOf(at).getTime()) / 86_400_000);
  if (days === 0) return "Today";
  if (days === 1) return "Yesterday";
  const isThisYear = at.getFullYear() === now.getFullYear();
  return at.toLocaleDateString("en-US", {
    month: "long",
    day: "numeric",
    ...(isThisYear ? { weekday: "long" } : { year: "numeric" }),
  });
}

/** "2:41 PM" */
const timeOfDay = (at: Date): string =>
  at.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });

/** "Walt, 11:20 AM" */
export const whoAndWhen = (by: string | undefined, at: Date): string =>
  capitalized([by, timeOfDay(at)].filter(Boolean).join(", "));
