import { damagedSentence } from "../../src/content/pictures/upload";
import type { RefusalDetails } from "../refusal";
import { backendPath, eventsPath } from "../routes";
import type { LoadedContent, SiteStatus } from "../types";
import { encodeBlob } from "./base64";
import { keepText, keptText } from "./browserStorage";
import { checkedPicture } from "./preparePicture";
import {
  NoAnswer,
  type Conflict,
  type ContentStore,
  type HistoryBatch,
  type StoreStatus,
  type Saved,
  type Versions,
} from "./store";

/** The name of the key in local storage. Pages at other ports can read cookies, but not local storage. */
const nameOfKey = "editor-key";

export const storedKey = (): string => keptText(nameOfKey) ?? "";

export const storeKey = (key: string): void => keepText(nameOfKey, key);

/** The server's answer to a request that it refuses. */
type RefusedRequest = { error: string } & RefusalDetails;

/** A request that the server refused. */
class RefusedError extends Error {
  constructor(readonly refused: RefusedRequest) {
    super(refused.error);
  }
}

const noAnswer =
  "The website’s program does not answer. Whoever runs the website can start it again.";

/** The longest wait for an answer, in ms. A save of many large photographs takes minutes on a slow computer. */
const usualWaitMs = 300_000;

const keyHeader = () => ({ authorization: `Bearer ${storedKey()}` });

/** Sends a request to the server, and reads the answer. */
async function ask<T>(
  action: string,
  params: object,
  read: (response: Response) => Promise<T>,
  waitMs: number,
): Promise<T> {
  try {
    const response = await fetch(backendPath, {
      method: "POST",
      headers: { "content-type": "application/json", ...keyHeader() },
      body: JSON.stringify({ action, params }),
      signal: AbortSignal.timeout(waitMs),
    });
    if (!response.ok) throw new RefusedError((await response.json()) as RefusedRequest);
    return await read(response);
  } catch (error) {
    // The connection may end in the middle of the answer, or another program may have the port.
    throw error instanceof RefusedError ? error : new NoAnswer(noAnswer);
  }
}

const pauseMs = 3000;

/**
 * Passes on each status until the connection ends. The function uses fetch, because an EventSource cannot
 * send the key.
 * @returns a sentence that says why the connection ended
 */
async function passOn(show: (status: StoreStatus) => void, signal: AbortSignal): Promise<string> {
  const response = await fetch(eventsPath, { headers: keyHeader(), signal });
  if (!response.ok || !response.body) return ((await response.json()) as RefusedRequest).error;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return noAnswer;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines.filter((each) => each.startsWith("data: ")))
      show(JSON.parse(line.slice("data: ".length)) as SiteStatus);
  }
}

/** Connects to the events, and again whenever the connection ends, until `signal` aborts. */
async function listen(show: (status: StoreStatus) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sentence = await passOn(show, signal).catch(() => noAnswer);
    if (signal.aborted) return;
    show({ state: "unreachable", lines: [sentence] });
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
  }
}

function watch(show: (status: StoreStatus) => void): () => void {
  // Browsers allow six connections to a server, so a background tab closes its connection.
  let connection = new AbortController();
  const followVisibility = () => {
    connection.abort();
    connection = new AbortController();
    if (!document.hidden) void listen(show, connection.signal);
  };
  document.addEventListener("visibilitychange", followVisibility);
  followVisibility();
  return () => {
    document.removeEventListener("visibilitychange", followVisibility);
    connection.abort();
  };
}

/** A store that keeps the content in the folder of `npm start`, over HTTP. */
export function createLocalStore(siteOrigin: string, waitMs = usualWaitMs): ContentStore {
  const call = <T>(action: string, params: object): Promise<T> =>
    ask(action, params, (response) => response.json() as Promise<T>, waitMs);

  return {
    name: "npm start",
    siteOrigin,

    async load() {
      const { files, unreadable, pictures } = await call<LoadedContent>("load", {});
      return { files: new Map(files), unreadable, pictures };
    },

    watch,

    async save({ id, entries, pictures }) {
      const sent = await Promise.all(
        [...pictures].map(async ([file, blob]) => ({
          file,
          ...(blob && { bytes: await encodeBlob(blob) }),
        })),
      );
      try {
        return await call<Saved | Conflict>("save", { id, entries, pictures: sent });
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const { error: sentence, issues = [] } = error.refused;
        return { kind: "refused", lines: sentence.split("\n"), issues };
      }
    },

    picture: (file, size) => ask("picture", { file, size }, (response) => response.blob(), waitMs),

    // The server re-encodes the picture when it is saved, so this function only checks the file.
    async preparePicture(file) {
      const picture = await checkedPicture(file);
      await createImageBitmap(picture).catch(() => {
        throw new Error(damagedSentence(file.name));
      });
      return picture;
    },

    history: {
      batch: (query) => call<HistoryBatch>("historyBatch", query),
      versions: (id, picture) => call<Versions[]>("versions", { id, picture }),
    },
  };
}
