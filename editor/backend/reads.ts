import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { contentTree } from "../../src/content/check/contentTree";
import { contentTypes, contentTypeOf } from "../../src/content/model/contentTypes";
import { contentPath, isPicturePath, picturePath, readablePath } from "./paths";
import { thumbnail } from "./cleanPicture";
import { Refusal } from "../refusal";
import { requireContent } from "../store/contentIn";

/** A content file: its text, and its path with data/. */
export type ContentFile = { data: string; file: { path: string; id: string } };
/** A picture in the list of pictures. */
export type MediaFile = { id: string; name: string; path: string };
/** The bytes of a picture in base64. */
export type Picture = { content: string };

/** A picture by its path below data/. */
export const mediaFile = (file: string): MediaFile => ({
  id: file,
  name: basename(file),
  path: `data/${file}`,
});

/** Reads a file of a list. Lists leave out unreadable files. Opening one gives the reason. */
function ifReadable<T>(read: () => T): T[] {
  try {
    return [read()];
  } catch {
    return [];
  }
}

/** Reads content and pictures for the editor. */
export function createReads(dataDir: string) {
  const thumbnails = new Map<string, { version: string; content: string }>();

  const filesNow = () => contentTree(dataDir)?.files ?? new Set<string>();

  function pathOf(file: string): string {
    const path = readablePath(dataDir, file);
    if (path === undefined) throw new Refusal(404, `There is no data/${file}.`);
    return path;
  }

  function readEntry(file: string): ContentFile {
    const bytes = readFileSync(pathOf(file));
    // For an unreadable file, Decap CMS would show an empty form, and could save it.
    requireContent(file, bytes);
    return { data: bytes.toString("utf8"), file: { path: `data/${file}`, id: file } };
  }

  return {
    entriesByFolder({ folder }: { folder: string }) {
      const type = contentTypes.find((each) => folder === `data/${each.folder}`);
      if (!type) throw new Refusal(403, "The editor lists only the folders of the content.");
      return [...filesNow()]
        .filter((file) => contentTypeOf(file) === type)
        .flatMap((file) => ifReadable(() => readEntry(file)));
    },

    entriesByFiles: ({ paths }: { paths: readonly string[] }) =>
      paths.map(contentPath).flatMap((file) => ifReadable(() => readEntry(file))),

    getEntry: ({ path }: { path: string }) => readEntry(contentPath(path)),

    getMedia(): MediaFile[] {
      // The newest first, since an uploaded picture is chosen next.
      return [...filesNow()]
        .filter(isPicturePath)
        .flatMap((file) => ifReadable(() => ({ file, time: statSync(pathOf(file)).mtimeMs })))
        .sort((a, b) => b.time - a.time)
        .map(({ file }) => mediaFile(file));
    },

    getMediaFile: ({ path }: { path: string }): Picture => ({
      content: readFileSync(pathOf(picturePath(path))).toString("base64"),
    }),

    /** A small copy of a picture, for lists. */
    async thumbnail({ path }: { path: string }): Promise<Picture> {
      const file = picturePath(path);
      const place = pathOf(file);
      const { mtimeMs, size } = statSync(place);
      const version = `${mtimeMs} ${size}`;
      const known = thumbnails.get(file);
      if (known?.version === version) return known;
      const content = (await thumbnail(place)).toString("base64");
      thumbnails.set(file, { version, content });
      return { content };
    },
  };
}
