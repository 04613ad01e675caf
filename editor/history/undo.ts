import { isDeepStrictEqual } from "node:util";
import type { ContentTree } from "../../src/content/check/contentTree";
import { formatContent } from "../../src/content/normalize";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { isGroup, valueAt, type Path } from "../../src/content/schemaParts";
import { titleOfFile } from "../../src/content/titles";
import type { Changes } from "../backend/editApplier";
import { Refusal } from "../refusal";
import type { Journal, Recorded } from "./journal";
import { fieldChanges } from "../store/fieldChanges";
import { merge } from "../store/merge";
import { entryNames } from "../backend/treeContent";
import { contentIn } from "../store/contentIn";
import { sentenceOf } from "../store/words";

type Version = Buffer | undefined;

/** The refusal if later edits changed the same fields. The page then offers to restore everything. */
function changedSince(title: string, sentences: readonly string[]): Refusal {
  const lines = [`${title} has been changed again since.`, ...sentences];
  return new Refusal(409, lines.join("\n"), { isChangedSince: true });
}

/** A file without an edit, but with all later ones. */
function without(
  file: string,
  before: Version,
  after: Version,
  now: Version,
  tree: ContentTree,
): Version {
  if (isDeepStrictEqual(now, after)) return before;
  if (isDeepStrictEqual(now, before)) return now;
  const [old, edited, current] = [before, after, now].map(contentIn);
  const type = contentTypeOf(file);
  const title = titleOfFile(file, current ?? edited ?? old);
  if (now === undefined) throw changedSince(title, ["It has been deleted."]);
  if (!type || !old || !edited || !current) throw changedSince(title, []);
  const { content, conflicts } = merge(edited, old, current);
  if (conflicts.length > 0) {
    const sentences = conflicts.map(({ path, before }) => {
      const change = { path, before, after: valueAt(current, path) };
      return sentenceOf(type.schema, change, current, entryNames(tree));
    });
    throw changedSince(title, sentences);
  }
  return isDeepStrictEqual(content, current) ? now : Buffer.from(formatContent(type, content));
}

async function versionOf(journal: Journal, digest: string | null): Promise<Version> {
  if (digest === null) return undefined;
  const bytes = await journal.read(digest);
  if (!bytes) throw new Refusal(410, "This version is no longer kept.");
  return bytes;
}

/** A value with another one at a path inside it. */
function withValueAt(content: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content))
    return content.map((each, at) => (at === step ? withValueAt(each, rest, value) : each));
  const group = isGroup(content) ? content : {};
  return { ...group, [step]: withValueAt(group[step], rest, value) };
}

/** An edited file with only one of its changes undone. */
function beforeLine(file: string, before: Version, after: Version, line: number): Version {
  const [type, old, edited] = [contentTypeOf(file), contentIn(before), contentIn(after)];
  const change = old && edited && fieldChanges(old, edited)[line];
  if (!type || !change) throw new Refusal(400, "The history has no such line.");
  const content = withValueAt(edited, change.path, change.before);
  return Buffer.from(formatContent(type, content));
}

/** How much of an edit is undone. By default, the whole edit; later changes stay. */
export type Extent = {
  /** Restores a file as it was before the edit if later edits changed the same fields. */
  isWhole?: boolean;
  /** Undoes only this line of an edit of one file. */
  line?: number;
};

/** An edit of the journal by its id. */
export async function recordWith(journal: Journal, id: string): Promise<Recorded> {
  const record = (await journal.all()).find((each) => each.id === id);
  if (!record) throw new Refusal(404, "The history no longer has this change.");
  return record;
}

/**
 * The changes that undo an edit.
 * @throws Refusal if later edits changed the same fields, except with `isWhole`
 */
export async function undoOf(
  journal: Journal,
  tree: ContentTree,
  record: Recorded,
  { isWhole, line }: Extent,
): Promise<Changes> {
  const changes: Changes = new Map();
  for (const { file, before: old, after: made } of record.files) {
    const [whole, after] = [await versionOf(journal, old), await versionOf(journal, made)];
    const before = line === undefined ? whole : beforeLine(file, whole, after, line);
    const now = tree.files.has(file) ? tree.read(file) : undefined;
    let result = before;
    try {
      result = without(file, before, after, now, tree);
    } catch (error) {
      if (!isWhole) throw error;
    }
    if (!isDeepStrictEqual(result, now)) changes.set(file, result);
  }
  if (changes.size === 0)
    throw new Refusal(409, `${record.title} is already as it was before this change.`);
  return changes;
}
