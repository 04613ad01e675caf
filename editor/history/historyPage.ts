import { contentTypeOf } from "../../src/content/model/contentTypes";
import { normalized } from "../../src/content/normalize";
import { placesIn } from "../../src/content/schemaParts";
import { asTyped } from "../../src/content/wording";
import type { Journal, Recorded } from "./journal";
import { recordWith } from "./undo";
import { contentIn } from "../store/contentIn";
import { labelsOfPath } from "../../src/content/labels";

/** An edit in the list of the history. */
export type HistoryLine = Omit<Recorded, "files"> & {
  /** True if it is undone now. An undo can itself be undone. */
  isUndone: boolean;
  /** The changed files, below data/. */
  files: string[];
};

export type HistoryPage = { lines: HistoryLine[]; hasMore: boolean };

/** A field's label and its earlier text. */
export type EarlierField = { label: string; text: string };

const pageSize = 30;

/** The ids of undone edits. An undo that is itself undone does not count. */
function undoneIds(records: readonly Recorded[]): Set<string> {
  const ids = new Set<string>();
  for (const { id, undoes } of [...records].reverse())
    if (undoes !== undefined && !ids.has(id)) ids.add(undoes);
  return ids;
}

/**
 * A page of the history, the newest edit first.
 * @param before an edit's id, for the edits that are older
 * @param words for the edits that mention them
 */
export async function historyPage(
  journal: Journal,
  { before, words = "" }: { before?: string; words?: string } = {},
): Promise<HistoryPage> {
  const all = await journal.all();
  const gone = undoneIds(all);
  const mentions = ({ title, lines }: Recorded) =>
    asTyped([title, ...lines].join("\n")).includes(asTyped(words));
  const records = all.filter(mentions);
  const at = records.findIndex(({ id }) => id === before);
  const end = at === -1 ? records.length : at;
  const start = Math.max(0, end - pageSize);
  const lines = records
    .slice(start, end)
    .reverse()
    .map((record) => ({
      ...record,
      isUndone: gone.has(record.id),
      files: record.files.map(({ file }) => file),
    }));
  return { lines, hasMore: start > 0 };
}

/** The fields of an edited file before the edit. */
export async function earlierFields(journal: Journal, id: string): Promise<EarlierField[]> {
  const { files } = await recordWith(journal, id);
  const main = files.find(({ file }) => file.endsWith(".json"));
  const type = main && contentTypeOf(main.file);
  const bytes = main?.before ? await journal.read(main.before) : undefined;
  const content = contentIn(bytes);
  if (!type || !content) return [];
  // In the order of the form.
  const arranged = normalized(type.schema, content);
  return placesIn(type.schema, arranged).flatMap(({ path, value }) =>
    typeof value === "object" || value === undefined
      ? []
      : [{ label: labelsOfPath(type.schema, path, arranged).join(" › "), text: String(value) }],
  );
}
