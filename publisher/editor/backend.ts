import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join, resolve } from "node:path";
import { checkTree } from "../../src/content/check/checkContent";
import { MAX_PICTURE_BYTES } from "../../src/content/editor/upload";
import { readJson } from "./body";
import { reasonOf } from "../shared/wording";
import { createEdits, type Edits } from "./edits";
import { requireOwnHost, requireOwnScript } from "./guard";
import { createLibrary, type Library } from "./library";
import { protocol, type Action } from "./requests";
import { Refusal } from "./refusal";
import { createStore } from "./store";
import type { EditorOptions, Handler } from "./types";

/** Where the editor's page finds its backend. */
export const BACKEND_PATH = "/api/v1";

// A few pictures may be waiting in a form; base64 makes each of them a third longer.
const MAX_BODY_BYTES = 3 * MAX_PICTURE_BYTES;

function send(response: ServerResponse, status: number, answer: unknown): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  response.end(body);
}

async function perform(action: Action, library: Library, edits: Edits): Promise<unknown> {
  switch (action.action) {
    case "info":
      return { repo: "data", publish_modes: ["simple"], type: "local_fs" };
    case "entriesByFolder":
      return library.entriesByFolder(action.params.folder);
    case "entriesByFiles":
      return library.entriesByFiles(action.params.files.map(({ path }) => path));
    case "getEntry":
      return library.getEntry(action.params.path);
    case "persistEntry":
      return { message: "saved", saved: await edits.persistEntry(action.params) };
    case "deleteFiles":
      await edits.deleteFiles(action.params.paths);
      return { message: "deleted" };
    case "undo":
      await edits.undo(action.params.path, action.params.base);
      return { message: "undone" };
    case "getMedia":
      return library.getMedia();
    case "getMediaFile":
      return library.getMediaFile(action.params.path);
    case "persistMedia":
      return library.uploaded(await edits.persistPicture(action.params.asset));
    case "getDeployPreview":
      return null;
  }
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const sentence = "Nothing was changed, since something went wrong here:";
  return new Refusal(500, `${sentence} ${reasonOf(error)}`);
}

/**
 * The editor's backend: a handler for `/api/v1` that speaks the protocol of Decap CMS's proxy
 * backend. It trusts nobody: only the editor's own page on this computer is heard, only content and
 * pictures are touched, and nothing reaches the disk that the content check objects to.
 */
export function createEditorBackend(options: EditorOptions): Handler {
  const dataDir = resolve(options.dataDir);
  const workDir = options.workDir ?? join(dirname(dataDir), ".editor");
  const { origins, check = checkTree, status, onEdit = () => undefined } = options;
  const originsNow = () => (typeof origins === "function" ? origins() : origins);
  const library = createLibrary(dataDir);
  const edits = createEdits({ dataDir, check, store: createStore(workDir), onEdit });

  async function answer(request: IncomingMessage, path: string): Promise<unknown> {
    requireOwnHost(request, originsNow());
    if (path === `${BACKEND_PATH}/status` && request.method === "GET") return status?.() ?? {};
    if (path !== BACKEND_PATH) throw new Refusal(404, "The editor's backend has no such address.");
    if (request.method !== "POST") throw new Refusal(405, "The editor's backend takes POST only.");
    requireOwnScript(request, originsNow());
    const action = protocol.safeParse(await readJson(request, MAX_BODY_BYTES));
    if (!action.success) throw new Refusal(400, "The editor's backend does not know this request.");
    return perform(action.data, library, edits);
  }

  return (request, response, next) => {
    const [path = ""] = (request.url ?? "").split("?");
    if (path !== BACKEND_PATH && !path.startsWith(`${BACKEND_PATH}/`)) {
      next();
      return;
    }
    answer(request, path)
      .then((result) => send(response, 200, result))
      .catch((error: unknown) => {
        const { status: code, message } = toRefusal(error);
        // What is left of a refused request is not read, so the connection cannot serve another.
        if (!request.complete) response.setHeader("connection", "close");
        send(response, code, { error: message });
      });
  };
}
