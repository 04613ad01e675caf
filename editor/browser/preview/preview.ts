import type { Draft, FromPreview, ToPreview } from "../../../src/preview/messages";
import { isLoading, type Cms, type GetAsset } from "../cms";
import type { Picture } from "../../backend/library";
import type { Ask } from "../office/askBackend";
import { addressOf } from "../office/officeBackend";
import { allContent, type GetCollection } from "./content";
import type { Bar } from "../statusBar/bar";
import { registerFeed } from "./feed";
import { createPane } from "./pane";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { placeOfFile } from "../../../src/content/plain/titles";
import type { FieldPlace } from "../../../src/content/schemaParts";
import { enterPlace, openPlace } from "../form/openPlace";
import { fieldSelector, itemSelector, pathOf } from "../form/parts";

const pauseMs = 200;
const longestWaitMs = 20_000;

type Content = Promise<[string, unknown][]>;

/** Decap CMS stores here which pane it shows beside a form. Our preview needs Decap's (feed.ts). */
const paneKey = "cms.right-pane";

/** Holds the page to show with the next form. It survives a reload. */
const pageKey = "preview-page";

/**
 * Shows the page with what is being typed. To be called before Decap CMS starts.
 * @param ask asks the backend beside the publisher, where there is one
 * @param pictureNames is told the names of all pictures that there are
 */
export function setUpPreview(
  cms: Cms,
  bar: Pick<Bar, "settleUnless" | "showPlace">,
  ask: Ask | undefined,
  pictureNames: Set<string>,
): void {
  window.localStorage.setItem(paneKey, "preview");
  let isReady = false;
  let getCollection: GetCollection | undefined;
  let getAsset: GetAsset | undefined;
  let content: Content | undefined;
  let draft: Draft | undefined;
  let shownForm: number | undefined;
  let shownPath: string | undefined;
  let chosenPictures = new Map<string, string>();

  const tell = (message: ToPreview) => pane.frame()?.postMessage(message, window.origin);

  /** Sends the frame everything it needs, once the frame and the form are ready. */
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
    if (!draft) return;
    tell({ kind: "draft", draft });
    keepPage();
  }

  /** Stays on the page on which the words of the entry were chosen. */
  function keepPage(): void {
    const path = window.sessionStorage.getItem(pageKey);
    window.sessionStorage.removeItem(pageKey);
    if (path !== null) tell({ kind: "page", path });
  }

  const pane = createPane(ask !== undefined, {
    onVisible: () => void tellAll(),
    onChoosePage: (path) => tell({ kind: "page", path }),
  });

  async function givePicture(file: string): Promise<void> {
    const url = chosenPictures.get(file) ?? (await savedPicture(file));
    tell({ kind: "picture", file, ...(url !== undefined && { url }) });
  }

  /** The backend has the full picture. Decap CMS itself would return the thumbnail. */
  async function savedPicture(file: string): Promise<string | undefined> {
    if (ask) {
      const { answer } = await ask<Picture>("getMediaFile", { path: `data/${file}` });
      return answer && addressOf(answer);
    }
    for (let waited = 0; waited < longestWaitMs; waited += pauseMs) {
      const asset = getAsset?.(file);
      if (asset && !isLoading(asset)) return asset.toString();
      await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    }
    return undefined; // the page shows the picture's description instead
  }

  registerFeed(cms, {
    onOpen(collections, assets) {
      getCollection = collections;
      getAsset = assets;
      content = undefined;
      draft = undefined;
      pane.setOpen(true);
    },
    onChange(next, media) {
      draft = next;
      bar.showPlace(placeOfFile(next.file, next.content));
      for (const { name } of media) pictureNames.add(name);
      chosenPictures = new Map(
        media.flatMap(({ path, url }) => (path && url ? [[path.replace(/^data\//, ""), url]] : [])),
      );
      void tellAll();
    },
    onClose() {
      bar.showPlace("");
      pane.setOpen(false);
    },
  });

  /** Outlines the focused field on the page. */
  function tellField(target: EventTarget | null): void {
    if (!(target instanceof Element) || !draft || !pane.isVisible()) return;
    const part = target.closest(`${fieldSelector}, ${itemSelector}`);
    const schema = contentTypeOf(draft.file)?.schema;
    if (part && schema) tell({ kind: "find", path: pathOf(part, schema) });
  }

  /** Goes to the field of the text or picture that was clicked on the page. */
  function open(place: FieldPlace): void {
    pane.yieldToForm();
    if (place.file === draft?.file) return enterPlace(place);
    if (shownPath !== undefined) window.sessionStorage.setItem(pageKey, shownPath);
    openPlace(place);
  }

  window.addEventListener("message", ({ source, data }: MessageEvent<FromPreview>) => {
    if (source === null || source !== pane.frame()) return;
    switch (data.kind) {
      case "ready":
        isReady = true;
        return void tellAll();
      case "wantPicture":
        return void givePicture(data.file);
      case "open":
        return open(data.place);
      case "shown":
        shownPath = data.path;
        // A field may have the focus before the page is there.
        if (draft?.form !== shownForm) tellField(document.activeElement);
        shownForm = draft?.form;
        return pane.tellShown(data);
      case "errors":
        bar.settleUnless(data.errors);
        return pane.tellErrors(data.errors);
    }
  });

  document.addEventListener("focusin", ({ target }) => tellField(target));
}
