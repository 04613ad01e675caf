import { readFileSync, statSync } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readIn } from "../../src/content/check/contentFolder";
import { md5, writeAtomically } from "../files/files";
import { decodeProblem, publishedBytes } from "./cleanPicture";

/**
 * The version of a picture that the site publishes. `digest` is the MD5 of its bytes. `cached` is its file in
 * the cache, if the picture was encoded again. With a `problem`, the site cannot publish the picture.
 */
export type UsedPicture = { digest: string; cached?: string; problem?: string };

type Known = UsedPicture & { stamp: string };

/** The ending of a cached picture. A file without this ending records that a picture needs no encoding. */
const encoded = ".picture";

/**
 * Decodes each picture that the content names, and encodes a picture again unless the editor would save it in
 * the same form. This process recognizes a known picture by its time and size, and a later process by the MD5
 * of its bytes, so that only new pictures are decoded.
 */
export class UsedPictures {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly dataDir: string,
    private readonly cacheDir: string,
  ) {}

  /** Reads the pictures at these paths, one after the other. Unreadable pictures are left out. */
  async read(paths: Iterable<string>): Promise<ReadonlyMap<string, UsedPicture>> {
    const wanted = new Set(paths);
    for (const path of this.known.keys()) if (!wanted.has(path)) this.known.delete(path);
    for (const path of wanted) {
      try {
        const { mtimeMs, size, ino } = statSync(join(this.dataDir, path));
        const stamp = `${mtimeMs} ${size} ${ino}`;
        if (this.known.get(path)?.stamp === stamp) continue;
        this.known.set(path, { stamp, ...(await this.lookAt(path)) });
      } catch {
        // The check of files reports a picture that cannot be opened.
        this.known.delete(path);
      }
    }
    return new Map(this.known);
  }

  /** The bytes of a picture that was encoded again. */
  readonly bytesOf = ({ cached }: UsedPicture): Buffer | undefined =>
    cached === undefined ? undefined : readFileSync(join(this.cacheDir, cached));

  private async lookAt(path: string): Promise<UsedPicture> {
    const bytes = readIn(this.dataDir, path);
    const own = md5(bytes);
    const ending = /[^.]*$/.exec(path)?.[0] ?? "";
    const name = `${own}-${ending}`;
    const names = await readdir(this.cacheDir).catch((): string[] => []);
    if (names.includes(name)) return { digest: own };
    const cached = name + encoded;
    if (names.includes(cached))
      return { digest: md5(await readFile(join(this.cacheDir, cached))), cached };
    let published: Buffer | undefined;
    try {
      published = await publishedBytes(path, bytes);
    } catch (error) {
      return { digest: own, problem: decodeProblem(error) };
    }
    await mkdir(this.cacheDir, { recursive: true });
    await writeAtomically(join(this.cacheDir, published ? cached : name), published ?? "");
    return published ? { digest: md5(published), cached } : { digest: own };
  }
}
