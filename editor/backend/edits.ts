import { existsSync } from "node:fs";
import { dirname } from "node:path";
import type { LimitFunction } from "p-limit";
import * as z from "zod";
import { withChanges, type ContentTree } from "../../src/content/check/contentTree";
import { contentTypeOf, type ContentType } from "../../src/content/model/contentTypes";
import { formatContent, normalized } from "../../src/content/normalize";
import { titleOfFile } from "../../src/content/titles";
import { bytesAt, contentPath, diskPath, newContentPath, picturePath } from "./paths";
import { cleanPicture } from "./cleanPicture";
import { mediaFile } from "./reads";
import { listPlace, withReference } from "./referenceLists";
import { Refusal } from "../refusal";
import type { EditApplier, Changes } from "./editApplier";
import type { Journal, Recorded } from "../history/journal";
import { merge } from "../store/merge";
import { recordWith, undoOf, type Extent } from "../history/undo";
import { contentIn, requireContent } from "../store/contentIn";
import { changesInWords } from "../store/describeEdit";
import { contentAt, entryNames } from "./treeContent";

/** How many files, pictures or places a request may name. */
export const mostAtOnce = 100;

/** A picture that is uploaded. */
export const asset = z.object({ path: z.string(), content: z.base64() });

const dataFile = z.object({
  path: z.string(),
  raw: z.string(),
  /** The text of the file that the form was opened with; a new entry has none. */
  base: z.string().optional(),
  /** The newer text of the file that the editor wants to overwrite. */
  overwrites: z.string().optional(),
});

export const persistEntry = {
  dataFiles: z.array(dataFile).min(1).max(mostAtOnce),
  assets: z.array(asset).max(mostAtOnce),
  isNew: z.boolean().optional(),
  /** Lists to which a new entry is added. */
  addTo: z.array(listPlace).max(mostAtOnce).optional(),
};

type Asset = z.infer<typeof asset>;
type DataFile = z.infer<typeof dataFile>;
type PersistEntry = z.infer<z.ZodObject<typeof persistEntry>>;

type Context = {
  dataDir: string;
  applier: EditApplier;
  journal: Journal;
  oneAtATime: LimitFunction;
};

const keptInForm = "What you typed is still in the form.";

/**
 * The text of a form, with the changes of others since the form was opened, and these in words.
 * @param mine the text of the form
 * @param current the text of the file
 * @throws Refusal if others changed the same fields, unless the editor wants to overwrite them
 */
function mergedText(
  file: string,
  mine: string,
  current: string | undefined,
  { base, overwrites }: DataFile,
  tree: ContentTree,
): { text: string; kept: string[] } {
  const type = contentTypeOf(file) as ContentType;
  // Formatted, so that the same content in another format does not count as a change.
  const parsed = (text = "") => {
    const content = contentIn(Buffer.from(text));
    return content && (normalized(type.schema, content) as Record<string, unknown>);
  };
  const form = parsed(mine);
  const title = titleOfFile(file, form);
  if (current === undefined) {
    throw new Refusal(
      409,
      `${title} has been deleted since you opened it. ${keptInForm} To save it, bring it back in the History first.`,
    );
  }
  if (current === base) return { text: mine, kept: [] };
  const [opened = {}, theirs] = [parsed(base), parsed(current)];
  const { content, conflicts } = merge(opened, form, theirs);
  if ((conflicts.length > 0 || !theirs) && overwrites !== current) {
    const first = `${title} has been changed elsewhere since you opened it. ${keptInForm}`;
    const lines = theirs ? changesInWords(file, theirs, content, entryNames(tree)) : [];
    throw new Refusal(409, [first, ...lines].join("\n"), { newerVersion: current });
  }
  if (!theirs) return { text: mine, kept: [] };
  return {
    text: formatContent(type, content),
    kept: changesInWords(file, form, content, entryNames(tree)),
  };
}

/**
 * Refuses a new entry whose name or content another one has.
 * @param current the text of the file, if there is one
 */
function requireNew(file: string, mine: string, current: string | undefined, tree: ContentTree) {
  if (current !== undefined)
    throw new Refusal(
      409,
      `${titleOfFile(file, contentIn(Buffer.from(current)))} already exists under the same name (data/${file}). Change the name a little.`,
    );
  // If the answer to a save is lost, Decap CMS saves the same entry again under another name.
  const twin = [...tree.files].find(
    (other) =>
      dirname(other) === dirname(file) &&
      !tree.problems.has(other) &&
      tree.read(other).toString() === mine,
  );
  if (twin !== undefined)
    throw new Refusal(
      409,
      `${titleOfFile(file, contentAt(tree, twin))} is already saved with the same content (data/${twin}), perhaps by your last try. To add a second one, change something.`,
    );
}

