import type { HistoryBatch, HistoryQuery, Versions } from "../../store/store";
import { asTyped } from "../../../src/content/words/wording";
import { Refusal } from "../../refusal";
import { contentOfBytes } from "../../store/contentOfBytes";
import type { Journal, Recorded } from "./journal";

const batchSize = 30;

/** The edits that match a query, the newest first. */
export async function historyBatch(
  journal: Journal,
  { before, file, words = "" }: HistoryQuery,
): Promise<HistoryBatch> {
  const matches = ({ title, lines, files }: Recorded) =>
    (file === undefined || files.some((each) => each.file === file)) &&
    asTyped([title, ...lines].join("\n")).includes(asTyped(words));
  const records = (await journal.all()).filter(matches);
  const at = records.findIndex(({ id }) => id === before);
  const end = at === -1 ? records.length : at;
  const start = Math.max(0, end - batchSize);
  const edits = records
    .slice(start, end)
    .reverse()
    .map(({ id, at: time, title, lines, files }) => ({
      id,
      at: time,
      title,
      lines,
      files: files.map((each) => each.file),
    }));
  return { edits, hasMore: start > 0 };
}

/**
 * The files before and after an edit.
 * @param picture the picture to read; all other pictures come without their bytes
 */
export async function versionsOf(
  journal: Journal,
  id: string,
  picture?: string,
): Promise<Versions[]> {
  const record = await journal.record(id);
  if (!record) throw new Refusal(404, "The history no longer has this change.");
  const valueOf = async (file: string, digest: string | null): Promise<unknown> => {
    if (digest === null) return undefined;
    if (!file.endsWith(".json") && file !== picture) return "";
    const bytes = await journal.read(digest);
    return file.endsWith(".json") ? contentOfBytes(bytes) : bytes?.toString("base64");
  };
  return Promise.all(
    record.files.map(async ({ file, before, after }) => ({
      file,
      before: await valueOf(file, before),
      after: await valueOf(file, after),
    })),
  );
}
