import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { formatContent } from "../../../src/content/schema/normalize";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { changesOf, isProvisional } from "./changes";
import { documentOf } from "./document";
import type { DraftDatabase } from "./draftDatabase";
import { mergeEntry } from "./mergeEntry";
import type { Draft, SessionState } from "./state";
import type { Tab } from "./tab";

/** An unsaved picture in this browser. A picture without bytes is to be deleted. */
type DraftPicture = { picture: string; bytes: Blob | undefined };

export type DraftRecord = Draft | DraftPicture;

/** The unsaved changes that this browser has kept. */
type KeptDrafts = Pick<SessionState, "pictures" | "rivals"> & {
  readonly drafts: ReadonlyMap<string, Draft>;
};

/** The parts of a session that this browser is to keep. */
type Unsaved = Pick<SessionState, "edited" | "pictures" | "rivals">;

/**
 * The beginning of keys in local storage. A page that closes keeps its last changes there, because it has no
 * time to write to the database.
 */
const lastWordsPrefix = "editor-last-words ";

const tabOf = (key: string) => key.slice(0, key.indexOf(" "));

/** Compares two drafts of an entry. Clashes are fields that both drafts have changed in different ways. */
export function differences(mine: Draft, other: Draft) {
  const { file } = mine;
  if (mine.content === undefined || other.content === undefined)
    return {
      content: mine.content,
      clashes: mine.content === other.content ? [] : [{ path: [] }],
    };
  return mergeEntry(file, other.base, mine.content, other.content);
}

/** Joins the drafts of one entry. A draft that changes the same fields in another way becomes a rival. */
function joined(drafts: readonly Draft[]): { draft: Draft; rivals: Draft[] } | undefined {
  const [first, ...others] = drafts;
  if (!first) return undefined;
  const rivals: Draft[] = [];
  let draft = first;
  for (const other of others) {
    const { content, clashes } = differences(draft, other);
    if (clashes.length > 0) rivals.push(other);
    else draft = { ...draft, content };
  }
  return { draft, rivals };
}

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");

/**
 * A function that makes a record, and the part of the state from which the record is made. If that part has
 * not changed since the last write, the record is not written again.
 */
type Made = { record: () => DraftRecord; from: unknown };

