import type { Stats } from "node:fs";
import { mkdir, readFile, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import * as z from "zod";
import {
  copyAsIs,
  linkOrCopy,
  pathsBelow,
  renameOver,
  statOf,
  writeAtomically,
} from "../../../lib/files/files";
import { isHashed } from "../../../lib/built/cachePolicy";
import { compressFile, isCompressible } from "./compress";
import { filesInUse } from "../../../lib/built/filesInUse";

const releaseSchema = z.object({
  /** The number of the release, as six digits. */
  id: z.string(),
  /** The time at which the release was made, in ISO 8601 format. */
  made: z.string(),
  /** The digest of the content from which the site was built. */
  content: z.string(),
  /** Headers of this release only. */
  headers: z.record(z.string(), z.string()),
  /** For each file without a hash, by path: its size in bytes, and its time of change in ms since 1970. */
  files: z.record(z.string(), z.tuple([z.number(), z.number()])),
  /** The hashed files that the release uses. All releases share one folder of hashed files. */
  assets: z.array(z.string()),
});

/** A built site that is or was served. Its files never change. */
export type Release = Readonly<z.infer<typeof releaseSchema>>;

/** The pointer to the release that is served. */
const pointerSchema = z.object({
  release: z.string(),
  /** The digest of rolled-back content, which is not published again automatically. */
  skipped: z.string().optional(),
});

/** The time at which each hashed file was last used, in ms since 1970. */
const usesSchema = z.record(z.string(), z.number());

type ReleaseSource = Pick<Release, "content" | "headers">;

/** True for a file that `npm run build` adds for hosts only. */
const isForHosts = (path: string) => /^(_headers$|admin\/)/.test(path);

const keptReleases = 5;
/** The time that hashed files are kept after the last release that uses them, in ms. */
const keptAssetsMs = 7 * 24 * 60 * 60 * 1000;
/** Limits the number of files that are processed at a time. */
const fewAtOnce = pLimit(8);

/** The ends of the names of compressed copies. */
const copyEnds = [".br", ".gz"];

/** True if a file has its size, and no compressed copy is empty: a power failure leaves such files. */
const isWhole = (path: string, size: number | undefined) =>
  statOf(path)?.size === size && copyEnds.every((end) => statOf(path + end)?.size !== 0);

/** The content of a JSON file; undefined if it is missing or damaged. */
async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.safeParse(JSON.parse(await readFile(path, "utf8"))).data;
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (error instanceof SyntaxError || ["ENOENT", "ENOTDIR", "EISDIR"].includes(code))
      return undefined;
    throw error;
  }
}

/** The releases of a site, in one folder. */
export class Releases {
  readonly assetsDir: string;
  readonly pointerFile: string;

  constructor(readonly folder: string) {
    this.assetsDir = join(folder, "assets");
    this.pointerFile = join(folder, "current.json");
  }

  pagesDir(id: string): string {
    return join(this.folder, id, "site");
  }

  /** Removes unfinished files of a process that was killed. */
  async tidy(): Promise<void> {
    for (const name of await readdir(this.folder).catch(() => []))
      if (name.endsWith(".part"))
        await rm(join(this.folder, name), { recursive: true, force: true });
    for (const path of pathsBelow(this.assetsDir))
      if (/\.part(\.(br|gz))?$/.test(path)) await rm(join(this.assetsDir, path), { force: true });
  }

