import { baseField } from "../../../src/content/editor/baseVersion";
import type { Bar } from "./statusBar";

type DataFile = { path: string; raw: string; base?: string };
type Request = {
  action: string;
  params?: { dataFiles?: DataFile[]; options?: { newEntry?: boolean }; paths?: string[] };
};
type Answer =
  { error?: string; saved?: { path: string; base: string }[] } | { name?: string }[] | null;

/** An edit that can be taken back: the file, and the version that the edit left. */
type Undoable = { path: string; base: string | null };

const actionsThatChange: readonly string[] = [
  "persistEntry",
  "deleteFiles",
  "persistMedia",
  "undo",
];

function baseOf({ raw }: DataFile): string {
  return String((JSON.parse(raw) as Record<string, unknown>)[baseField]);
}

/**
 * Stands between Decap CMS and its backend, for what Decap CMS leaves undone: it knows which
 * version of a file the open form holds after it was saved, shows why the backend refused something
 * for as long as it takes to read, and offers to take back the last change.
 * @param knowPictures is told the names of the pictures that there are
 */
export function watchRequests(
  backendPath: string,
  bar: Bar,
  knowPictures: (names: string[]) => void,
): void {
  const send = window.fetch.bind(window);
  // A form goes on carrying the version that it was opened with; here is what became of it since.
  const newer = new Map<string, string>();

  function withNewerBases(request: Request): Request {
    for (const file of request.params?.dataFiles ?? []) {
      const base = newer.get(`${file.path} ${baseOf(file)}`);
      if (base !== undefined) file.base = base;
    }
    return request;
  }

  function learn(request: Request, answer: Answer): void {
    if (request.action === "getMedia" && Array.isArray(answer)) {
      knowPictures(answer.flatMap(({ name }) => name ?? []));
    }
    if (request.action !== "persistEntry" || !answer || Array.isArray(answer)) return;
    for (const { path, base } of answer.saved ?? []) {
      const file = request.params?.dataFiles?.find((each) => each.path === path);
      if (file) newer.set(`${path} ${baseOf(file)}`, base);
    }
  }

  function undoable({ action, params }: Request, answer: Answer): Undoable | undefined {
    const [deleted] = params?.paths ?? [];
    if (action === "deleteFiles" && deleted?.endsWith(".json"))
      return { path: deleted, base: null };
    const isSave = action === "persistEntry" && !params?.options?.newEntry;
    return isSave && answer && !Array.isArray(answer) ? answer.saved?.[0] : undefined;
  }

  async function undo(params: Undoable): Promise<void> {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ action: "undo", params });
    const response = await window.fetch(backendPath, { method: "POST", headers, body });
    // The form still holds what was taken back.
    if (response.ok) window.location.reload();
  }

  window.fetch = async (input, init) => {
    if (input !== backendPath || typeof init?.body !== "string") return send(input, init);
    const request = withNewerBases(JSON.parse(init.body) as Request);
    const changes = actionsThatChange.includes(request.action);
    let response: Response;
    try {
      response = await send(input, { ...init, body: JSON.stringify(request) });
    } catch (error) {
      bar.warn(["The publisher does not answer. Is it still running? Nothing was saved."]);
      throw error;
    }
    const answer = (await response.clone().json()) as Answer;
    if (response.ok) {
      learn(request, answer);
      if (changes) {
        const last = undoable(request, answer);
        bar.settle();
        bar.offerUndo(last && (() => void undo(last)));
      }
    } else if (changes || response.status !== 404) {
      // To learn that a file is not there yet is no failure.
      const error = answer && !Array.isArray(answer) ? answer.error : undefined;
      const lines = (error ?? "Something went wrong.").split("\n");
      bar.warn(changes ? ["Nothing was changed.", ...lines] : lines);
    }
    return response;
  };
}
