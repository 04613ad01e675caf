import { lstatSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import pLimit from "p-limit";
import { contentTree } from "../../src/content/check/checkContent";
import { contentTypes, contentTypeOf } from "../../src/content/model/contentTypes";
import { pictureAliases } from "./aliases";
import { contentPath, picturePath, readablePath } from "./paths";
import { thumbnail } from "./cleanPicture";
import { Refusal } from "../refusal";
import { requireContent } from "./treeContent";

type Entry = { data: string; file: { path: string; id: string } };
type MediaFile = { id: string; name: string; path: string; content: string; encoding: "base64" };

const atOnce = 8;

/** Reads content and pictures for the editor. */
export function createLibrary(dataDir: string) {
  const thumbnails = new Map<string, { version: string; content: string }>();

  const filesNow = () => contentTree(dataDir)?.files ?? new Set<string>();

  function pathOf(file: string): string {
    const path = readablePath(dataDir, file);
    if (path === undefined) throw new Refusal(404, `There is no data/${file}.`);
    return path;
  }

  function readEntry(file: string): Entry {
    const bytes = readFileSync(pathOf(file));
    // Decap would show an empty form for what cannot be read, and save the emptiness over the file.
    requireContent(file, bytes);
    return { data: bytes.toString("utf8"), file: { path: `data/${file}`, id: file } };
  }

  /** For lists: what cannot be read is left out there, and told when it is opened. */
  const readEntryIfPossible = (file: string): Entry[] => {
    try {
      return [readEntry(file)];
    } catch {
      return [];
    }
  };

  async function small(file: string): Promise<string> {
    const path = pathOf(file);
    const { mtimeMs, size } = statSync(path);
    const version = `${mtimeMs} ${size}`;
    const known = thumbnails.get(file);
    if (known?.version === version) return known.content;
    const content = (await thumbnail(path)).toString("base64");
    thumbnails.set(file, { version, content });
    return content;
  }

  const mediaFile = (file: string, alias: string, content: string): MediaFile => ({
    id: file,
    name: basename(alias),
    path: `data/${alias}`,
    content,
    encoding: "base64",
  });

  return {
    entriesByFolder(folder: string) {
      const type = contentTypes.find(
        (each) => "folder" in each && folder === `data/${each.folder}`,
      );
      if (!type) throw new Refusal(403, "The editor lists only the folders of the content.");
      return [...filesNow()]
        .filter((file) => contentTypeOf(file) === type)
        .flatMap(readEntryIfPossible);
    },

    entriesByFiles: (paths: readonly string[]) =>
      paths.map(contentPath).flatMap(readEntryIfPossible),

    getEntry: (path: string) => readEntry(contentPath(path)),

    async getMedia() {
      const ageOf = (file: string) => lstatSync(join(dataDir, file), { throwIfNoEntry: false });
      // The newest first: one that was just uploaded is about to be chosen.
      const pictures = [...pictureAliases(filesNow())]
        .map((picture) => ({ picture, time: ageOf(picture[1])?.mtimeMs ?? 0 }))
        .sort((a, b) => b.time - a.time)
        .map(({ picture }) => picture);
      // What is no picture, or a link, is nothing to choose from.
      const media = await pLimit(atOnce).map(pictures, ([alias, file]) =>
        small(file).then(
          (content) => [mediaFile(file, alias, content)],
          () => [],
        ),
      );
      return media.flat();
    },

    getMediaFile(path: string) {
      const alias = picturePath(path);
      const file = pictureAliases(filesNow()).get(alias) ?? alias;
      return mediaFile(file, alias, readFileSync(pathOf(file)).toString("base64"));
    },

    /** A picture that was just uploaded. `file` is its path below data/. */
    uploaded: async (file: string) => mediaFile(file, file, await small(file)),
  };
}
