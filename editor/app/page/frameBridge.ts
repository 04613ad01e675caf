import { fileOfIssue } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { orderOf } from "../../../src/content/schema/referenceLists";
import { sameJson } from "../../../src/content/schema/sameJson";
import { allPages } from "../../../src/content/pages/sitePages";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import type { FromPreview, ToPreview } from "../../../src/preview/messages";
import type { PictureUrls } from "../pictures/pictureUrls";
import type { Route } from "../routes";
import { outcomeOf } from "../session/changes";
import { pathOf } from "../session/document";
import { documentIn } from "../session/openEntry";
import type { Session } from "../session/session";
import { onceAfterPaint } from "../ui/onceAfterPaint";
import { announce, type Ui } from "../ui/uiState";

type Setup = {
  session: Session;
  ui: Ui;
  urlOf: PictureUrls;
  /** Goes to another page or entry. */
  navigate: (route: Route) => void;
  /** Opens a field of an entry, with the cursor after some words. */
  goTo: (place: FieldPlace, textBefore?: string) => void;
};

/** The page that shows all entries of a folder. */
function pageOfList(folder: string): string | undefined {
  const file = orderOf(folder)?.file;
  return file === undefined ? undefined : contentTypeOf(file)?.route;
}

/** Tells the frame what to show, and carries out what somebody does in the frame. */
export function createFrameBridge({ session, ui, urlOf, navigate, goTo }: Setup) {
  let frame: Window | null = null;
  let isReady = false;
  let route: Route = { kind: "page", path: "/" };
  let sentOthers: ContentFiles = new Map();
  let sentDraft: unknown;
  /**
   * The file of the last sent form. For a new entry, it is the provisional file, which stays the same while
   * the final file changes.
   */
  let sentFile: string | undefined;
  let formNumber = 0;
  let sentFocus: FieldPlace | undefined;

  /** Sends a message. The call is not returned: after a tail call, WebKit reports the wrong `event.source`. */
  function tell(message: ToPreview): void {
    frame?.postMessage(message, window.origin);
  }

  /**
   * The final file of the open entry. If no entry is open: the file of the shown page, or of the home page.
   */
  function openFile(files: ContentFiles): string {
    const { names } = outcomeOf(session.state.getState());
    if (route.kind === "entry") return names.get(route.file) ?? route.file;
    const path = route.kind === "page" ? route.path : ui.getState().shownPath;
    return allPages(files).find((page) => page.path === path)?.file ?? "pages/home.json";
  }

  /**
   * All entries except the open entry. An entry with an error is in its saved state, because an error
   * elsewhere must not keep the page from showing the open form.
   */
  function othersOf(files: ContentFiles, file: string): Map<string, unknown> {
    const { errors, saved } = session.state.getState();
    const withErrors = new Set(errors.map(fileOfIssue));
    const others = [...files].flatMap(([each, content]): [string, unknown][] => {
      if (each === file) return [];
      if (!withErrors.has(each)) return [[each, content]];
      return saved.has(each) ? [[each, saved.get(each)]] : [];
    });
    return new Map(others);
  }

  function sendContent(files: ContentFiles, file: string): void {
    const others = othersOf(files, file);
    const isSame =
      others.size === sentOthers.size &&
      [...others].every(([each, content]) => sentOthers.get(each) === content);
    if (isSame) return;
    sentOthers = others;
    const saved = session.state.getState().saved.get(file);
    const whole = saved === undefined ? others : new Map([...others, [file, saved]]);
    tell({ kind: "content", files: [...whole] });
  }

  /** Sends the changes since the last call. */
  function send(): void {
    if (!isReady || frame === null) return;
    const { files } = outcomeOf(session.state.getState());
    if (files.size === 0) return;
    const file = openFile(files);
    const content = files.get(file);
    sendContent(files, file);
    const openForm = route.kind === "entry" ? route.file : file;
    if (openForm === sentFile && content === sentDraft) return;
    if (openForm !== sentFile) formNumber++;
    sentFile = openForm;
    sentDraft = content;
    tell({ kind: "draft", draft: { form: formNumber, file, content: content ?? {} } });
    followFocus();
  }

  /** The field that has the focus in the open form or list. Without a panel, there is none. */
  function focusedPlace(): FieldPlace | undefined {
    const { focused } = ui.getState();
    const isOpen =
      route.kind === "entry"
        ? focused?.file === route.file && focused.path.length > 0
        : ["list", "launch", "history"].includes(route.kind);
    if (!focused || !isOpen) return undefined;
    const state = session.state.getState();
    const document = documentIn(state, focused.file);
    const { idPath } = focused;
    const path = idPath === undefined || !document ? focused.path : pathOf(document, idPath);
    const file = outcomeOf(state).names.get(focused.file) ?? focused.file;
    return path && { file, path };
  }

  /** Outlines the field that has the focus. */
  function sendFocus(): void {
    if (!isReady) return;
    sentFocus = focusedPlace();
    tell({ kind: "focus", place: sentFocus });
  }

  /** Outlines the field again if items of a list have moved. */
  function followFocus(): void {
    if (sentFocus && !sameJson(sentFocus, focusedPlace())) sendFocus();
  }

  /** The page to show when the form of an entry opens; undefined if the frame chooses the page. */
  function pageOfEntry(file: string, from: Route): string | undefined {
    const { files, names } = outcomeOf(session.state.getState());
    const final = names.get(file) ?? file;
    const own = allPages(files).find((page) => page.file === final);
    if (own) return own.path;
    const isOfList = from.kind === "list" && file.startsWith(`${from.collection}/`);
    return isOfList ? pageOfList(from.collection) : undefined;
  }

  function choosePage(from: Route = route): void {
    const { page } = ui.getState();
    if (route.kind === "page") return tell({ kind: "page", path: route.path, from: "top" });
    if (route.kind === "list") {
      const path = pageOfList(route.collection);
      return path === undefined ? undefined : tell({ kind: "page", path, from: "top" });
    }
    if (route.kind !== "entry") return;
    if (page?.file === route.file) return tell({ kind: "page", path: page.path, from: page.from });
    const path = pageOfEntry(route.file, from);
    if (path !== undefined) tell({ kind: "page", path });
  }

  function openPlace({ place, at, textBefore }: Extract<FromPreview, { kind: "open" }>): void {
    const { shownPath } = ui.getState();
    const { names } = outcomeOf(session.state.getState());
    const [own = place.file] = [...names].find(([, final]) => final === place.file) ?? [];
    ui.setState({
      page: shownPath === undefined ? undefined : { file: own, path: shownPath, from: at },
    });
    goTo({ ...place, file: own }, textBefore);
  }

  async function givePicture(file: string): Promise<void> {
    const url = await urlOf(file, "full").catch(() => undefined);
    tell({ kind: "picture", file, url });
  }

  function receive(data: FromPreview): void {
    switch (data.kind) {
      case "ready":
        isReady = true;
        sentOthers = new Map();
        sentDraft = sentFile = undefined;
        send();
        return choosePage();
      case "wantPicture":
        return void givePicture(data.file);
      case "open":
        return openPlace(data);
      case "follow":
        return navigate({ kind: "page", path: data.path });
      case "shown": {
        const { shownPath, pages } = ui.getState();
        const page = data.pages.find(({ path }) => path === data.path);
        if (page && shownPath !== undefined && data.path !== shownPath)
          announce(ui, `${page.label} is shown.`);
        return ui.setState({
          shownPath: data.path,
          pages: sameJson(data.pages, pages) ? pages : data.pages,
          isUpToDate: data.isUpToDate,
        });
      }
    }
  }

  return {
    /** Connects a frame. @returns a function that disconnects it */
    connect(next: Window): () => void {
      frame = next;
      isReady = false;
      const onMessage = ({ source, data }: MessageEvent<FromPreview>) => {
        if (source === frame) receive(data);
      };
      window.addEventListener("message", onMessage);
      const stopContent = session.state.subscribe(onceAfterPaint(send));
      const stopFocus = ui.subscribe((now, before) => {
        if (now.focused !== before.focused) sendFocus();
        if (now.page !== before.page && now.page) choosePage();
        // The new width lays out the page again, so the focused field may be out of view.
        if (now.device !== before.device) window.requestAnimationFrame(sendFocus);
      });
      return () => {
        window.removeEventListener("message", onMessage);
        stopContent();
        stopFocus();
        frame = null;
      };
    },
    /** Shows the entry or the page of a route. */
    show(next: Route): void {
      const before = route;
      const isSame = JSON.stringify(before) === JSON.stringify(next);
      route = next;
      // Removes the outline of the field that the earlier panel named.
      if (!isSame && next.kind !== "entry") ui.setState({ focused: undefined });
      send();
      if (!isSame && isReady) choosePage(before);
      sendFocus();
    },
  };
}
