import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../gatsby-plugin-site-files/files";
import { renameOverSync } from "../gatsby-plugin-site-files/rename";
import type { SiteContent } from "./siteContent";

/** The MD5 of each changed content file, by path; null for a deleted file. */
export type ChangedFiles = Readonly<Record<string, string | null>>;

/** A copy of the checked content, which Gatsby reads. It changes only between builds. */
export class Snapshot {
  private digests: Map<string, string> | undefined;

  /** @param workDir a folder on the same disk that Gatsby does not watch */
  constructor(
    readonly folder: string,
    private readonly workDir: string,
  ) {}

  private async known(): Promise<Map<string, string>> {
    if (this.digests) return this.digests;
    this.digests = new Map();
    for (const { path } of await filesBelow(this.folder)) {
      const bytes = readFileSync(join(this.folder, path));
      this.digests.set(path, createHash("md5").update(bytes).digest("hex"));
    }
    return this.digests;
  }

  /** Updates the copy, and returns the changed files. */
  async take(content: SiteContent): Promise<ChangedFiles> {
    const known = await this.known();
    mkdirSync(this.folder, { recursive: true });
    mkdirSync(this.workDir, { recursive: true });
    const changes: Record<string, string | null> = {};
    for (const [path, digest] of content.digests) {
      if (known.get(path) === digest) continue;
      const bytes = content.read(path);
      const part = join(this.workDir, "content.part");
      writeFileSync(part, bytes);
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      renameOverSync(part, join(this.folder, path));
      // A picture may have changed since it was checked, so this is the digest of the copied bytes.
      const taken = createHash("md5").update(bytes).digest("hex");
      known.set(path, taken);
      changes[path] = taken;
    }
    for (const path of [...known.keys()].filter((path) => !content.digests.has(path))) {
      rmSync(join(this.folder, path), { force: true });
      known.delete(path);
      changes[path] = null;
    }
    return changes;
  }
}
