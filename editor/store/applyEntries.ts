import { contentTypeOf, type ContentType } from "../../src/content/model/contentTypes";
import { formatContent, normalized } from "../../src/content/schema/normalize";
import { titleOfFile } from "../../src/content/schema/titles";
import { Refusal } from "../refusal";
import { requireContent } from "./contentOfBytes";
import { changesInWords } from "./describeEdit";
import { merge } from "./merge";
import type { ChangedEntry, KeptEntry } from "./store";
import type { NameOf } from "./versions";

/**
 * The result for one entry: the text to save (undefined to delete the file), with sentences about the
 * changes of others that it keeps; or, after a clash, the current version.
 */
type Outcome = { text: string | undefined; kept: readonly string[] } | { theirs: KeptEntry };

const typeOf = (file: string) => contentTypeOf(file) as ContentType;

function requireDeletable(file: string): void {
  const { file: single, label } = typeOf(file);
  if (single !== undefined)
    throw new Refusal(403, `data/${file} cannot be deleted: the site needs it (${label}).`);
}

const sameText = (type: ContentType, one: unknown, other: unknown) =>
  formatContent(type, one) === formatContent(type, other);

const bytesOfText = (text: string) => new TextEncoder().encode(text);

/**
 * Applies the changes of an entry to the current version in the store.
 * @param now the current bytes of the file; undefined if there is no file
 * @throws Refusal if the entry cannot be saved at all
 */
function applyEntry(
  { file, base, content }: ChangedEntry,
  now: Uint8Array | undefined,
  nameOf: NameOf,
): Outcome {
  const type = typeOf(file);
  const current = now && requireContent(file, now);
  const theirs = { theirs: { file, ...(current && { content: current }) } };
  const isUntouched = current !== undefined && base !== undefined && sameText(type, base, current);
  if (content === undefined) {
    requireDeletable(file);
    return now === undefined || isUntouched ? { text: undefined, kept: [] } : theirs;
  }
  const mine = formatContent(type, requireContent(file, bytesOfText(JSON.stringify(content))));
  if (now === undefined) return base === undefined ? { text: mine, kept: [] } : theirs;
  if (isUntouched || new TextDecoder().decode(now) === mine) return { text: mine, kept: [] };
  if (base === undefined)
    throw new Refusal(
      409,
      `${titleOfFile(file, current)} already exists under the same name. Change the name a little.`,
    );
  const [old, edited, newer] = [base, content, current].map((each) =>
    normalized(type.schema, each),
  );
  const merged = merge(old, edited, newer);
  if (merged.clashes.length > 0) return theirs;
  return {
    text: formatContent(type, merged.content),
    kept: changesInWords(file, edited, merged.content, nameOf),
  };
}

/**
 * The result for all entries of a save: the texts that differ from the current ones (undefined to delete the
 * file), the entries after the save, and sentences about the changes of others that the save keeps; or, after
 * a clash, the current versions.
 */
type Outcomes =
  | { theirs: readonly KeptEntry[] }
  | {
      texts: ReadonlyMap<string, string | undefined>;
      saved: readonly KeptEntry[];
      kept: readonly string[];
    };

/**
 * Applies the changes of all entries of a save to their current versions in the store.
 * @param currentOf the current bytes of a file; undefined if there is no file
 * @throws Refusal if an entry cannot be saved at all
 */
export function applyEntries(
  entries: readonly ChangedEntry[],
  currentOf: (file: string) => Uint8Array | undefined,
  nameOf: NameOf,
): Outcomes {
  const texts = new Map<string, string | undefined>();
  const [theirs, saved, kept]: [KeptEntry[], KeptEntry[], string[]] = [[], [], []];
  for (const entry of entries) {
    const { file } = entry;
    const now = currentOf(file);
    const outcome = applyEntry(entry, now, nameOf);
    if ("theirs" in outcome) {
      theirs.push(outcome.theirs);
      continue;
    }
    const { text } = outcome;
    if (text !== (now && new TextDecoder().decode(now))) texts.set(file, text);
    saved.push({ file, ...(text !== undefined && { content: JSON.parse(text) as unknown }) });
    kept.push(...outcome.kept);
  }
  return theirs.length > 0 ? { theirs } : { texts, saved, kept };
}
