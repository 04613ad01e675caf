import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { orderOf } from "../../../src/content/referenceLists";
import { allPages } from "../../../src/content/sitePages";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FieldPlace } from "../../../src/content/schemaParts";
import type { FromPreview, ToPreview } from "../../../src/preview/messages";
import type { PictureUrls } from "../pictures/pictureUrls";
import type { Route } from "../routes";
import { isProvisional, outcomeOf } from "../session/changes";
import type { Session } from "../session/session";
import { announce, type Ui } from "../ui/uiState";

type Setup = {
  session: Session;
  ui: Ui;
  urlOf: PictureUrls;
  /** Goes to another page or entry. */
  navigate: (route: Route) => void;
  /** Opens a field of an entry. */
  goTo: (place: FieldPlace) => void;
};

/** The page that shows all entries of a folder. */
function pageOfList(folder: string): string | undefined {
  const file = orderOf(folder)?.file;
  return file === undefined ? undefined : contentTypeOf(file)?.route;
}

/** Tells the frame of the page what to show, and carries out what somebody does in it. */
export function createFrameBridge({ session, ui, urlOf, navigate, goTo }: Setup) {
  let frame: Window | null = null;
  let isReady = false;
  let route: Route = { kind: "page", path: "/" };
  let sentOthers: ContentFiles = new Map();
  let sentDraft: unknown;
  /** What the open form is: a new entry keeps it while its future file changes. */
  let sentForm: string | undefined;
  let form = 0;

  /** Never returns the call: WebKit's tail calls would make the receiver the message's source. */
  function tell(message: ToPreview): void {
    frame?.postMessage(message, window.origin);
  }

  /** The entry beside the page: the open one, or that of the page itself. */
  function openFile(files: ContentFiles): string {
    const { names } = outcomeOf(session.state.getState());
    if (route.kind === "entry") return names.get(route.file) ?? route.file;
    const path = route.kind === "page" ? route.path : ui.getState().shownPath;
    return allPages(files).find((page) => page.path === path)?.file ?? "pages/home.json";
  }

  /**
   * The other entries. One with a fault is as it was saved: a fault elsewhere must not keep the page
   * from showing what is typed here.
   */
  function othersOf(files: ContentFiles, file: string): Map<string, unknown> {
    const { errors, saved } = session.state.getState();
    const faulty = new Set(errors.map((issue) => issue.file.replace(/^data\//, "")));
    const others = [...files].flatMap(([each, content]): [string, unknown][] => {
      if (each === file) return [];
      if (!faulty.has(each)) return [[each, content]];
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

  let isWaiting = false;

  /** Sends what changed once a typed key is on the screen: drawing the page takes longer. */
  function sendSoon(): void {
    if (isWaiting) return;
    isWaiting = true;
    window.requestAnimationFrame(() =>
      window.setTimeout(() => {
        isWaiting = false;
        send();
      }),
    );
  }

  /** Sends what changed since the last call. */
  function send(): void {
    if (!isReady || frame === null) return;
    const { files } = outcomeOf(session.state.getState());
    if (files.size === 0) return;
    const file = openFile(files);
    const content = files.get(file);
    sendContent(files, file);
    const openForm = route.kind === "entry" ? route.file : file;
    if (openForm === sentForm && content === sentDraft) return;
    if (openForm !== sentForm) form++;
    sentForm = openForm;
    sentDraft = content;
    const isNew = route.kind === "entry" && isProvisional(route.file);
    tell({ kind: "draft", draft: { form, file, content: content ?? {}, isNew } });
  }

  function sendFocus(): void {
    const { focused } = ui.getState();
    if (!isReady || !focused) return;
    if (["list", "launch", "history"].includes(route.kind)) {
      const { names } = outcomeOf(session.state.getState());
      tell({ kind: "find", ...focused, file: names.get(focused.file) ?? focused.file });
    } else if (route.kind === "entry" && focused.file === route.file && focused.path.length > 0)
      tell({ kind: "find", path: focused.path });
  }

  function choosePage(): void {
    const { page } = ui.getState();
    if (route.kind === "page") return tell({ kind: "page", path: route.path, from: "top" });
    if (route.kind === "list") {
      const path = pageOfList(route.collection);
      return path === undefined ? undefined : tell({ kind: "page", path, from: "top" });
    }
    if (page) tell({ kind: "page", ...page });
  }

  function openPlace(place: FieldPlace, at: number): void {
    const { shownPath } = ui.getState();
    ui.setState({ page: shownPath === undefined ? undefined : { path: shownPath, from: at } });
    const { names } = outcomeOf(session.state.getState());
    const [own = place.file] = [...names].find(([, final]) => final === place.file) ?? [];
    goTo({ ...place, file: own });
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
        sentDraft = sentForm = undefined;
        send();
        return choosePage();
      case "wantPicture":
        return void givePicture(data.file);
      case "open":
        return openPlace(data.place, data.at);
      case "follow":
        ui.setState({ page: undefined });
        return navigate({ kind: "page", path: data.path });
      case "shown": {
        const { shownPath } = ui.getState();
        const page = data.pages.find(({ path }) => path === data.path);
        if (page && shownPath !== undefined && data.path !== shownPath)
          announce(ui, `${page.label} is shown.`);
        return ui.setState({
          shownPath: data.path,
          pages: data.pages,
          isUpToDate: data.isUpToDate,
        });
      }
      case "errors":
        return undefined;
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
      const stopContent = session.state.subscribe(sendSoon);
      const stopFocus = ui.subscribe((now, before) => {
        if (now.focused !== before.focused) sendFocus();
        // The page is laid out anew, and what was in view is elsewhere.
        if (now.device !== before.device) window.requestAnimationFrame(sendFocus);
        if (now.page !== before.page && now.page && route.kind === "entry")
          tell({ kind: "page", ...now.page });
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
      const isSame = route.kind === next.kind && JSON.stringify(route) === JSON.stringify(next);
      route = next;
      send();
      if (!isSame && isReady && ["page", "entry", "list"].includes(next.kind)) choosePage();
      sendFocus();
    },
  };
}
