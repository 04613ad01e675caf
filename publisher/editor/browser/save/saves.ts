import { baseField } from "../../../../src/content/editor/baseVersion";
import { fingerprint } from "../../../../src/content/editor/fingerprint";
import type { ListPlace } from "../../backend/referenceLists";
import { askForPlaces } from "./newEntries";
import type { Answer, Ask } from "../askBackend";
import { choose } from "../dialogs";
import { paragraphs } from "../elements";
import type { LastChange } from "../history/lastChange";
import type { Bar } from "../statusBar/bar";

type DataFile = { path: string; raw: string; base?: string };
type Request = {
  action: string;
  params?: {
    path?: string;
    dataFiles?: DataFile[];
    options?: { newEntry?: boolean };
    addTo?: ListPlace[];
  };
};
type Media = { name?: string }[];

const actionsThatChange: readonly string[] = [
  "persistEntry",
  "deleteFiles",
  "persistMedia",
  "takeBack",
];

/** More lines than these are not read before a choice. */
const mostTold = 6;

function baseOf({ raw }: DataFile): string {
  return String((JSON.parse(raw) as Record<string, unknown>)[baseField]);
}

const dataFilesOf = ({ params }: Request) => params?.dataFiles ?? [];

/** Whether a form is to be saved over what somebody else saved meanwhile. */
async function isWantedAllTheSame([
  sentence = "",
  ...changes
]: readonly string[]): Promise<boolean> {
  const told = changes.slice(0, mostTold);
  const explanation =
    told.length > 0 ? ["If you save yours over it, this is what changes:", ...told] : [];
  const choice = await choose(
    "Someone else changed this meanwhile",
    paragraphs([sentence, ...explanation]),
    ["Save mine over it", "Do not save yet"],
  );
  return choice === 0;
}

/**
 * Stands between Decap CMS and its backend, for what Decap CMS leaves undone: it knows which
 * version of a file the open form holds after it was saved, shows why the backend refused something
 * for as long as it takes to read, and tells of each change.
 * @param knowPictures is told the names of the pictures that there are
 */
export function watchRequests(
  backendPath: string,
  bar: Bar,
  knowPictures: (names: string[]) => void,
  happened: LastChange["happened"],
  ask: Ask,
): void {
  const send = window.fetch.bind(window);
  // A form goes on carrying the version that it was opened with; here is what became of it since.
  const newer = new Map<string, string>();
  const versionKey = (path: string, base: string) => `${path} ${base}`;
  const keyOf = (file: DataFile) => versionKey(file.path, baseOf(file));

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
    for (const file of dataFilesOf(request)) {
      const base = newer.get(keyOf(file));
      if (base !== undefined) file.base = base;
    }
    try {
      return await send(backendPath, { ...init, body: JSON.stringify(request) });
    } catch (error) {
      bar.warn([
        "The website’s program does not answer. Is npm start still running? Nothing was saved.",
      ]);
      throw error;
    }
  }

  window.fetch = async (input, init) => {
    if (input !== backendPath || typeof init?.body !== "string") return send(input, init);
    const request = JSON.parse(init.body) as Request;
    const changes = actionsThatChange.includes(request.action);
    const { params } = request;
    const [added] = params?.options?.newEntry ? dataFilesOf(request) : [];
    if (params && added) {
      const addTo = await askForPlaces(ask, added.path);
      if (!addTo) {
        bar.warn(["Not saved yet. What you typed is still in the form."]);
        return Response.json({ error: "Not saved yet." }, { status: 409 });
      }
      params.addTo = addTo;
    }
    let response = await sendOnce(request, init);
    let answer = (await response.clone().json()) as Answer | Media | null;
    const refused = answer && !Array.isArray(answer) ? answer : {};
    const [file] = dataFilesOf(request);
    if (refused.newerVersion !== undefined && file) {
      if (await isWantedAllTheSame((refused.error ?? "").split("\n"))) {
        newer.set(keyOf(file), refused.newerVersion);
        response = await sendOnce(request, init);
        answer = (await response.clone().json()) as Answer;
      }
    }
    if (response.ok) {
      if (request.action === "getMedia" && Array.isArray(answer))
        knowPictures(answer.flatMap(({ name }) => name ?? []));
      if (changes) bar.settle();
      if (answer && !Array.isArray(answer)) learn(request, answer);
    } else if (changes || response.status !== 404) {
      // To learn that a file is not there yet is no failure.
      const error = answer && !Array.isArray(answer) ? answer.error : undefined;
      const lines = (error ?? "Something went wrong.").split("\n");
      bar.warn(changes ? ["Nothing was changed.", ...lines] : lines);
    }
    return response;
  };
}
