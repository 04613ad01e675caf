import { existsSync, readFileSync } from "node:fs";
import pLimit from "p-limit";
import { withChanges, type ContentTree } from "../../../src/content/check/checkContent";
import { takeBase } from "../../../src/content/editor/baseVersion";
import { folders } from "../../../src/content/editor/collectionViews";
import { fingerprint } from "../../../src/content/editor/fingerprint";
import { formatContent } from "../../../src/content/editor/format";
import { contentTypeOf, type ContentType } from "../../../src/content/model/contentTypes";
import { titleOfFile } from "../../../src/content/plain/titles";
import { childOf, innermost, isGroup, metaOf } from "../../../src/content/schemaParts";
import { pictureAliases } from "./aliases";
import { contentPath, diskPath, picturePath } from "./paths";
import { cleanPicture } from "./cleanPicture";
import type { Asset, DataFile, PersistEntry } from "./requests";
import { withReference } from "./referenceLists";
import { Refusal } from "../refusal";
import type { AppliedEdit, EditApplier, Changes } from "./editApplier";
import type { Journal } from "../history/journal";
import { fieldChanges } from "../history/fieldChanges";
import { undoOf } from "../history/undo";
import { contentIn, namesIn, requireContent } from "./treeContent";
import { sentenceOf } from "../history/words";
import type * as z from "zod";

export type Saved = { path: string; base: string };

export type Edits = {
  persistEntry: (
    params: PersistEntry,
  ) => Promise<{ saved: Saved[]; change: AppliedEdit | undefined }>;
  persistPicture: (asset: Asset) => Promise<string>;
  deleteFiles: (paths: readonly string[]) => Promise<AppliedEdit | undefined>;
  /**
   * Takes back an edit, and leaves what was changed since.
   * @param isWhole whether its files become what they were before it, whatever was changed since
   */
  takeBack: (id: string, isWhole: boolean) => Promise<AppliedEdit | undefined>;
};

type Context = { dataDir: string; applier: EditApplier; journal: Journal };

/** Gives pictures their real paths where the editor chose them by their aliases. */
function withPicturePaths(
  schema: z.ZodType,
  value: unknown,
  realPath: (picture: string) => string,
): unknown {
  const resolve = (child: z.ZodType | undefined, each: unknown) =>
    child ? withPicturePaths(child, each, realPath) : each;
  if (Array.isArray(value)) return value.map((item: unknown) => resolve(childOf(schema, 0), item));
  if (isGroup(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, each]) => [key, resolve(childOf(schema, key), each)]),
    );
  }
  const isPicture = metaOf(innermost(schema)).kind === "imageFile" && typeof value === "string";
  return isPicture ? realPath(value) : value;
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** What a save would change in the file as somebody else has left it, a sentence each. */
function wouldChange(file: string, current: string, mine: unknown, tree: ContentTree): string[] {
  const type = contentTypeOf(file);
  const theirs = contentIn(Buffer.from(current));
  if (!type || !theirs) return [];
  return fieldChanges(theirs, mine).map((each) =>
    sentenceOf(type.schema, each, mine, namesIn(tree)),
  );
}

const keptInForm = "What you typed is still in the form.";

function requireSameVersion(
  file: string,
  current: string | undefined,
  base: string | undefined,
  mine: unknown,
  tree: ContentTree,
): void {
  const title = titleOfFile(file, mine);
  if (current === undefined) {
    throw new Refusal(
      409,
      `${title} was deleted since you opened it. ${keptInForm} To save it, bring it back in the History first.`,
    );
  }
  const newerVersion = fingerprint(current);
  if (newerVersion === base) return;
  const lines = wouldChange(file, current, mine, tree);
  throw new Refusal(
    409,
    [`${title} was changed by someone else since you opened it. ${keptInForm}`, ...lines].join(
      "\n",
    ),
    { newerVersion },
  );
}

function textOfFile(file: string, content: Record<string, unknown>, tree: ContentTree): string {
  const type = contentTypeOf(file) as ContentType;
  const aliases = pictureAliases(tree.files);
  const realPath = (picture: string) =>
    tree.files.has(picture) ? picture : (aliases.get(picture) ?? picture);
  return formatContent(type, withPicturePaths(type.schema, content, realPath));
}

