// The script of the preview's frame. The editor's page says what to show, and is told how it went.

import { fallbackFontStyle, fontStyle } from "../theme/fonts";
import { makeInert } from "./inert";
import type { Draft, FromPreview, ToPreview } from "./messages";
import { createPictures } from "./pictures";
import { bringIntoView, changedElements, elementWith } from "./places";
import { createPreview } from "./preview";
import { createStage } from "./stage";

const container = document.createElement("div");
container.id = "___gatsby";
document.body.append(container);

// The page for lost visitors reports which address they asked for. Here nobody has asked.
const report = console.error;
console.error = (...words) => {
  if (!String(words[0]).startsWith("404: ")) report(...words);
};

const tell = (message: FromPreview) => window.parent.postMessage(message, window.origin);

const pictures = createPictures(
  (file) => tell({ kind: "wantPicture", file }),
  () => batch(refresh),
);
const preview = createPreview(createStage(container, [fallbackFontStyle, fontStyle]), pictures);

// What is told in quick succession is shown once.
const waiting = new Set<() => void>();

function batch(work: () => void): void {
  if (waiting.size === 0)
    setTimeout(() => {
      const all = [...waiting];
      waiting.clear();
      for (const each of all) each();
    });
  waiting.add(work);
}

/** Where the site's own files are, which pages name by their addresses on the site. */
const { siteFiles = "" } = document.documentElement.dataset;

function findSiteFiles(): void {
  if (siteFiles === "") return;
  for (const image of container.querySelectorAll<HTMLImageElement>('img[src^="/"]')) {
    const src = image.getAttribute("src") ?? "";
    if (!src.startsWith(`${siteFiles}/`)) image.setAttribute("src", siteFiles + src);
  }
}

const observer = new MutationObserver(() => undefined);
const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ["alt"] };
observer.observe(container, changes);

let draft: Draft | undefined;
/** Whether the page has been shown to where the entry stands on it. */
let isPlaced = false;

/** The texts of an entry, the longest first: that one is the likeliest to be on the page once. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  const values = typeof value === "object" && value !== null ? Object.values(value) : [];
  return values.flatMap(textsIn).sort((a, b) => b.length - a.length);
}

function find(texts: readonly string[]): void {
  const root = container.querySelector("main") ?? container;
  for (const text of texts) {
    const found = elementWith(root, preview.asShown(text));
    if (found) return bringIntoView([found]);
  }
}

const isPage = (file: string) => /^(pages|services|locations)\//.test(file);

/** The check takes longer than the page, and would hold up whoever types. */
const pauseMs = 150;
let faultTimer = 0;

const tellErrors = () => tell({ kind: "errors", errors: preview.errors() });

function showNow(): void {
  observer.takeRecords();
  const shown = preview.show();
  if (!shown) return;
  findSiteFiles();
  const changed = changedElements(observer.takeRecords());
  if (isPlaced) bringIntoView(changed);
  else if (shown.isUpToDate) {
    isPlaced = true;
    if (draft && !isPage(draft.file)) find(textsIn(draft.content));
  }
  tell(shown);
  window.clearTimeout(faultTimer);
  faultTimer = window.setTimeout(tellErrors, pauseMs);
}

function refresh(): void {
  preview.refresh();
  findSiteFiles();
}

window.addEventListener("message", ({ source, data }: MessageEvent<ToPreview>) => {
  if (source !== window.parent) return;
  switch (data.kind) {
    case "content":
      preview.setContent(new Map(data.files));
      return batch(showNow);
    case "draft":
      if (draft?.form !== data.draft.form) {
        isPlaced = false;
        window.scrollTo(0, 0);
      }
      draft = data.draft;
      preview.setDraft(data.draft);
      return batch(showNow);
    case "page":
      preview.choosePage(data.path);
      isPlaced = false;
      window.scrollTo(0, 0);
      return batch(showNow);
    case "picture":
      return pictures.arrive(data.file, data.url);
    case "find":
      return find(data.texts);
  }
});

makeInert();
tell({ kind: "ready" });