/** Keeps the unsaved changes of each tab in this browser. A tab takes over the changes of closed tabs. */
export function createDrafts(database: DraftDatabase, tab: Tab, storage: Storage) {
  /** The parts of the state that the database has for this tab, by their keys. */
  let written = new Map<string, unknown>();
  let last: Promise<unknown> = Promise.resolve();

  const keyOfRival = ({ file, at }: Draft) => `${tab.name} ${file} ${at}`;

  function recordsOf({ edited, pictures, rivals }: Unsaved): Map<string, Made> {
    const at = Date.now();
    const records = new Map<string, Made>();
    for (const [file, each] of edited)
      if (changesOf(file, each).length > 0)
        records.set(`${tab.name} ${file}`, {
          record: () => ({ file, base: each.base, content: each.document.content, at }),
          from: each,
        });
    for (const [picture, bytes] of pictures)
      records.set(`${tab.name} ${picture}`, { record: () => ({ picture, bytes }), from: bytes });
    for (const rival of rivals)
      records.set(keyOfRival(rival), { record: () => rival, from: rival });
    return records;
  }

  async function writeNow(state: Unsaved): Promise<void> {
    const now = recordsOf(state);
    const isWritten = (key: string, from: unknown) => written.has(key) && written.get(key) === from;
    const changed = [...now].filter(([key, { from }]) => !isWritten(key, from));
    const gone = [...written.keys()].filter((key) => !now.has(key));
    if (changed.length === 0 && gone.length === 0) return;
    const records = new Map(changed.map(([key, { record }]) => [key, record()]));
    await database.change(records, gone);
    written = new Map([...now].map(([key, { from }]) => [key, from]));
  }

  return {
    /** Takes over the drafts of this tab and of closed tabs. */
    read: (): Promise<KeptDrafts> =>
      tab.alone(async () => {
        const open = await tab.open();
        const isOurs = (name: string) => name === tab.name || !open.has(name);
        const records = new Map([...(await database.all())].filter(([key]) => isOurs(tabOf(key))));
        const lastWords = keysOf(storage).filter(
          (key) => key.startsWith(lastWordsPrefix) && isOurs(key.slice(lastWordsPrefix.length)),
        );
        for (const key of lastWords)
          for (const draft of JSON.parse(storage.getItem(key) ?? "[]") as Draft[]) {
            const own = `${key.slice(lastWordsPrefix.length)} ${draft.file}`;
            const known = records.get(own);
            // A closed page may have come back, by the browser's Back button, and kept newer words.
            const isOutdated = known && "at" in known && known.at > draft.at;
            if (!isOutdated) records.set(own, draft);
          }
        // Drafts of this tab come before drafts of other tabs, and later drafts before earlier drafts.
        const pictures = new Map<string, Blob | undefined>();
        const byFile = new Map<string, { draft: Draft; isOwn: boolean }[]>();
        for (const [key, record] of records) {
          if ("picture" in record) pictures.set(record.picture, record.bytes);
          else {
            const isOwn = key === `${tab.name} ${record.file}`;
            const known = byFile.get(record.file) ?? [];
            byFile.set(record.file, [...known, { draft: record, isOwn }]);
          }
        }
        const all = [...byFile].flatMap(([file, found]) => {
          const sorted = found
            .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.draft.at - a.draft.at)
            .map(({ draft }) => draft);
          const whole = joined(sorted);
          return whole ? [{ file, ...whole }] : [];
        });
        const rivals = all.flatMap((each) => each.rivals);
        const own = new Map<string, DraftRecord>([
          ...all.map(({ file, draft }) => [`${tab.name} ${file}`, draft] as const),
          ...rivals.map((rival) => [keyOfRival(rival), rival] as const),
          ...[...pictures].map(
            ([picture, bytes]) => [`${tab.name} ${picture}`, { picture, bytes }] as const,
          ),
        ]);
        await database.change(
          own,
          [...records.keys()].filter((key) => !own.has(key)),
        );
        for (const key of lastWords) storage.removeItem(key);
        written = new Map([...own.keys()].map((key) => [key, undefined]));
        return {
          drafts: new Map(all.map(({ file, draft }) => [file, draft])),
          rivals,
          pictures,
        };
      }),

    /** Keeps the changes since the last write, at once. Call this function when the page closes. */
    keepLastWords({ edited }: Pick<SessionState, "edited">): void {
      const at = Date.now();
      const pending = [...edited].flatMap(([file, each]): Draft[] =>
        written.get(`${tab.name} ${file}`) === each || changesOf(file, each).length === 0
          ? []
          : [{ file, base: each.base, content: each.document.content, at }],
      );
      if (pending.length > 0) storage.setItem(lastWordsPrefix + tab.name, JSON.stringify(pending));
    },

    /** Writes the changes since the last call. Calls run one after the other. */
    write(state: Unsaved): Promise<void> {
      const next = last.then(() => writeNow(state));
      last = next.catch(() => undefined);
      return next;
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;

/** True for the draft of a new entry that is saved already: the answer to its save was lost. */
function isSavedAlready({ file, content }: Draft, saved: ContentFiles): boolean {
  const type = contentTypeOf(file);
  if (!type?.folder || !isProvisional(file)) return false;
  const text = formatContent(type, content);
  return [...saved].some(
    ([each, other]) => contentTypeOf(each) === type && formatContent(type, other) === text,
  );
}

/** A session with the unsaved changes that this browser kept. */
export function withDrafts(
  state: SessionState,
  kept: KeptDrafts,
  saved: ContentFiles,
): SessionState {
  const edited = new Map(state.edited);
  for (const [file, draft] of kept.drafts)
    if (!isSavedAlready(draft, saved))
      edited.set(file, { base: draft.base, document: documentOf(draft.content) });
  return {
    ...state,
    edited,
    pictures: new Map([...kept.pictures, ...state.pictures]),
    rivals: kept.rivals,
  };
}
