import { formatContent } from "../../src/content/editor/format";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { placesIn } from "../../src/content/schemaParts";
import type { Journal, Recorded } from "./journal";
import { recordWith } from "./undo";
import { contentIn } from "../backend/treeContent";
import { labelsOfPath } from "../../src/content/plain/labels";

/** An edit in the list of the history. */
export type HistoryLine = Omit<Recorded, "files"> & {
  /** Whether it has been undone, and that has not been undone in turn. */
  isUndone: boolean;
  /** The files that it changed, with data/. */
  files: string[];
};

export type HistoryPage = { lines: HistoryLine[]; hasMore: boolean };

/** The earlier text of a field, with its label. */
export type EarlierField = { label: string; text: string };

const pageSize = 30;

/** The ids of the edits that are undone: by an edit that is not undone itself. */
function undoneIds(records: readonly Recorded[]): Set<string> {
  const ids = new Set<string>();
  for (const { id, takesBack } of [...records].reverse())
    if (takesBack !== undefined && !ids.has(id)) ids.add(takesBack);
  return ids;
}

/** The newest edits first; with `before`, those older than that one. */
export async function historyPage(journal: Journal, before?: string): Promise<HistoryPage> {
  const records = await journal.all();
  const gone = undoneIds(records);
  const at = before === undefined ? -1 : records.findIndex(({ id }) => id === before);
  const end = at === -1 ? records.length : at;
  const start = Math.max(0, end - pageSize);
  const lines = records
    .slice(start, end)
    .reverse()
    .map((record) => ({
      ...record,
      isUndone: gone.has(record.id),
      files: record.files.map(({ file }) => `data/${file}`),
    }));
  return { lines, hasMore: start > 0 };
}

/** The fields of an edit's file before the edit. */
export async function earlierFields(journal: Journal, id: string): Promise<EarlierField[]> {
  const { files } = await recordWith(journal, id);
  const main = files.find(({ file }) => file.endsWith(".json"));
  const type = main && contentTypeOf(main.file);
  const bytes = main?.before ? await journal.read(main.before) : undefined;
  const content = contentIn(bytes);
  if (!type || !content) return [];
  // In the order of the form.
  const arranged: unknown = JSON.parse(formatContent(type, content));
  return placesIn(type.schema, arranged).flatMap(({ path, value }) =>
    typeof value === "object" || value === undefined
      ? []
      : [{ label: labelsOfPath(type.schema, path, arranged).join(" › "), text: String(value) }],
  );
}
