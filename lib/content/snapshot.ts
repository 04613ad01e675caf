import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type * as z from "zod";
import type { site } from "../../src/content/model/site";
import { readContentFiles } from "../../src/content/query/readContentFiles";
import type { ContentFiles } from "../../src/content/resolveContent";
import { md5, pathsBelow, statOf, writeAtomically } from "../files/files";
import type { BuildInput } from "./buildInput";

/** The folder that Gatsby reads: a snapshot of the content, checked and resolved. */
export const snapshotDir = (): string => resolve(".content/snapshot");

/**
 * True if the publisher runs this build. The publisher checks the content, and takes the snapshot before it
 * starts the process or, if it started the process ahead of the edit, while the process waits.
 */
export const runsInPublisher = () => process.env.PUBLISHER_PLUGIN !== undefined;

/** The MD5 of each changed content file, by path; null for a deleted file. */
export type ChangedFiles = Readonly<Record<string, string | null>>;

/**
 * A copy of the checked content, which Gatsby reads. The copy changes only when take() is called, so an edit
 * in data/ cannot reach a running build.
 */
export class Snapshot {
  private digests: Map<string, string> | undefined;

  constructor(private readonly folder: string) {}

  private get known(): Map<string, string> {
    this.digests ??= new Map(
      pathsBelow(this.folder).map((path) => [path, md5(readFileSync(join(this.folder, path)))]),
    );
    return this.digests;
  }

  /** Updates the copy, and returns the changed files. */
  async take(content: BuildInput): Promise<ChangedFiles> {
    const { known } = this;
    const changes: Record<string, string | null> = {};
    // Deletions come first: a new folder may have the name of a deleted file, or a new file the name of a
    // deleted folder.
    for (const path of [...known.keys()].filter((path) => !content.digests.has(path))) {
      await rm(join(this.folder, path), { force: true });
      known.delete(path);
      changes[path] = null;
    }
    for (const [path, digest] of content.digests) {
      const file = join(this.folder, path);
      // Somebody may have deleted the file from the copy.
      if (known.get(path) === digest && statOf(file)) continue;
      const bytes = content.read(path);
      if (statOf(file)?.isDirectory()) await rm(file, { recursive: true });
      await writeAtomically(file, bytes);
      // A picture may have changed since the check, so `known` gets the digest of the copied bytes.
      const copied = md5(bytes);
      known.set(path, copied);
      changes[path] = copied;
    }
    return changes;
  }
}

/** The content that a build is made from, checked and resolved. */
export const readSnapshot = (): ContentFiles => readContentFiles(snapshotDir());

/** The content of site.json, from content without errors. */
export const siteIn = (files: ContentFiles) => files.get("site.json") as z.infer<typeof site>;
