import type { IncomingMessage } from "node:http";
import { dirname, join, resolve } from "node:path";
import { checkTree } from "../../src/content/check/checkContent";
import { maxPictureBytes } from "../../src/content/editor/upload";
import { readJson } from "./body";
import { createEdits, type Edits } from "./edits";
import { requireOwnScript } from "./guard";
import { createLibrary, type Library } from "./library";
import { protocol, type Action } from "./requests";
import { Refusal } from "./refusal";
import { backendPath } from "./routes";
import { createStore } from "./store";
import type { EditorOptions } from "./types";

/** Carries out a request to the backend, and answers with what is sent as JSON. */
export type EditorBackend = (request: IncomingMessage, path: string) => Promise<unknown>;

// A few pictures may be waiting in a form; base64 makes each of them a third longer.
const maxBodyBytes = 3 * maxPictureBytes;

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

/**
 * The editor's backend, which speaks the protocol of Decap CMS's proxy backend. It trusts nobody:
 * only content and pictures are touched, and nothing reaches the disk that the content check
 * objects to. `createEditor` stands in front of it.
 */
export function createEditorBackend(options: EditorOptions): EditorBackend {
  const dataDir = resolve(options.dataDir);
  const workDir = options.workDir ?? join(dirname(dataDir), ".editor");
  const { check = checkTree, status, onEdit = () => undefined } = options;
  const library = createLibrary(dataDir);
  const edits = createEdits({ dataDir, check, store: createStore(workDir), onEdit });

  return async (request, path) => {
    if (path === `${backendPath}/status` && request.method === "GET") return status?.() ?? {};
    if (path !== backendPath) throw new Refusal(404, "The editor's backend has no such address.");
    if (request.method !== "POST") throw new Refusal(405, "The editor's backend takes POST only.");
    requireOwnScript(request);
    const action = protocol.safeParse(await readJson(request, maxBodyBytes));
    if (!action.success) throw new Refusal(400, "The editor's backend does not know this request.");
    return perform(action.data, library, edits);
  };
}
