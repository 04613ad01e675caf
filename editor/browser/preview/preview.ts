import type { Draft, FromPreview, ToPreview } from "../../../src/preview/messages";
import type { Cms } from "../cms";
import type { Call } from "../local/callBackend";
import { isUnreadable, type SavedContent } from "../content";
import type { Bar } from "../statusBar/bar";
import { watchForm } from "./watchForm";
import { createPageList } from "./pageList";
import { createPane } from "./pane";
import { createPictures } from "./pictures";
import { createSearch, type Search } from "../../app/rail/search";
import { unsavedItems } from "../save/drafts";
import { openOnSite } from "./startPage";
import { hasUnsavedChanges, noteOwnLink, storeForNextForm, takeStored } from "../navigation";
import { allPages, type SitePage } from "../../../src/content/sitePages";
import { withDraft } from "../../../src/preview/draft";
import { placeOfFile } from "../../../src/content/titles";
import { editorCollections } from "../../../src/content/editor/config";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace, Path } from "../../../src/content/schemaParts";
import { draftChanges, openDraft, partsOfAddress } from "../currentEntry";
import { notePictures } from "../fields/uploads";
import { openings, openPlace } from "../form/openPlace";
import { fieldSelector, itemSelector, pathOf } from "../form/parts";

type Page = Extract<ToPreview, { kind: "page" }>;

/** A page that stays beside the form of a file. */
type PageOfFile = { file: string; page: Page };

type Setup = {
  bar: Bar;
  content: SavedContent;
  /** Calls the backend of `npm start`; undefined on a host. */
  call: Call | undefined;
  siteOrigin: string;
};

function searchWithDraft(files: ContentFiles, draft: Draft | undefined): Search {
  try {
    return createSearch(draft ? withDraft(files, draft) : files);
  } catch {
    // A draft with empty fields may have no words yet.
    return createSearch(files);
  }
}

/** Searches the content with the current draft. */
function searchIn(files: ContentFiles): Search {
  let searched: Draft | undefined;
  let search: Search | undefined;
  return (query) => {
    const draft = openDraft();
    if (!search || draft !== searched) search = searchWithDraft(files, draft);
    searched = draft;
    return search(query);
  };
}