/** The edits of the content: each checked as a whole before any of it reaches the disk. */
export function createEdits({ dataDir, applier, journal }: Context): Edits {
  // One edit at a time: what was checked must still hold when it is written.
  const oneAtATime = pLimit(1);

  async function addPicture(changes: Changes, { path, content }: Asset): Promise<string> {
    const file = picturePath(path);
    const bytes = await cleanPicture(file, Buffer.from(content, "base64"));
    const place = diskPath(dataDir, file);
    if (!existsSync(place)) changes.set(file, bytes);
    // The editor sends a picture again with the next save; only another picture is a clash.
    else if (!readFileSync(place).equals(bytes)) {
      throw new Refusal(409, `There is a picture data/${file} already. Give yours another name.`);
    }
    return file;
  }

  function addDataFile(
    changes: Changes,
    { path, raw, newPath, base: newerBase }: DataFile,
    isNew: boolean,
    tree: ContentTree,
  ): { path: string; base: string } {
    if (newPath !== undefined) throw new Refusal(403, "The editor does not rename files.");
    const file = contentPath(path);
    const current = readText(diskPath(dataDir, file));
    const { base, content } = takeBase(requireContent(file, Buffer.from(raw)));
    const text = textOfFile(file, content, withChanges(tree, changes));
    const mine = contentIn(Buffer.from(text)) ?? content;
    if (!isNew) requireSameVersion(file, current, newerBase ?? base, mine, tree);
    else if (current !== undefined) {
      throw new Refusal(
        409,
        `${titleOfFile(file, contentIn(Buffer.from(current)))} is there already, under the same name (data/${file}). Write the name a little differently.`,
      );
    }
    if (text !== current) changes.set(file, Buffer.from(text));
    return { path, base: fingerprint(text) };
  }

  return {
    persistEntry: ({ dataFiles, assets, options, addTo = [] }) =>
      oneAtATime(async () => {
        const changes: Changes = new Map();
        const tree = applier.currentTree();
        for (const asset of assets) await addPicture(changes, asset);
        const saved = dataFiles.map((each) =>
          addDataFile(changes, each, options.newEntry ?? false, tree),
        );
        const [entry] = dataFiles;
        if (entry && options.newEntry)
          for (const place of addTo) {
            const then = withChanges(tree, changes);
            const [page, bytes] = withReference(place, contentPath(entry.path), then);
            changes.set(contentPath(`data/${page}`), bytes);
          }
        applier.requireFaultless(tree, changes);
        return { saved, change: await applier.apply(tree, changes) };
      }),

    persistPicture: (asset) =>
      oneAtATime(async () => {
        const changes: Changes = new Map();
        const file = await addPicture(changes, asset);
        await applier.apply(applier.currentTree(), changes);
        return file;
      }),

    takeBack: (id, isWhole) =>
      oneAtATime(async () => {
        const tree = applier.currentTree();
        const { changes, takesBack } = await undoOf(journal, tree, id, isWhole);
        applier.requireFaultless(tree, changes, "This cannot be taken back as it is.\n");
        return applier.apply(tree, changes, takesBack);
      }),

    deleteFiles: (paths) =>
      oneAtATime(async () => {
        const tree = applier.currentTree();
        const aliases = pictureAliases(tree.files);
        const changes: Changes = new Map(
          paths.map((path) => [
            path.endsWith(".json") ? deletable(path) : realPicture(path, aliases),
            undefined,
          ]),
        );
        for (const file of changes.keys()) {
          if (!existsSync(diskPath(dataDir, file))) {
            throw new Refusal(404, `There is no data/${file}; it may be deleted already.`);
          }
        }
        applier.requireFaultless(
          tree,
          changes,
          "This cannot be deleted as long as something needs it.\n",
        );
        return applier.apply(tree, changes);
      }),
  };
}

function realPicture(path: string, aliases: ReadonlyMap<string, string>): string {
  const picture = picturePath(path);
  return aliases.get(picture) ?? picture;
}

/** The path of a content file that the editor may delete. */
function deletable(path: string): string {
  const file = contentPath(path);
  const type = contentTypeOf(file);
  if (type && "file" in type) {
    throw new Refusal(403, `data/${file} cannot be deleted: the site needs it (${type.label}).`);
  }
  if (type && "folder" in type && !folders[type.folder].mayDelete) {
    throw new Refusal(
      403,
      `data/${file} cannot be deleted here: it is a page that others link to.`,
    );
  }
  return file;
}
