import { TextDecoder, TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, configure, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createPictureUrls, PictureUrlsContext } from "../editor/app/pictures/pictureUrls";
import { contentIn } from "../editor/app/session/openEntry";
import { createSession, type Session } from "../editor/app/session/session";
import { SessionProvider } from "../editor/app/session/SessionContext";
import { system } from "../editor/app/theme";
import { createUi, UiProvider, type Ui } from "../editor/app/ui/uiState";
import type { ContentStore, Edit, StoreStatus, Saved } from "../editor/store/store";
import { validFiles, type Files } from "./contentFiles";

// The check runs after a pause in typing, and machines may be busy.
configure({ asyncUtilTimeout: 15_000 });

/** A store that keeps content in memory. */
export type MemoryStore = ContentStore & {
  /** The current content, by files below data/. */
  readonly files: Map<string, unknown>;
  /** Every save that the store has received. */
  readonly edits: Edit[];
  /** Tells the editor the status of the site. */
  readonly tell: (status: StoreStatus) => void;
};

const isJson = ([file]: [string, unknown]) => file.endsWith(".json");

/** Makes a store in memory. A test can replace parts of the store, so that they refuse or fail. */
export function memoryStore(all: Files = validFiles(), parts: Partial<ContentStore> = {}) {
  const files = new Map(Object.entries(all).filter(isJson));
  const edits: Edit[] = [];
  let show: (status: StoreStatus) => void = () => undefined;
  const save = async (edit: Edit): Promise<Saved> => {
    edits.push(edit);
    for (const { file, content } of edit.entries) {
      if (content === undefined) files.delete(file);
      else files.set(file, JSON.parse(JSON.stringify(content)));
    }
    return { kind: "saved", entries: edit.entries, kept: [] };
  };
  const store: MemoryStore = {
    name: "memory",
    siteOrigin: "http://localhost:9000",
    files,
    edits,
    tell: (status) => show(status),
    load: async () => ({
      files: new Map(files),
      unreadable: [],
      pictures: Object.keys(all).filter((file) => file.startsWith("images/")),
    }),
    watch(next) {
      show = next;
      return () => undefined;
    },
    save,
    picture: async () => new Blob(["picture"]),
    preparePicture: async (file) => file,
    history: { batch: async () => ({ edits: [], hasMore: false }), versions: async () => [] },
    ...parts,
  };
  return store;
}

/** The state of the app around a component under test, and the user who works with the component. */
export type Shown = {
  session: Session;
  ui: Ui;
  store: MemoryStore;
  user: ReturnType<typeof userEvent.setup>;
  /** The content of an entry, with its unsaved changes. */
  content: (file: string) => unknown;
};

/** Adds functions of browsers that the app's libraries need, and that jsdom lacks. */
function addWhatJsdomLacks(): void {
  Object.assign(globalThis, { TextDecoder, TextEncoder });
  URL.createObjectURL ??= () => "blob:picture";
  URL.revokeObjectURL ??= () => undefined;
  document.execCommand ??= () => false;
  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
  window.matchMedia ??= ((query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query })) as never;
  globalThis.structuredClone ??= ((value: unknown) => JSON.parse(JSON.stringify(value))) as never;
  globalThis.ResizeObserver ??= class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Blob.prototype.arrayBuffer ??= function (this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this);
    });
  };
  // In tests, every element is in view.
  globalThis.IntersectionObserver ??= class {
    constructor(private readonly show: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.show([{ isIntersecting: true }]);
    disconnect = () => undefined;
  } as never;
}

/** Shows a part of the editor's app, with the content of a store in memory. */
export const showInEditor = async (
  component: ReactNode,
  store: MemoryStore = memoryStore(),
): Promise<Shown> => ({ ...(await showWithContentOf(component, store)), store });

/** Shows a part of the editor's app, with the content of a store. */
export async function showWithContentOf(
  component: ReactNode,
  store: ContentStore,
): Promise<Omit<Shown, "store">> {
  addWhatJsdomLacks();
  const session = createSession(store);
  await session.start();
  const ui = createUi();
  const urlOf = createPictureUrls(session);
  render(
    <ChakraProvider value={system}>
      <SessionProvider value={session}>
        <UiProvider value={ui}>
          <PictureUrlsContext.Provider value={urlOf}>{component}</PictureUrlsContext.Provider>
        </UiProvider>
      </SessionProvider>
    </ChakraProvider>,
  );
  await act(async () => undefined);
  return {
    session,
    ui,
    user: userEvent.setup(),
    content: (file) => contentIn(session.state.getState(), file),
  };
}
