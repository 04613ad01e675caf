import type { Draft, FromPreview, ToPreview } from "../../../src/preview/messages";
import type { Cms } from "../cms";
import { allContent, type GetCollection } from "./content";
import { registerFeed } from "./feed";
import { createPane } from "./pane";
import { picturesOf } from "./pictures";
import { textsAt } from "./textsAt";

type Content = Promise<[string, unknown][]>;

/** Decap CMS keeps here which pane it shows beside a form; ours is told of changes by its own. */
const paneKey = "cms.right-pane";

/**
 * Shows the page with what is being typed. To be called before Decap CMS starts.
 * @param isLocal whether the editor runs beside the publisher
 */
export function setUpPreview(cms: Cms, backendName: string, isLocal: boolean): void {
  window.localStorage.setItem(paneKey, "preview");
  const savedPicture = picturesOf(cms, backendName);
  let isReady = false;
  let getCollection: GetCollection | undefined;
  let content: Content | undefined;
  let draft: Draft | undefined;
  let chosenPictures = new Map<string, string>();

  const tell = (message: ToPreview) => pane.frame()?.postMessage(message, window.origin);

  /** Tells the frame all it needs, as soon as it and the form are there. */
  async function tellAll(): Promise<void> {
    if (!isReady || !getCollection || !pane.isVisible()) return;
    if (!content) {
      content = allContent(getCollection);
      const asked = content;
      const files = await asked.catch(() => undefined);
      // Another form may have been opened meanwhile.
      if (content !== asked) return;
      if (!files) {
        pane.say(["The content could not be read, so there is no preview."]);
        return;
      }
      tell({ kind: "content", files });
    }
    await content.catch(() => undefined);
    if (draft) tell({ kind: "draft", draft });
  }

  const pane = createPane(isLocal, {
    onVisible: () => void tellAll(),
    onChoosePage: (path) => tell({ kind: "page", path }),
  });

  async function givePicture(file: string): Promise<void> {
    const url = chosenPictures.get(file) ?? (await savedPicture(file));
    tell({ kind: "picture", file, ...(url !== undefined && { url }) });
  }

  registerFeed(cms, {
    onOpen(get) {
      getCollection = get;
      content = undefined;
      draft = undefined;
      pane.setOpen(true);
    },
    onChange(next, media) {
      draft = next;
      chosenPictures = new Map(
        media.flatMap(({ path, url }) => (path && url ? [[path.replace(/^data\//, ""), url]] : [])),
      );
      void tellAll();
    },
    onClose: () => pane.setOpen(false),
  });

  window.addEventListener("message", ({ source, data }: MessageEvent<FromPreview>) => {
    if (source === null || source !== pane.frame()) return;
    switch (data.kind) {
      case "ready":
        isReady = true;
        return void tellAll();
      case "wantPicture":
        return void givePicture(data.file);
      case "shown":
        return pane.tellShown(data);
      case "errors":
        return pane.tellErrors(data.errors);
    }
  });

  document.addEventListener("focusin", ({ target }) => {
    const texts = target instanceof Element && pane.isVisible() ? textsAt(target) : [];
    if (texts.length > 0) tell({ kind: "find", texts });
  });
}
