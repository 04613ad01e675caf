import type { IncomingMessage } from "node:http";
import { dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import * as z from "zod";
import { maxPictureBytes } from "../../src/content/editor/upload";
import { historyBatch, versionsOf } from "../history/historyBatch";
import { earlierFields, historyPage } from "../history/historyPage";
import { createJournal } from "../history/journal";
import { Refusal } from "../refusal";
import { readJson } from "../json";
import { backendPath } from "../routes";
import type { EditorOptions } from "../types";
import { createEditApplier } from "./editApplier";
import { asset, createEdits, mostAtOnce, persistEntry } from "./edits";
import { createPictureReader, loadContent } from "./loadContent";
import { createReads } from "./reads";
import { createSaves, saveRequest } from "./saveEdit";
import { bytesAt } from "./paths";
import { referenceLists } from "./referenceLists";

// A save may bring several pictures, which base64 makes a third longer.
const maxBodyBytes = 3 * maxPictureBytes;

/** A longer request may bring pictures, whose text and bytes take several times their size. */
const shortBytes = 1_000_000;

const unknownRequest = () => new Refusal(400, "The editor's backend does not know this request.");

/** Validates the parameters of a request, then performs it. */
const action =
  <P extends z.ZodRawShape>(shape: P, perform: (params: z.infer<z.ZodObject<P>>) => unknown) =>
  (sent: unknown) => {
    const params = z.object(shape).safeParse(sent);
    if (!params.success) throw unknownRequest();
    return perform(params.data);
  };

const text = z.string();
const envelope = z.object({ action: text, params: z.unknown() });

/**
 * The editor's backend, which `browser/local/localBackend.ts` calls. It touches only content and
 * pictures, and writes nothing with errors to the disk. `createEditor` checks access first.
 * @returns a function that carries out a request and returns the answer to send as JSON
 */
export function createEditorBackend(options: EditorOptions) {
  const dataDir = resolve(options.dataDir);
  const { onEdit, commit } = options;
  const reads = createReads(dataDir);
  const historyDir = join(dirname(dataDir), ".editor/history");
  const journal = createJournal(historyDir, (file) => bytesAt(dataDir, file));
  const applier = createEditApplier({ dataDir, journal, onEdit, commit });
  // One edit at a time, so that the content does not change between check and writing.
  const oneAtATime = pLimit(1);
  const edits = createEdits({ dataDir, applier, journal, oneAtATime });
  const save = createSaves({ dataDir, applier, oneAtATime });
  const readPicture = createPictureReader(dataDir);

  const actions = new Map(
    Object.entries({
      load: action({}, () => loadContent(dataDir, applier)),
      save: action(saveRequest, save),
      picture: action({ file: text, size: z.enum(["small", "full"]) }, async ({ file, size }) => ({
        bytes: (await readPicture(file, size)).toString("base64"),
      })),
      historyBatch: action(
        { before: text.optional(), file: text.optional(), words: text.optional() },
        (query) => historyBatch(journal, query),
      ),
      versions: action({ id: text, picture: text.optional() }, ({ id, picture }) =>
        versionsOf(journal, id, picture),
      ),
      entriesByFolder: action({ folder: text }, reads.entriesByFolder),
      entriesByFiles: action({ paths: z.array(text).max(mostAtOnce) }, reads.entriesByFiles),
      getEntry: action({ path: text }, reads.getEntry),
      persistEntry: action(persistEntry, edits.persistEntry),
      deleteFiles: action({ paths: z.array(text).min(1).max(mostAtOnce) }, edits.deleteFiles),
      getMedia: action({}, reads.getMedia),
      getMediaFile: action({ path: text }, reads.getMediaFile),
      thumbnail: action({ path: text }, reads.thumbnail),
      persistMedia: action({ asset }, edits.persistMedia),
      undo: action(
        { id: text, isWhole: z.boolean().optional(), line: z.int().min(0).optional() },
        edits.undo,
      ),
      history: action({ before: text.optional(), words: text.optional() }, (page) =>
        historyPage(journal, page),
      ),
      earlier: action({ id: text }, ({ id }) => earlierFields(journal, id)),
      lists: action({ folder: z.enum(["testimonials", "projects", "services"]) }, ({ folder }) =>
        referenceLists(folder, applier.currentTree()),
      ),
    }),
  );

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const sent = envelope.safeParse(await readJson(request, maxBodyBytes));
    const perform = sent.success && actions.get(sent.data.action);
    if (!perform) throw unknownRequest();
    return perform(sent.data.params);
  };
  // The others wait unread, so that they take no memory.
  const oneLongAtATime = pLimit(1);

  return async (request: IncomingMessage, path: string): Promise<unknown> => {
    if (path !== backendPath) throw new Refusal(404, "The editor's backend has no such address.");
    if (request.method !== "POST")
      throw new Refusal(405, "The editor's backend accepts only POST requests.");
    const isShort = Number(request.headers["content-length"] ?? Infinity) <= shortBytes;
    return isShort ? answer(request) : oneLongAtATime(() => answer(request));
  };
}
