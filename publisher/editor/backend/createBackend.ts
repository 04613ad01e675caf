import type { IncomingMessage } from "node:http";
import { dirname, join, resolve } from "node:path";
import { checkTree, type ContentTree } from "../../../src/content/check/checkContent";
import { maxPictureBytes } from "../../../src/content/editor/upload";
import { readJson } from "./body";
import { createEditApplier } from "./editApplier";
import type { EditorStatus } from "../editorStatus";
import { createEdits, type Edits } from "./edits";
import { earlierFields, historyPage } from "../history/historyPage";
import { createJournal, type Journal } from "../history/journal";
import { requireOwnScript } from "../access/guard";
import { createLibrary, type Library } from "./library";
import { bytesAt, contentPath } from "./paths";
import { referenceLists } from "./referenceLists";
import { protocol, type Action } from "./requests";
import { Refusal } from "../refusal";
import { backendPath } from "../routes";
import { createStore } from "./store";
import type { EditorOptions } from "../types";
import { pagesWith } from "./whereShown";

/** Carries out a request to the backend, and answers with what is sent as JSON. */
export type EditorBackend = (request: IncomingMessage, path: string) => Promise<unknown>;

// A few pictures may be waiting in a form; base64 makes each of them a third longer.
const maxBodyBytes = 3 * maxPictureBytes;

type Parts = { library: Library; edits: Edits; journal: Journal; treeNow: () => ContentTree };

async function perform(
  action: Action,
  { library, edits, journal, treeNow }: Parts,
): Promise<unknown> {
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
      return { message: "saved", ...(await edits.persistEntry(action.params)) };
    case "deleteFiles":
      return { message: "deleted", ...(await edits.deleteFiles(action.params)) };
    case "takeBack":
      return { message: "taken back", ...(await edits.takeBack(action.params)) };
    case "history":
      return historyPage(journal, action.params.before);
    case "earlier":
      return earlierFields(journal, action.params.id);
    case "lists":
      return referenceLists(action.params.folder, treeNow());
    case "places":
      return pagesWith(contentPath(action.params.path), treeNow());
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
export function createEditorBackend(
  options: Omit<EditorOptions, "status"> & { status?: () => EditorStatus },
): EditorBackend {
  const dataDir = resolve(options.dataDir);
  const workDir = options.workDir ?? join(dirname(dataDir), ".editor");
  const { check = checkTree, status, onEdit = () => undefined, commit } = options;
  const library = createLibrary(dataDir);
  const journal = createJournal(join(workDir, "history"), (file) => bytesAt(dataDir, file));
  const store = createStore(workDir);
  const applier = createEditApplier({ dataDir, check, store, journal, onEdit, commit });
  const edits = createEdits({ dataDir, applier, journal });
  const parts = { library, edits, journal, treeNow: applier.currentTree };

  return async (request, path) => {
    if (path === `${backendPath}/status` && request.method === "GET") return status?.() ?? {};
    if (path !== backendPath) throw new Refusal(404, "The editor's backend has no such address.");
    if (request.method !== "POST") throw new Refusal(405, "The editor's backend takes POST only.");
    requireOwnScript(request);
    const action = protocol.safeParse(await readJson(request, maxBodyBytes));
    if (!action.success) throw new Refusal(400, "The editor's backend does not know this request.");
    return perform(action.data, parts);
  };
}
