import { readFileSync, statSync, type Stats } from "node:fs";
import { join } from "node:path";
import { contentTree, formatFault } from "../../../src/content/check/checkContent";
import { parseContent } from "../../../src/content/check/parse";
import { faultAt } from "../../../src/content/check/issue";
import { contentTypes, contentTypeOf } from "../../../src/content/model/contentTypes";
import { pictureAliases } from "./aliases";
import { contentPath, diskPath, picturePath } from "./paths";
import { thumbnail } from "./cleanPicture";
import { Refusal } from "../refusal";

type Entry = { data: string; file: { path: string; id: string } };
type MediaFile = { id: string; name: string; path: string; content: string; encoding: "base64" };

/** Reads content and pictures for the editor. */
export type Library = {
  entriesByFolder: (folder: string) => Entry[];
  entriesByFiles: (paths: readonly string[]) => Entry[];
  getEntry: (path: string) => Entry;
  getMedia: () => Promise<MediaFile[]>;
  getMediaFile: (path: string) => MediaFile;
  /** A picture that was just uploaded. `file` is its path below data/. */
  uploaded: (file: string) => Promise<MediaFile>;
};

const atOnce = 8;

const nameOf = (file: string) => file.slice(file.lastIndexOf("/") + 1);

export function createLibrary(dataDir: string): Library {
  const thumbnails = new Map<string, { version: string; content: string }>();

  const filesNow = () => contentTree(dataDir)?.files ?? new Set<string>();

  function fileStats(file: string): Stats {
    const stats = statSync(diskPath(dataDir, file), { throwIfNoEntry: false });
    if (!stats?.isFile()) throw new Refusal(404, `There is no data/${file}.`);
    return stats;
  }

  function readEntry(file: string): Entry {
    fileStats(file);
    const bytes = readFileSync(diskPath(dataDir, file));
    const parsed = parseContent(bytes);
    // Decap would show an empty form for it, and save the emptiness over the file.
    if ("problem" in parsed) {
      throw new Refusal(422, formatFault(faultAt(file, [], parsed.problem)));
    }
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
    const { mtimeMs, size } = fileStats(file);
    const version = `${mtimeMs} ${size}`;
    const known = thumbnails.get(file);
    if (known?.version === version) return known.content;
    const content = (await thumbnail(diskPath(dataDir, file))).toString("base64");
    thumbnails.set(file, { version, content });
    return content;
  }

  const mediaFile = (file: string, alias: string, content: string): MediaFile => ({
    id: file,
    name: nameOf(alias),
    path: `data/${alias}`,
    content,
    encoding: "base64",
  });

  return {
    entriesByFolder(folder) {
      const type = contentTypes.find(
        (each) => "folder" in each && folder === `data/${each.folder}`,
      );
      if (!type) throw new Refusal(403, "The editor lists only the folders of the content.");
      return [...filesNow()]
        .filter((file) => contentTypeOf(file) === type)
        .flatMap(readEntryIfPossible);
    },

    entriesByFiles: (paths) => paths.map(contentPath).flatMap(readEntryIfPossible),

    getEntry: (path) => readEntry(contentPath(path)),

    async getMedia() {
      const ageOf = (file: string) => statSync(join(dataDir, file), { throwIfNoEntry: false });
      // The newest first: one that was just uploaded is about to be chosen.
      const pictures = [...pictureAliases(filesNow())]
        .map((picture) => ({ picture, time: ageOf(picture[1])?.mtimeMs ?? 0 }))
        .sort((a, b) => b.time - a.time)
        .map(({ picture }) => picture);
      const media: MediaFile[] = [];
      for (let at = 0; at < pictures.length; at += atOnce) {
        const some = pictures.slice(at, at + atOnce).map(async ([alias, file]) => {
          try {
            return [mediaFile(file, alias, await small(file))];
          } catch {
            return []; // what is no picture, or a link, is nothing to choose from
          }
        });
        media.push(...(await Promise.all(some)).flat());
      }
      return media;
    },

    getMediaFile(path) {
      const alias = picturePath(path);
      const file = pictureAliases(filesNow()).get(alias) ?? alias;
      fileStats(file);
      return mediaFile(file, alias, readFileSync(diskPath(dataDir, file)).toString("base64"));
    },

    uploaded: async (file) => mediaFile(file, file, await small(file)),
  };
}
