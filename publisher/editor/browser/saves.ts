import { BASE } from "../../../src/content/editor/base";
import type { Bar } from "./bar";

type DataFile = { path: string; raw: string; base?: string };
type Request = { action: string; params?: { dataFiles?: DataFile[] } };
type Answer =
  { error?: string; saved?: { path: string; base: string }[] } | { name?: string }[] | null;

const actionsThatChange: readonly string[] = ["persistEntry", "deleteFiles", "persistMedia"];

function baseOf({ raw }: DataFile): string {
  return String((JSON.parse(raw) as Record<string, unknown>)[BASE]);
}

/**
 * Stands between Decap CMS and its backend, for two things that Decap CMS leaves undone: it knows
 * which version of a file the open form holds after it was saved, and it shows why the backend
 * refused something for as long as it takes to read.
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
      if (changes) bar.settle();
    } else if (changes || response.status !== 404) {
      // To learn that a file is not there yet is no failure.
      const error = answer && !Array.isArray(answer) ? answer.error : undefined;
      const lines = (error ?? "Something went wrong.").split("\n");
      bar.warn(changes ? ["Nothing was changed.", ...lines] : lines);
    }
    return response;
  };
}
