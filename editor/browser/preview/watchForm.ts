import { editorCollections } from "../../../src/content/editor/config";
import { newFileName } from "../../../src/content/editor/collectionViews";
import type { Folder } from "../../../src/content/fields";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { Draft } from "../../../src/preview/messages";
import type { Cms, CmsEntry, GetAsset } from "../cms";
import { draftChanges, noteDraft } from "../currentEntry";
import { contentOf, fileOf, type GetCollection, type SavedContent } from "../content";

/** The props that Decap CMS passes to a preview on every change. */
type Props = { entry: CmsEntry; getCollection: GetCollection; getAsset: GetAsset };

/** A picture. `url` holds one that was chosen in the form and is not saved yet. */
export type FormPicture = { name: string; path?: string; url?: string };

type FormEvents = {
  /** Called when the form of another entry opens. */
  onOpen: (entry: CmsEntry, getAsset: GetAsset) => void;
  onChange: (draft: Draft, media: readonly FormPicture[]) => void;
  onClose: () => void;
};

/** The file that Decap CMS gives to a new entry. A name that is taken gets a number. */
function newFile(collection: string, data: unknown, saved: ContentFiles): string {
  const name = newFileName(collection as Folder, data);
  for (let number = 0; ; number++) {
    const file = `${collection}/${name}${number > 0 ? `-${number}` : ""}.json`;
    if (!saved.has(file)) return file;
  }
}

/**
 * Reports changes of the open form. Decap CMS updates its preview at each change; ours only reads the
 * props there. Decap CMS's own pane does not fit a phone, and its toggle resets the form.
 */
export function watchForm(cms: Cms, content: SavedContent, events: FormEvents): void {
  let form = 0;
  let open: string | undefined;
  let data: unknown;
  let media: unknown;
  /** For a new entry. Until the content is read, no name is taken. */
  let saved: ContentFiles = new Map();

  function close(): void {
    open = undefined;
    noteDraft(undefined);
    content.forget();
    events.onClose();
  }

  function tell({ entry, getCollection, getAsset }: Props): void {
    const collection = String(entry.get("collection"));
    const isNew = fileOf(entry) === "";
    const key = `${collection}/${fileOf(entry)}`;
    if (key !== open) {
      if (open !== undefined) close();
      open = key;
      form++;
      data = undefined;
      content.open(getCollection);
      if (isNew) content.whenRead((files) => (saved = files));
      events.onOpen(entry, getAsset);
    }
    const [nextData, nextMedia] = [entry.get("data"), entry.get("mediaFiles")];
    if (nextData === data && nextMedia === media) return;
    [data, media] = [nextData, nextMedia];
    const typed = contentOf(entry);
    const file = isNew ? newFile(collection, typed, saved) : fileOf(entry);
    const draft: Draft = { form, file, content: typed, isNew };
    noteDraft(draft);
    const files = (nextMedia as { toJS: () => FormPicture[] } | undefined)?.toJS() ?? [];
    events.onChange(draft, files);
    queueMicrotask(() => draftChanges.dispatchEvent(new Event("change")));
  }

  const template = createClass<Props>({
    componentDidMount() {
      tell(this.props);
    },
    componentDidUpdate() {
      tell(this.props);
    },
    componentWillUnmount: close,
    render: () => null,
  });

  for (const collection of editorCollections()) {
    const names =
      "files" in collection ? collection.files.map(({ name }) => name) : [collection.name];
    for (const name of names) cms.registerPreviewTemplate(name, template);
  }
}
