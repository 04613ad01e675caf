import { baseField } from "../../../src/content/editor/baseVersion";
import { fingerprint } from "../../../src/content/editor/fingerprint";
import type { AppliedEdit } from "../../backend/editApplier";
import type { Saved } from "../../backend/edits";
import type { DataFile, PersistEntry } from "../../backend/requests";
import { askForPlaces } from "./newEntries";
import type { Ask, Refused } from "../askBackend";
import { isToBeSaved } from "../dialogs";
import { paragraphs } from "../elements";
import { keyHeader } from "../storedKey";
import type { LastChange } from "../history/lastChange";
import type { Bar } from "../statusBar/bar";

type Request = { action: string; params?: Partial<PersistEntry> & { path?: string } };

/** What the backend answers; which fields there are depends on what was asked. */
type Answer = Refused & {
  /** The text of an entry that was read. */
  data?: string;
  saved?: Saved[];
  change?: AppliedEdit;
};

const actionsThatChange: readonly string[] = [
  "persistEntry",
  "deleteFiles",
  "persistMedia",
  "takeBack",
];

/** More lines than these are not read before a choice. */
const mostTold = 6;

const versionKey = (path: string, base: string) => `${path} ${base}`;

function keyOf({ path, raw }: DataFile): string {
  return versionKey(path, String((JSON.parse(raw) as Record<string, unknown>)[baseField]));
}

const dataFilesOf = ({ params }: Request) => params?.dataFiles ?? [];

/** Whether a form is to be saved over what somebody else saved meanwhile. */
function isWantedAllTheSame([sentence = "", ...changes]: readonly string[]): Promise<boolean> {
  const told = changes.slice(0, mostTold);
  const explanation =
    told.length > 0 ? ["If you save yours over it, this is what changes:", ...told] : [];
  return isToBeSaved(
    "Someone else changed this meanwhile",
    "Save mine over it",
    ...paragraphs([sentence, ...explanation]),
  );
}

/**
 * Stands between Decap CMS and its backend, for what Decap CMS leaves undone: it knows which
 * version of a file the open form holds after it was saved, shows why the backend refused something
 * for as long as it takes to read, and tells of each change.
 */
export function watchRequests(
  backendPath: string,
  bar: Bar,
  happened: LastChange["happened"],
  ask: Ask,
): void {
  const send = window.fetch.bind(window);
  // A form goes on carrying the version that it was opened with; here is what became of it since.
  const newer = new Map<string, string>();

  function learn(request: Request, answer: Answer): void {
    for (const { path, base } of answer.saved ?? []) {
      const file = dataFilesOf(request).find((each) => each.path === path);
      if (file) newer.set(keyOf(file), base);
    }
    // A version that is read again is the newest again: what came after it was taken back.
    const { path } = request.params ?? {};
    if (request.action === "getEntry" && path !== undefined && answer.data !== undefined)
      newer.delete(versionKey(path, fingerprint(answer.data)));
    if (answer.change) happened(answer.change);
  }

  async function sendOnce(request: Request, init: RequestInit): Promise<Response> {
    for (const file of dataFilesOf(request)) file.base = newer.get(keyOf(file)) ?? file.base;
    try {
      const headers = { "content-type": "application/json", ...keyHeader() };
      return await send(backendPath, { ...init, headers, body: JSON.stringify(request) });
    } catch (error) {
      bar.warn([
        "The website’s program does not answer. Is npm start still running? Nothing was saved.",
      ]);
      throw error;
    }
  }

  const answerIn = async (response: Response) => (await response.clone().json()) as Answer;

  window.fetch = async (input, init) => {
    if (input !== backendPath || typeof init?.body !== "string") return send(input, init);
    const request = JSON.parse(init.body) as Request;
    const changes = actionsThatChange.includes(request.action);
    const { params } = request;
    const [file] = dataFilesOf(request);
    if (params?.options?.newEntry && file) {
      params.addTo = await askForPlaces(ask, file.path);
      if (!params.addTo) {
        bar.warn(["Not saved yet. What you typed is still in the form."]);
        return Response.json({ error: "Not saved yet." }, { status: 409 });
      }
    }
    let response = await sendOnce(request, init);
    let answer = await answerIn(response);
    const { newerVersion, error = "Something went wrong." } = answer;
    if (newerVersion !== undefined && file && (await isWantedAllTheSame(error.split("\n")))) {
      newer.set(keyOf(file), newerVersion);
      response = await sendOnce(request, init);
      answer = await answerIn(response);
    }
    if (response.ok) {
      if (changes) bar.settle();
      learn(request, answer);
    } else if (changes || response.status !== 404) {
      // To learn that a file is not there yet is no failure.
      const lines = (answer.error ?? "Something went wrong.").split("\n");
      bar.warn(changes ? ["Nothing was changed.", ...lines] : lines);
    }
    return response;
  };
}