/** Shows the site with the typed words. Call it before Decap CMS starts. */
export function setUpPreview(cms: Cms, { bar, content, call, siteOrigin }: Setup): void {
  let isReady = false;
  let pages: readonly SitePage[] = [];
  let shownForm: number | undefined;
  let shownPath: string | undefined;
  /** The page that somebody visited after the form was opened. */
  let visitedPath: string | undefined;
  let sentContent: unknown;
  /** The field of the form that had the focus last. */
  let focused: Path | undefined;
  const pictures = createPictures(call);

  /** Never returns the call: WebKit's tail calls would make the receiver the message's source. */
  function tell(message: ToPreview): void {
    pane.frame()?.postMessage(message, window.origin);
  }

  /** Sends the frame everything it needs, once the frame and the form are ready. */
  async function tellAll(): Promise<void> {
    if (!isReady || !openDraft() || !pane.isVisible()) return;
    const asked = content.files();
    const files = await asked.catch(() => undefined);
    if (!files) {
      pane.say(
        "The content could not be read, so there is no preview. Reload this page to try again.",
      );
      return;
    }
    // Another form may have been opened in the meantime.
    const draft = openDraft();
    if (!draft || asked !== content.files()) return;
    if (asked !== sentContent) {
      sentContent = asked;
      pages = allPages(files);
      list.setPages(pages, searchIn(files));
      tell({ kind: "content", files: [...files] });
    }
    tell({ kind: "draft", draft });
    // After a click led to another entry, the page of the click appears again.
    const stored = takeStored<PageOfFile>("page", draft.file);
    if (stored) tell(stored.page);
  }

  function visit(path: string): void {
    visitedPath = path;
    pane.showSite(true);
    tell({ kind: "page", path, from: "top" });
  }

  /** Opens a field, and keeps the page on which it was clicked. */
  function open(place: FieldPlace, from: number): void {
    if (place.file !== openDraft()?.file) {
      const page: Page = { kind: "page", path: shownPath, from };
      const stored: PageOfFile = { file: place.file, page };
      storeForNextForm("page", stored);
    }
    openPlace(place);
  }

  /** Opens the form of the visited page, or returns to a form with unsaved changes and its page. */
  function openForm(): void {
    pane.showSite(false);
    const page = pages.find(({ path }) => path === visitedPath);
    if (page && !hasUnsavedChanges()) return openPlace({ file: page.file, path: [] });
    if (page) tell({ kind: "page" });
    visitedPath = undefined;
  }

  const list = createPageList({
    onPage: visit,
    onLink(link) {
      visitedPath = undefined;
      noteOwnLink(link);
      pane.showSite(false);
    },
  });
  const pane = createPane(call !== undefined, siteOrigin, list.nav, {
    onVisible() {
      void tellAll().then(tellFocused);
      void showUnsaved();
    },
    onChoosePage: (path) => tell({ kind: "page", path }),
    onForm: openForm,
  });
  bar.addElement(pane.showButton);

  async function showUnsaved(): Promise<void> {
    // Without drafts, the browser may have no database of them.
    list.setUnsaved(
      await content
        .files()
        .then(unsavedItems)
        .catch(() => []),
    );
  }

  async function givePicture(file: string): Promise<void> {
    tell({ kind: "picture", file, url: await pictures.addressOf(file) });
  }

  /** Names the open list, if no form is open. */
  function showList(): void {
    if (openDraft()) return;
    const at = partsOfAddress(window.location.hash);
    const list = editorCollections().find(({ name }) => !at?.isForm && name === at?.collection);
    bar.showPlace(list?.label ?? "");
  }
  window.addEventListener("hashchange", showList);
  showList();

  watchForm(cms, content, {
    onOpen(entry, assets) {
      if (isUnreadable(entry))
        bar.showMessage([
          "The file of this form cannot be read, so the form is empty. Do not save it.",
          "Press History to see the file, and bring back an earlier version at the git host.",
        ]);
      pictures.open(assets);
      focused = undefined;
      pane.setFormOpen(true);
    },
    onChange({ file, content: typed }, media) {
      bar.showPlace(placeOfFile(file, typed));
      notePictures(media);
      pictures.choose(media);
    },
    onClose() {
      showList();
      pane.setFormOpen(false);
    },
  });

  /** Outlines the field that had the focus last. */
  function tellFocused(): void {
    // A visited page begins at its top.
    const isVisiting = visitedPath !== undefined && pane.isSiteShown();
    if (focused && pane.isVisible() && !isVisiting) tell({ kind: "find", path: focused });
  }

  /** Returns whether a field has the focus. */
  function noteFocus(target: EventTarget | null): boolean {
    const isInForm = openDraft() !== undefined && target instanceof Element;
    const part = isInForm && target.closest(`${fieldSelector}, ${itemSelector}`);
    if (part) focused = pathOf(part);
    return Boolean(part);
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
        return open(data.place, data.at);
      case "follow":
        return visit(data.path);
      case "shown": {
        const page = pages.find(({ path }) => path === data.path);
        const isAnother = data.path !== shownPath;
        if (page && isAnother && pane.isSiteShown()) bar.announce(`${page.label} is shown.`);
        shownPath = data.path;
        list.markShown(shownPath);
        // A field may have the focus before the page is there.
        if (openDraft()?.form !== shownForm) {
          noteFocus(document.activeElement);
          tellFocused();
        }
        shownForm = openDraft()?.form;
        return pane.tellShown(data);
      }
      case "errors":
        bar.noteErrors(data.errors);
        return pane.tellErrors(data.errors);
    }
  });

  openings.addEventListener("open", () => {
    visitedPath = undefined;
    pane.showSite(false);
  });
  document.addEventListener("focusin", ({ target }) => noteFocus(target) && tellFocused());
  draftChanges.addEventListener("change", () => void tellAll());
  openOnSite(bar, pane);
}