/** The edits of the content. Each is checked completely before it is written. */
export function createEdits({ dataDir, applier, journal, oneAtATime }: Context) {
  async function addPicture(changes: Changes, { path, content }: Asset): Promise<string> {
    const file = picturePath(path);
    const bytes = await cleanPicture(file, Buffer.from(content, "base64"));
    const current = changes.get(file) ?? bytesAt(dataDir, file);
    if (!current) changes.set(file, bytes);
    // The editor may send a picture twice; only a different one is a conflict.
    else if (!current.equals(bytes)) {
      throw new Refusal(409, `The picture data/${file} already exists. Give yours another name.`);
    }
    return file;
  }

  /** @returns changes of others since the form was opened, in words; the file keeps them */
  function addDataFile(
    changes: Changes,
    sent: DataFile,
    isNew: boolean,
    tree: ContentTree,
  ): { file: string; kept: string[] } {
    const raw = Buffer.from(sent.raw);
    const file = isNew
      ? newContentPath(sent.path, contentIn(raw), (each) => tree.files.has(each))
      : contentPath(sent.path);
    // A request may name a file twice.
    const current = (changes.get(file) ?? bytesAt(dataDir, file))?.toString();
    const content = requireContent(file, raw);
    const mine = formatContent(contentTypeOf(file) as ContentType, content);
    if (isNew) requireNew(file, mine, current, tree);
    const { text, kept } = isNew
      ? { text: mine, kept: [] }
      : mergedText(file, mine, current, sent, tree);
    if (text !== current) changes.set(file, Buffer.from(text));
    return { file, kept };
  }

  return {
    persistEntry: ({ dataFiles, assets, isNew = false, addTo = [] }: PersistEntry) =>
      oneAtATime(async () => {
        const changes: Changes = new Map();
        const tree = applier.currentTree();
        for (const asset of assets) await addPicture(changes, asset);
        const added = dataFiles.map((each) => addDataFile(changes, each, isNew, tree));
        const kept = added.flatMap((each) => each.kept);
        const [entry] = added;
        if (entry && isNew)
          for (const place of addTo) {
            const treeAfter = withChanges(tree, changes);
            changes.set(place.file, withReference(place, entry.file, treeAfter));
          }
        applier.requireNoErrors(tree, changes);
        return { kept, edit: await applier.apply(tree, changes) };
      }),

    persistMedia: ({ asset }: { asset: Asset }) =>
      oneAtATime(async () => {
        const changes: Changes = new Map();
        const file = await addPicture(changes, asset);
        await applier.apply(applier.currentTree(), changes);
        return mediaFile(file);
      }),

    /** Undoes an edit, and keeps later changes of other fields. */
    undo: ({ id, ...extent }: { id: string } & Extent) =>
      oneAtATime(async () => {
        const tree = applier.currentTree();
        const record = await recordWith(journal, id);
        const changes = await undoOf(journal, tree, record, extent);
        applier.requireNoErrors(tree, changes, "This cannot be undone yet:\n");
        return { edit: await applier.apply(tree, changes, undoing(record, extent)) };
      }),

    /** Deletes content and pictures by their paths, with data/. */
    deleteFiles: ({ paths }: { paths: readonly string[] }) =>
      oneAtATime(async () => {
        const tree = applier.currentTree();
        const changes: Changes = new Map();
        for (const path of paths) {
          const file = path.endsWith(".json") ? deletable(path) : picturePath(path);
          if (!existsSync(diskPath(dataDir, file)))
            throw new Refusal(404, `There is no data/${file}; it may already have been deleted.`);
          changes.set(file, undefined);
        }
        applier.requireNoErrors(
          tree,
          changes,
          "This cannot be deleted while something needs it.\n",
        );
        return { edit: await applier.apply(tree, changes) };
      }),
  };
}

/** What the history notes of an edit that undoes another one, in addition to its words. */
const undoing = ({ id, undo, undoes }: Recorded, { isWhole, line }: Extent) => ({
  ...(line === undefined && { undoes: id }),
  // The button says what it did at first. After that, it undoes the redo.
  ...(line === undefined && !isWhole && !undoes && { undo: undo.replace("Undo", "Redo") }),
});

/** The path of a content file that the editor may delete. */
function deletable(path: string): string {
  const file = contentPath(path);
  const type = contentTypeOf(file) as ContentType;
  if (type.file !== undefined)
    throw new Refusal(403, `data/${file} cannot be deleted: the site needs it (${type.label}).`);
  return file;
}