  /** The numbers of all releases, the newest first. */
  async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    return names
      .filter((name) => /^\d{6}$/.test(name))
      .sort()
      .reverse();
  }

  /** A release, if it is complete. */
  async read(id: string): Promise<Release | undefined> {
    const release = await readJson(join(this.folder, id, "release.json"), releaseSchema);
    if (!release?.files["index.html"]) return undefined;
    for (const [path, [size]] of Object.entries(release.files))
      if (!isWhole(join(this.pagesDir(id), path), size)) return undefined;
    return release;
  }

  pointer() {
    return readJson(this.pointerFile, pointerSchema);
  }

  /** The release to serve: the release that was chosen last, or else the newest complete release. */
  async current(): Promise<Release | undefined> {
    const pointer = await this.pointer();
    const ids = await this.ids();
    for (const id of pointer ? [pointer.release, ...ids] : ids) {
      const release = await this.read(id);
      if (release) return release;
    }
    return undefined;
  }

  /** Chooses the release to serve, in a single step. */
  async switchTo(id: string, skipped?: string): Promise<void> {
    const pointer = { release: id, skipped };
    await writeAtomically(this.pointerFile, `${JSON.stringify(pointer)}\n`);
  }

  /**
   * Goes back to an earlier release, or forward again. After several such steps, the content on the disk is
   * still the content from before the first step. The publisher skips that content until the next edit.
   */
  async rollBackTo(release: Release): Promise<void> {
    const current = await this.current();
    if (release.id === current?.id) return;
    const { skipped = current?.content } = (await this.pointer()) ?? {};
    // A step forward to the skipped content ends the skipping. A step back does not, because two releases of
    // the same content can differ after a change of the code.
    const isForward = current !== undefined && release.id > current.id;
    await this.switchTo(release.id, isForward && skipped === release.content ? undefined : skipped);
  }

  /**
   * Makes a release from a built site. The release shares unchanged files with the previous release.
   * @returns the previous release if nothing has changed
   */
  async make(publicDir: string, source: ReleaseSource): Promise<Release> {
    const [newest] = await this.ids();
    const base = newest === undefined ? undefined : await this.read(newest);
    const found = await filesInUse(publicDir, (path) => !isForHosts(path));
    const assets = found.filter(isHashed);
    await mkdir(this.assetsDir, { recursive: true });
    await fewAtOnce.map(assets, (path) => this.addAsset(publicDir, path));

    const id = String(Number(newest ?? 0) + 1).padStart(6, "0");
    const part = join(this.folder, `${id}.part`);
    await rm(part, { recursive: true, force: true });
    const files: Record<string, [number, number]> = {};
    let changed = 0;
    await fewAtOnce.map(
      found.filter((path) => !isHashed(path)),
      async (path) => {
        const stats = await stat(join(publicDir, path));
        const shared = base && (await this.share(publicDir, path, stats, base, join(part, "site")));
        if (!shared) changed += 1;
        if (!shared) await addFile(publicDir, path, join(part, "site"));
        files[path] = [stats.size, shared ?? stats.mtimeMs];
      },
    );
    const isSame =
      base !== undefined &&
      changed === 0 &&
      Object.keys(base.files).length === Object.keys(files).length &&
      JSON.stringify([base.assets, base.headers, base.content]) ===
        JSON.stringify([assets, source.headers, source.content]);
    if (isSame) {
      await rm(part, { recursive: true });
      return base;
    }
    const release: Release = { id, made: new Date().toISOString(), ...source, files, assets };
    await writeAtomically(join(part, "release.json"), `${JSON.stringify(release)}\n`);
    await renameOver(part, join(this.folder, id));
    return release;
  }

  /** Adds a hashed file to the folder that all releases share. */
  private async addAsset(publicDir: string, path: string): Promise<void> {
    const [source, target] = [join(publicDir, path), join(this.assetsDir, path)];
    if (isWhole(target, statOf(source)?.size)) return;
    const part = `${target}.part`;
    await copyAsIs(source, part);
    if (isCompressible(path)) {
      await compressFile(part, "script");
      for (const end of copyEnds)
        if (statOf(part + end)) await renameOver(part + end, target + end);
    }
    await renameOver(part, target);
  }

  /**
   * Links an unchanged file of an earlier release, and its compressed copies, into a new release.
   * @param base the earlier release
   * @param siteDir the folder of the new release's pages
   * @returns the file's time of change in the earlier release, in ms; undefined if the file has changed
   */
  private async share(
    publicDir: string,
    path: string,
    { size, mtimeMs }: Stats,
    base: Release,
    siteDir: string,
  ): Promise<number | undefined> {
    const [oldSize, oldTime = 0] = base.files[path] ?? [];
    if (oldSize !== size) return undefined;
    const old = join(this.pagesDir(base.id), path);
    if (Math.abs(oldTime - mtimeMs) >= 1) {
      // Gatsby rewrites some files in every build.
      const [before, after] = await Promise.all([readFile(old), readFile(join(publicDir, path))]);
      if (!before.equals(after)) return undefined;
    }
    for (const end of ["", ...copyEnds])
      if (end === "" || statOf(old + end)) await linkOrCopy(old + end, join(siteDir, path + end));
    return oldTime;
  }

  /** Removes old releases, and hashed files that no release has used for a while. */
  async prune(serving: string, now = Date.now()): Promise<void> {
    const ids = await this.ids();
    const kept = ids.filter((id, at) => at < keptReleases || id === serving);
    for (const id of ids.filter((each) => !kept.includes(each))) {
      await renameOver(join(this.folder, id), join(this.folder, `${id}.part`));
      await rm(join(this.folder, `${id}.part`), { recursive: true });
    }
    const lastUsed = (await readJson(this.usesFile, usesSchema)) ?? {};
    for (const id of kept) {
      const { assets = [] } =
        (await readJson(join(this.folder, id, "release.json"), releaseSchema)) ?? {};
      for (const path of assets) lastUsed[path] = now;
    }
    for (const path of pathsBelow(this.assetsDir)) {
      const name = path.replace(/\.(br|gz)$/, "");
      lastUsed[name] ??= now;
      if (now - lastUsed[name] > keptAssetsMs) await rm(join(this.assetsDir, path));
    }
    const uses = Object.entries(lastUsed).filter(([, time]) => now - time <= keptAssetsMs);
    await writeAtomically(this.usesFile, `${JSON.stringify(Object.fromEntries(uses))}\n`);
  }

  private get usesFile(): string {
    return join(this.folder, "assets.json");
  }
}

async function addFile(publicDir: string, path: string, siteDir: string): Promise<void> {
  const target = join(siteDir, path);
  await copyAsIs(join(publicDir, path), target);
  if (isCompressible(path)) await compressFile(target, "page");
}
