import { editorCollections } from "../../../src/content/editor/config";
import { newFileName } from "../../../src/content/editor/collectionViews";
import type { Folder } from "../../../src/content/fields";
import type { Draft } from "../../../src/preview/messages";
import type { Cms, CmsEntry, GetAsset } from "../cms";
import { draftChanges, noteDraft } from "../currentEntry";
import { contentOf, fileOf, isUnreadable, type GetCollection } from "./content";

/** The props that Decap CMS passes to a preview on every change. */
type Props = { entry: CmsEntry; getCollection: GetCollection; getAsset: GetAsset };

/** A picture. `url` holds one that was chosen in the form and is not saved yet. */
export type MediaFile = { name: string; path?: string; url?: string };

type Feed = {
  /** Called when the form of another entry opens. */
  onOpen: (getCollection: GetCollection, getAsset: GetAsset) => void;
  onChange: (draft: Draft, media: readonly MediaFile[]) => void;
  /** Called when a form opens empty because its file cannot be read. */
  onUnreadable: () => void;
  /** Called when the form closes. */
  onClose: () => void;
};

/** The file that Decap CMS gives to a new entry. A name that is taken gets a number. */
function newFile(collection: string, data: unknown, taken: ReadonlySet<string>): string {
  const name = newFileName(collection as Folder, data);
  for (let number = 0; ; number++) {
    const file = `${collection}/${name}${number > 0 ? `-${number}` : ""}.json`;
    if (!taken.has(file)) return file;
  }
}

/**
 * Reports changes of the open form. Decap CMS updates its preview as the editor types; ours only reads
 * the props there. Decap CMS's own pane does not fit a phone, and its toggle resets the form.
 */
export function registerFeed(cms: Cms, feed: Feed): void {
  let form = 0;
  let open: string | undefined;
  let data: unknown;
  let media: unknown;
  let isMounted = false;
  let taken: ReadonlySet<string> = new Set();

  /** Notes the files of a collection. Until they are read, or if they cannot be, none is taken. */
  function noteTaken(getCollection: GetCollection, collection: string): void {
    taken = new Set();
    getCollection(collection).then(
      (entries) => void (taken = new Set(entries.map(fileOf))),
      () => undefined,
    );
  }

  function tell({ entry, getCollection, getAsset }: Props): void {
    const collection = String(entry.get("collection"));
    const key = `${collection}/${fileOf(entry)}`;
    if (key !== open) {
      open = key;
      form++;
      data = undefined;
      if (fileOf(entry) === "") noteTaken(getCollection, collection);
      feed.onOpen(getCollection, getAsset);
      if (isUnreadable(entry)) feed.onUnreadable();
    }
    const [nextData, nextMedia] = [entry.get("data"), entry.get("mediaFiles")];
    if (nextData === data && nextMedia === media) return;
    [data, media] = [nextData, nextMedia];
    const content = contentOf(entry);
    const isNew = fileOf(entry) === "";
    const file = isNew ? newFile(collection, content, taken) : fileOf(entry);
    const draft: Draft = { form, file, content, isNew };
    noteDraft(draft);
    const files = (nextMedia as { toJS: () => MediaFile[] } | undefined)?.toJS() ?? [];
    feed.onChange(draft, files);
    queueMicrotask(() => draftChanges.dispatchEvent(new Event("change")));
  }

  function leave(): void {
    isMounted = false;
    // React calls the old ref with null before it calls the new one.
    queueMicrotask(() => {
      if (isMounted) return;
      open = undefined;
      noteDraft(undefined);
      feed.onClose();
    });
  }

  const template = (props: Props) =>
    h("span", {
      ref: (element: Element | null) => {
        if (!element) return leave();
        isMounted = true;
        tell(props);
      },
    });

  for (const collection of editorCollections()) {
    const names =
      "files" in collection ? collection.files.map(({ name }) => name) : [collection.name];
    for (const name of names) cms.registerPreviewTemplate(name, template);
  }
}
