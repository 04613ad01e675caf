import { createStore, delMany, entries, setMany, type UseStore } from "idb-keyval";
import { sameJson } from "../../../src/content/sameJson";
import { merge } from "../../store/merge";
import { changesOf } from "./changes";
import { documentOf } from "./document";
import type { Edited, SessionState } from "./state";

/** An unsaved entry in this browser, with the text that it began from. */
export type Draft = {
  file: string;
  base: unknown;
  content: unknown;
  /** When somebody typed last, in milliseconds since 1970. */
  at: number;
};

/** A chosen picture in this browser; without bytes, one to delete. */
type DraftPicture = { picture: string; bytes: Blob | undefined };

type Record = Draft | DraftPicture;

/** A page that closes has no time for a database: the last words wait in local storage. */
const lastWordsKey = (tab: string) => `editor-last-words-${tab}`;

function takeLastWords(tab: string): readonly Draft[] {
  const text = window.localStorage.getItem(lastWordsKey(tab));
  window.localStorage.removeItem(lastWordsKey(tab));
  return text === null ? [] : (JSON.parse(text) as Draft[]);
}

const lockOf = (tab: string) => `editor-tab-${tab}`;
const tabKey = "editor-tab";

/** Holds a lock as long as this tab lives. @returns false if another tab holds it */
const hold = (tab: string): Promise<boolean> =>
  new Promise((decide) => {
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      decide(lock !== null);
      return lock && new Promise(() => undefined);
    });
  });

/** A name for this tab that survives a reload. A duplicated tab gets another one. */
async function nameOfTab(): Promise<string> {
  const known = window.sessionStorage.getItem(tabKey);
  if (known !== null && (await hold(known))) return known;
  const tab = crypto.randomUUID();
  window.sessionStorage.setItem(tabKey, tab);
  await hold(tab);
  return tab;
}

async function openTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name = "" }) => name));
}

const keyOf = (tab: string, file: string) => `${tab} ${file}`;
const tabOf = (key: string) => key.slice(0, key.indexOf(" "));

/** Two drafts of one entry as one. If both changed a field, the later one has it. */
export function joined(one: Draft, other: Draft): Draft {
  const [older, newer] = one.at <= other.at ? [one, other] : [other, one];
  if (newer.content === undefined || older.content === undefined) return newer;
  if (!sameJson(older.base, newer.base)) return newer;
  return { ...newer, content: merge(older.base, newer.content, older.content).content };
}

/** What this browser keeps of a session. */
export type KeptDrafts = {
  drafts: readonly Draft[];
  pictures: ReadonlyMap<string, Blob | undefined>;
};

/**
 * Keeps unsaved changes in this browser, for each tab. A tab takes over those of closed tabs.
 * @param place the name of the store
 */
export async function openDrafts(place: string) {
  const database: UseStore = createStore(`editor ${place}`, "drafts");
  const tab = await nameOfTab();
  let written = new Map<string, Edited>();
  let writtenPictures = new Map<string, Blob | undefined>();

  return {
    /** Takes over the drafts of this tab and of closed ones. */
    async read(): Promise<KeptDrafts> {
      const tabs = await openTabs();
      const all = await entries<string, Record>(database);
      const own = all.filter(([key]) => tabOf(key) === tab || !tabs.has(lockOf(tabOf(key))));
      const drafts = new Map<string, Draft>();
      const pictures = new Map<string, Blob | undefined>();
      for (const [, record] of own) {
        if ("picture" in record) pictures.set(record.picture, record.bytes);
        else {
          const known = drafts.get(record.file);
          drafts.set(record.file, known ? joined(known, record) : record);
        }
      }
      for (const draft of takeLastWords(tab)) drafts.set(draft.file, draft);
      const others = own.flatMap(([key]) => (tabOf(key) === tab ? [] : [key]));
      await setMany(
        [
          ...[...drafts].map(([file, draft]): [string, Record] => [keyOf(tab, file), draft]),
          ...[...pictures].map(([picture, bytes]): [string, Record] => [
            keyOf(tab, picture),
            { picture, bytes },
          ]),
        ],
        database,
      );
      await delMany(others, database);
      return { drafts: [...drafts.values()], pictures };
    },

    /** Keeps what changed since the last write, at once. Call it when the page closes. */
    keepLastWords({ edited }: Pick<SessionState, "edited">): void {
      const at = Date.now();
      const pending = [...edited].flatMap(([file, { base, document }]): Draft[] =>
        written.get(file)?.document === document
          ? []
          : [{ file, base, content: document.content, at }],
      );
      if (pending.length > 0)
        window.localStorage.setItem(lastWordsKey(tab), JSON.stringify(pending));
    },

    /** Writes what changed since the last call. */
    async write({ edited, pictures }: Pick<SessionState, "edited" | "pictures">): Promise<void> {
      const now = new Map([...edited].filter(([file, each]) => changesOf(file, each).length > 0));
      const at = Date.now();
      const changed: [string, Record][] = [];
      for (const [file, each] of now)
        if (written.get(file) !== each)
          changed.push([
            keyOf(tab, file),
            { file, base: each.base, content: each.document.content, at },
          ]);
      for (const [picture, bytes] of pictures)
        if (!writtenPictures.has(picture) || writtenPictures.get(picture) !== bytes)
          changed.push([keyOf(tab, picture), { picture, bytes }]);
      const gone = [
        ...[...written.keys()].filter((file) => !now.has(file)),
        ...[...writtenPictures.keys()].filter((file) => !pictures.has(file)),
      ];
      written = now;
      writtenPictures = new Map(pictures);
      if (changed.length > 0) await setMany(changed, database);
      if (gone.length > 0)
        await delMany(
          gone.map((file) => keyOf(tab, file)),
          database,
        );
    },
  };
}

export type Drafts = Awaited<ReturnType<typeof openDrafts>>;

/** A session with the unsaved changes that this browser kept. */
export function withDrafts(state: SessionState, kept: KeptDrafts): SessionState {
  const edited = new Map(state.edited);
  for (const { file, base, content } of kept.drafts)
    edited.set(file, { base, document: { ...documentOf(content), ids: {} } });
  return { ...state, edited, pictures: new Map([...kept.pictures, ...state.pictures]) };
}
