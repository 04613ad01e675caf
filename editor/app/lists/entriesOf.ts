import { folders } from "../../../src/content/editor/collectionViews";
import type { Folder } from "../../../src/content/fields";
import { isOffSite } from "../../../src/content/offSite";
import { valueAt } from "../../../src/content/schemaParts";
import { slugOf } from "../../../src/content/slug";
import { nameOfEntry } from "../../../src/content/titles";
import { changesOf } from "../session/changes";
import type { SessionState } from "../session/state";

/** An entry in a list. */
export type ListedEntry = {
  file: string;
  slug: string;
  name: string;
  /** The name with what tells it from others: "Karen M., Bel Air (Siding)". */
  display: string;
  content: unknown;
  isHidden: boolean;
  isChanged: boolean;
};

/** Fills the fields into a line like "{{name}}, {{town}}". */
const filled = (line: string, content: unknown, file: string) =>
  line.replaceAll(/{{([\w.]*)}}/g, (_whole, path: string) => {
    const value = path === "filename" ? slugOf(file) : valueAt(content, path.split("."));
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  });

type Lists = { saved: unknown; byFolder: Map<Folder, readonly ListedEntry[]> };

const known = new WeakMap<SessionState["edited"], Lists>();

/** The last list of each folder: while nothing in it changes, it stays the same object. */
const last = new Map<Folder, readonly ListedEntry[]>();

const isSameEntry = (one: ListedEntry, other: ListedEntry | undefined) =>
  one.file === other?.file && one.content === other.content && one.isChanged === other.isChanged;

function keptIfSame(folder: Folder, entries: readonly ListedEntry[]): readonly ListedEntry[] {
  const before = last.get(folder) ?? [];
  const isSame =
    before.length === entries.length && entries.every((each, at) => isSameEntry(each, before[at]));
  if (isSame) return before;
  last.set(folder, entries);
  return entries;
}

/** The entries of a folder, with unsaved ones, in the order of their names. */
export function entriesOf(
  { saved, edited }: Pick<SessionState, "saved" | "edited">,
  folder: Folder,
): readonly ListedEntry[] {
  let lists = known.get(edited);
  if (lists?.saved !== saved) known.set(edited, (lists = { saved, byFolder: new Map() }));
  const { byFolder } = lists;
  const there = byFolder.get(folder);
  if (there) return there;
  const { display } = folders[folder];
  const files = new Map<string, unknown>([
    ...saved,
    ...[...edited].map(([file, { document }]) => [file, document.content] as const),
  ]);
  const found = [...files]
    .filter(([file, content]) => file.startsWith(`${folder}/`) && content !== undefined)
    .map(([file, content]): ListedEntry => {
      const own = edited.get(file);
      const isHidden = isOffSite(content);
      return {
        file,
        slug: slugOf(file),
        name: nameOfEntry(file, content),
        display:
          (isHidden ? "Hidden · " : "") +
          filled(display.replace(/^{{.*ternary.*?}}/, ""), content, file),
        content,
        isHidden,
        isChanged: own !== undefined && changesOf(file, own).length > 0,
      };
    })
    .sort((a, b) => a.display.localeCompare(b.display, "en"));
  const entries = keptIfSame(folder, found);
  byFolder.set(folder, entries);
  return entries;
}
