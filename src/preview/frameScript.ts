// The script of the preview's frame. The editor's page sends content and drafts, and learns from the frame
// which page it shows.

import { createElement, Fragment, type ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { contentTypeOf } from "../content/model/contentTypes";
import { schemaAt, type FieldPlace } from "../content/schema/schemaParts";
import { fallbackFontStyle, fontStyle } from "../theme/fonts";
import { makeEditable } from "./editable";
import { changeOf, createFieldLabels } from "./fieldLabels";
import { makeInert, pathOfLink } from "./inert";
import { createLinkChoice } from "./linkChoice";
import { createMarks } from "./marks";
import type { FromPreview, ShownEntry, ToPreview } from "./messages";
import { createPictures } from "./pictures";
import { bringIntoView } from "./bringIntoView";
import { createPreview } from "./preview";

const container = document.createElement("div");
container.id = "___gatsby";
document.body.append(container);

// The 404 page logs the requested address. In the preview, nobody requested one.
const report = console.error;
console.error = (...words) => {
  if (!String(words[0]).startsWith("404: ")) report(...words);
};

/** Sends a message. The call is not returned: after a tail call, WebKit reports the wrong `event.source`. */
function send(message: FromPreview): void {
  window.parent.postMessage(message, window.origin);
}

const pictures = createPictures(
  (file) => send({ kind: "wantPicture", file }),
  () => refreshSoon(),
);
const marks = createMarks();
const root = createRoot(container);

/** Draws a page with its fonts. `flushSync` draws at once, so that this call throws a component's error. */
const draw = (page: ReactElement) =>
  flushSync(() => root.render(createElement(Fragment, {}, fallbackFontStyle, fontStyle, page)));

const preview = createPreview(draw, pictures.dataOf, marks.markOf);

let draft: ShownEntry | undefined;
/** True after the preview has scrolled the shown page for the first time. */
let isPlaced = false;
let shownPath: string | undefined;
let focused: FieldPlace | undefined;
/** Where a chosen page begins: at its top, or at the editable element with this index. */
let from: ("top" | number) | undefined;

/**
 * The field that a click on an element opens. The mark of a picture or a hotspot stands for the text that
 * describes it. The click opens the field `file` or `hotspot` beside that text.
 */
function fieldOf({ file, path }: FieldPlace, element: Element): FieldPlace {
  const name = element.matches("a[aria-label]") ? "hotspot" : path.at(-1) === "alt" && "file";
  if (!name) return { file, path };
  const beside = [...path.slice(0, -1), name];
  const schema = contentTypeOf(file)?.schema;
  return { file, path: schema && schemaAt(schema, beside) ? beside : path };
}

/** The first visible element that shows the open field, and that field. */
function openElement() {
  if (!focused) return undefined;
  const [element] = editable.elementsOf(focused).filter((each) => each.checkVisibility());
  return element && { element, place: focused };
}

const askAtLink = createLinkChoice();

const phone: FieldPlace = { file: "site.json", path: ["phone", "number"] };

function follow(path: string): void {
  if (preview.pageAt(path)) send({ kind: "follow", path });
}

const editable = makeEditable(container, marks, (place, element, textBefore) => {
  const at = editable.all().indexOf(element);
  const open = (field: FieldPlace) => send({ kind: "open", place: field, at, textBefore });
  const field = fieldOf(place, element);
  const openChoice = {
    label: changeOf(field, preview.files()) || "Change this",
    action: () => open(field),
  };
  const link = element.closest("a") ?? undefined;
  const page = link && preview.pageAt(pathOfLink(link) ?? "");
  if (link && page && page.path !== shownPath)
    askAtLink(link, [
      { label: `Go to ${page.label}`, action: () => follow(page.path) },
      openChoice,
    ]);
  else if (link?.matches('[href^="tel:"]') && place.path[0] !== "phone")
    askAtLink(link, [{ label: "Change the phone number", action: () => open(phone) }, openChoice]);
  else openChoice.action();
});

const labels = createFieldLabels({
  fieldOf(target) {
    const found = editable.fieldAround(target);
    return found && { ...found, place: fieldOf(found.place, found.element) };
  },
  openElement,
  files: () => preview.files(),
});

/**
 * Returns a function that starts the work once, after its last call.
 * @param pauseMs the time without a call before the work starts
 */
function onceSoon(work: () => void, pauseMs = 0): () => void {
  let timer = 0;
  return () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(work, pauseMs);
  };
}

/** Where the editor's server has the site's own files, like drawings; empty if it does not have them. */
const { siteFiles = "" } = document.documentElement.dataset;

function findSiteFiles(): void {
  if (siteFiles === "") return;
  for (const image of container.querySelectorAll<HTMLImageElement>('img[src^="/"]')) {
    const src = image.getAttribute("src") ?? "";
    if (!src.startsWith(`${siteFiles}/`)) image.setAttribute("src", siteFiles + src);
  }
}

/** Prepares each page after React has drawn it. */
function finish(): void {
  editable.update();
  findSiteFiles();
  labels.update();
}

/** Scrolls to the place where the page shows a field, preferably in `main`. */
function scrollToField(place: FieldPlace): void {
  const elements = editable.elementsOf(place);
  const within = elements.filter((element) => element.closest("main"));
  bringIntoView(within.length > 0 ? within : elements);
}

function showFocused(): void {
  if (focused) scrollToField(focused);
}

/** Scrolls to `from`. Without `from`, scrolls to the entry, unless the page is the entry's own page. */
function beginAtPlace(): void {
  if (typeof from === "number") bringIntoView(editable.all().slice(from, from + 1));
  else if (draft && from !== "top" && preview.pageAt(shownPath)?.file !== draft.file)
    scrollToField({ file: draft.file, path: [] });
}

function show(): void {
  const shown = preview.show();
  if (!shown) return;
  shownPath = shown.path;
  finish();
  if (isPlaced) showFocused();
  else if (shown.isUpToDate) {
    isPlaced = true;
    // A field may have the focus before the frame has drawn its page.
    if (focused && from === undefined) showFocused();
    else beginAtPlace();
  }
  send(shown);
}

function refresh(): void {
  preview.refresh();
  finish();
}

/** The time to wait for further pictures before a redraw, in ms: each redraw takes time. */
const picturePauseMs = 50;

const showSoon = onceSoon(show);
const refreshSoon = onceSoon(refresh, picturePauseMs);

window.addEventListener("message", ({ source, data }: MessageEvent<ToPreview>) => {
  if (source !== window.parent) return;
  switch (data.kind) {
    case "content":
      preview.setContent(new Map(data.files));
      return showSoon();
    case "draft":
      if (draft?.form !== data.draft.form) {
        isPlaced = false;
        from = undefined;
        focused = undefined;
        editable.outline(undefined);
        window.scrollTo(0, 0);
      }
      draft = data.draft;
      preview.setDraft(data.draft);
      return showSoon();
    case "page":
      preview.choosePage(data.path);
      ({ from } = data);
      if (from === "top") focused = undefined;
      isPlaced = false;
      window.scrollTo(0, 0);
      return showSoon();
    case "picture":
      return pictures.arrive(data.file, data.url);
    case "focus":
      focused = data.place;
      editable.outline(focused);
      showFocused();
      return labels.update();
  }
});

makeInert(follow);
send({ kind: "ready" });
