import { editorCollections } from "../../../src/content/editor/config";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { isGroup } from "../../../src/content/schemaParts";
import type { CmsEntry } from "../cms";
import { takeBase } from "../save/format";

/** Loads all entries of a collection. Decap CMS passes it to previews. */
export type GetCollection = (name: string) => Promise<readonly CmsEntry[]>;

/** The path of an entry's file below data/; empty for a new entry. */
export const fileOf = (entry: CmsEntry): string =>
  String(entry.get("path") ?? "").replace(/^data\//, "");

/** The content of a file from its form; undefined if it is not valid content. */
export function contentOfForm(file: string, form: unknown): unknown {
  // For an unreadable file, Decap CMS passes an error.
  if (!contentTypeOf(file) || !isGroup(form) || form instanceof Error) return undefined;
  return takeBase(form).content;
}

async function allContent(getCollection: GetCollection): Promise<ContentFiles> {
  const collections = await Promise.all(editorCollections().map(({ name }) => getCollection(name)));
  return new Map(
    collections.flat().flatMap((entry): [string, unknown][] => {
      const file = fileOf(entry);
      const content = contentOfForm(file, entry.get("data"));
      return content === undefined ? [] : [[file, content]];
    }),
  );
}

export type SavedContent = ReturnType<typeof createSavedContent>;

/** All content as it is saved, through whatever backend Decap CMS has. It is read once for each form. */
export function createSavedContent() {
  let isOpen: boolean;
  let give: (getCollection: GetCollection) => void;
  let given: Promise<GetCollection>;
  let files: Promise<ContentFiles> | undefined;

  /** Forgets what was read: the next form may have changed it. */
  function close(): void {
    isOpen = false;
    given = new Promise((resolve) => (give = resolve));
    files = undefined;
  }
  close();

  return {
    /** A form has opened: only then does Decap CMS give out its entries. */
    open(getCollection: GetCollection): void {
      if (isOpen) close();
      isOpen = true;
      give(getCollection);
    },
    close,
    files: (): Promise<ContentFiles> => (files ??= given.then(allContent)),
  };
}
