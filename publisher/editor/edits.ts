import { existsSync, readFileSync } from "node:fs";
import pLimit from "p-limit";
import {
  contentTree,
  formatFault,
  withChanges,
  type ContentTree,
} from "../../src/content/check/checkContent";
import { parseContent } from "../../src/content/check/parse";
import { takeBase } from "../../src/content/editor/baseVersion";
import { folders } from "../../src/content/editor/collections";
import { fingerprint } from "../../src/content/editor/fingerprint";
import { formatContent } from "../../src/content/editor/format";
import { contentTypeOf, type ContentType } from "../../src/content/model/contentTypes";
import { childOf, innermost, isGroup, metaOf } from "../../src/content/schemaParts";
import { pictureAliases } from "./aliases";
import { contentPath, diskPath, picturePath } from "./paths";
import { cleanPicture } from "./cleanPicture";
import type { Asset, DataFile, PersistEntry } from "./requests";
import { Refusal } from "./refusal";
import type { Store } from "./store";
import type { EditorOptions } from "./types";
import type { z } from "zod";

/** What an edit makes of files below data/; undefined stands for a file that it deletes. */
type Changes = Map<string, Buffer | undefined>;

export type Edits = {
  persistEntry: (params: PersistEntry) => Promise<{ path: string; base: string }[]>;
  persistPicture: (asset: Asset) => Promise<string>;
  deleteFiles: (paths: readonly string[]) => Promise<void>;
  /** Takes back the last edit of a file. `base` is the version that it left, null for none. */
  undo: (path: string, base: string | null) => Promise<void>;
};

type Context = Required<Pick<EditorOptions, "dataDir" | "check">> & {
  store: Store;
  onEdit: (files: readonly string[]) => void;
};

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

function requireSameVersion(file: string, current: string | undefined, base: string | undefined) {
  const keep = "What you typed is still here: copy it, reload this page, and put it in again.";
  if (current === undefined) {
    throw new Refusal(409, `data/${file} was deleted since you opened it. ${keep}`);
  }
  if (fingerprint(current) !== base) {
    throw new Refusal(409, `data/${file} was changed by someone else since you opened it. ${keep}`);
  }
}

function parsed(file: string, raw: string): Record<string, unknown> {
  const result = parseContent(Buffer.from(raw));
  if ("problem" in result) throw new Refusal(422, `data/${file}: ${result.problem}`);
  return result.value;
}

function textOfFile(file: string, content: Record<string, unknown>, tree: ContentTree): string {
  const type = contentTypeOf(file) as ContentType;
  const aliases = pictureAliases(tree.files);
  const realPath = (picture: string) =>
    tree.files.has(picture) ? picture : (aliases.get(picture) ?? picture);
  return formatContent(type, withPicturePaths(type.schema, content, realPath));
}

/** The edits of the content: each checked as a whole before any of it reaches the disk. */
export function createEdits({ dataDir, check, store, onEdit }: Context): Edits {
  // One edit at a time: what was checked must still hold when it is written.
  const oneAtATime = pLimit(1);

  function currentTree(): ContentTree {
    const tree = contentTree(dataDir);
    if (!tree) throw new Refusal(500, "The folder data is missing.");
    return tree;
  }

  /** Refuses an edit that leaves a fault in its own files, or makes one elsewhere. */
  function requireFaultless(tree: ContentTree, changes: Changes, preface = ""): void {
    const faults = check(withChanges(tree, changes));
    if (faults.length === 0) return;
    const before = new Set(check(tree).map(formatFault));
    const own = new Set([...changes.keys()].map((file) => `data/${file}`));
    const lines = faults
      .filter((fault) => own.has(fault.file) || !before.has(formatFault(fault)))
      .map(formatFault);
    if (lines.length > 0) throw new Refusal(422, preface + lines.join("\n"));
  }

  async function write(changes: Changes): Promise<void> {
    // Pictures first, so that no file ever names one that is not there yet.
    const isContent = (file: string) => file.endsWith(".json");
    const order = [...changes].sort(([a], [b]) => Number(isContent(a)) - Number(isContent(b)));
    for (const [file, bytes] of order) {
      const path = diskPath(dataDir, file);
      await (bytes ? store.write(path, file, bytes) : store.remove(path, file));
    }
    if (order.length > 0) onEdit(order.map(([file]) => file));
  }

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
    const { base, content } = takeBase(parsed(file, raw));
    if (!isNew) requireSameVersion(file, current, newerBase ?? base);
    else if (current !== undefined) {
      throw new Refusal(
        409,
        `There is a data/${file} already. Change a field that its name is made of.`,
      );
    }
    const text = textOfFile(file, content, withChanges(tree, changes));
    if (text !== current) changes.set(file, Buffer.from(text));
    return { path, base: fingerprint(text) };
  }

  return {
    persistEntry: ({ dataFiles, assets, options }) =>
      oneAtATime(async () => {
        const changes: Changes = new Map();
        const tree = currentTree();
        for (const asset of assets) await addPicture(changes, asset);
        const saved = dataFiles.map((each) =>
          addDataFile(changes, each, options.newEntry ?? false, tree),
        );
        requireFaultless(tree, changes);
        await write(changes);
        return saved;
      }),

    persistPicture: (asset) =>
      oneAtATime(async () => {
        const changes: Changes = new Map();
        const file = await addPicture(changes, asset);
        await write(changes);
        return file;
      }),

    undo: (path, base) =>
      oneAtATime(async () => {
        const file = contentPath(path);
        const current = readText(diskPath(dataDir, file));
        const isSame = (current === undefined ? null : fingerprint(current)) === base;
        const earlier = await store.lastVersion(file);
        if (!isSame || !earlier) {
          throw new Refusal(409, `data/${file} has been changed since, so this cannot be undone.`);
        }
        const changes: Changes = new Map([[file, earlier]]);
        requireFaultless(currentTree(), changes, "This cannot be undone as it is.\n");
        await write(changes);
      }),

    deleteFiles: (paths) =>
      oneAtATime(async () => {
        const tree = currentTree();
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
        requireFaultless(tree, changes, "This cannot be deleted as long as something needs it.\n");
        await write(changes);
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
