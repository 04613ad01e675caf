import { editorCollections } from "../../src/content/editor/config";
import type { ContentFiles } from "../../src/content/resolveContent";
import { isGroup } from "../../src/content/schemaParts";
import type { CmsEntry } from "./cms";

/**
 * A form keeps the text of its file, as it was opened, in this field. The backend compares it with the
 * file to detect changes. Nothing writes the field to the disk.
 */
export const baseField = "$base";

/** Separates the text of the opened file from the content. */
export function takeBase(form: Record<string, unknown>) {
  const { [baseField]: base, ...content } = form;
  return { base: typeof base === "string" ? base : undefined, content };
}

/** Loads all entries of a collection. Decap CMS passes it to previews. */
export type GetCollection = (name: string) => Promise<readonly CmsEntry[]>;

/** The path of an entry's file below data/; empty for a new entry. */
export const fileOf = (entry: CmsEntry): string =>
  String(entry.get("path") ?? "").replace(/^data\//, "");

/** The content of a form. */
export const contentOf = (entry: CmsEntry) =>
  takeBase((entry.get("data") as { toJS: () => Record<string, unknown> }).toJS()).content;

/** True if the file of a saved entry could not be read. Decap CMS opens an empty form then. */
export const isUnreadable = (entry: CmsEntry): boolean =>
  fileOf(entry) !== "" && !(entry.get("data") as { has: (key: string) => boolean }).has(baseField);

async function allContent(getCollection: GetCollection): Promise<ContentFiles> {
  const collections = await Promise.all(editorCollections().map(({ name }) => getCollection(name)));
  return new Map(
    collections.flat().flatMap((entry): [string, unknown][] => {
      const form = entry.get("data");
      // For an unreadable file, Decap CMS passes an error.
      const isReadable = isGroup(form) && !(form instanceof Error);
      return isReadable ? [[fileOf(entry), takeBase(form).content]] : [];
    }),
  );
}

export type SavedContent = ReturnType<typeof createSavedContent>;

/** All content as it is saved, through whatever backend Decap CMS has. It is read once for each form. */
export function createSavedContent() {
  let open!: (getCollection: GetCollection) => void;
  const opened = new Promise<GetCollection>((resolve) => (open = resolve));
  let files: Promise<ContentFiles> | undefined;

  function read(): Promise<ContentFiles> {
    files ??= opened.then(allContent);
    const asked = files;
    // After a failure, the next call tries again.
    asked.catch(() => files === asked && (files = undefined));
    return asked;
  }

  return {
    /** A form has opened: only then does Decap CMS give out its entries. */
    open,
    /** Forgets what was read, since a form or somebody else may have changed it. */
    forget: (): void => void (files = undefined),
    files: read,
    /** Calls back with the content, unless it cannot be read. */
    whenRead: (callback: (files: ContentFiles) => void): void =>
      void read().then(callback, () => undefined),
  };
}
