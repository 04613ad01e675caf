import type { IncomingMessage } from "node:http";
import { dirname, join, resolve } from "node:path";
import pLimit from "p-limit";
import * as z from "zod";
import { maxPictureBytes } from "../../../src/content/pictures/upload";
import { historyBatch, versionsOf } from "../history/historyBatch";
import { createJournal } from "../history/journal";
import { Refusal } from "../../refusal";
import { readJson } from "../readJson";
import { backendPath } from "../../routes";
import type { EditorOptions } from "../../types";
import { createEditApplier } from "./editApplier";
import { createPictureReader, loadContent } from "./loadContent";
import { createSaves, saveRequest } from "./saveEdit";
import { bytesAt } from "./paths";

// A save may contain several pictures, and base64 makes them a third longer.
const maxBodyBytes = 3 * maxPictureBytes;

/**
 * The length up to which a request is short. A longer request may contain pictures, and takes several times
 * its size in memory.
 */
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
 * The editor's backend, which `editor/store/local.ts` calls. The backend touches only content and pictures,
 * and writes no edit with errors. `createEditor` checks access first.
 * @returns a function that carries out a request and returns the answer: the bytes of a picture, or a
 *   value to send as JSON
 */
export function createEditorBackend(options: EditorOptions) {
  const dataDir = resolve(options.dataDir);
  const { onEdit, commit } = options;
  const historyDir = join(dirname(dataDir), ".editor/history");
  const journal = createJournal(historyDir, (file) => bytesAt(dataDir, file));
  const applier = createEditApplier({ dataDir, journal, onEdit, commit });
  // Only one edit runs at a time, so that the content does not change between check and writing.
  const oneAtATime = pLimit(1);
  const save = createSaves({ dataDir, applier, oneAtATime });
  const readPicture = createPictureReader(dataDir);

  const actions = new Map(
    Object.entries({
      load: action({}, () => loadContent(dataDir, applier)),
      save: action(saveRequest, save),
      picture: action({ file: text, size: z.enum(["small", "full"]) }, ({ file, size }) =>
        readPicture(file, size),
      ),
      historyBatch: action(
        { before: text.optional(), file: text.optional(), words: text.optional() },
        (query) => historyBatch(journal, query),
      ),
      versions: action({ id: text, picture: text.optional() }, ({ id, picture }) =>
        versionsOf(journal, id, picture),
      ),
    }),
  );

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const sent = envelope.safeParse(await readJson(request, maxBodyBytes));
    const perform = sent.success && actions.get(sent.data.action);
    if (!perform) throw unknownRequest();
    return perform(sent.data.params);
  };
  // Only one long request is read at a time. Other long requests wait unread, so that they take no memory.
  const oneLongAtATime = pLimit(1);

  return async (request: IncomingMessage, path: string): Promise<unknown> => {
    if (path !== backendPath) throw new Refusal(404, "The editor's backend has no such address.");
    if (request.method !== "POST")
      throw new Refusal(405, "The editor's backend accepts only POST requests.");
    // A request without a length counts as long.
    const isShort = Number(request.headers["content-length"] ?? Infinity) <= shortBytes;
    return isShort ? answer(request) : oneLongAtATime(() => answer(request));
  };
}
