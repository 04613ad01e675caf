import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "../../../plugins/gatsby-plugin-site-files/files";
import type { ChangedFiles } from "../../gatsby-plugin-publisher/waitForEdit";
import type { SiteContent } from "./siteContent";
import { renameOverSync } from "../../../plugins/gatsby-plugin-site-files/rename";

/**
 * A copy of the content that only the publisher changes, and only between builds: what Gatsby reads
 * was checked, and does not move while it reads.
 */
export class Snapshot {
  private digests: Map<string, string> | undefined;

  /** @param workDir a folder on the same disk, which nobody watches */
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

  /** Takes over a content, and says which files that changed. */
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
      // A picture may have changed again since it was looked at: what counts is what was taken.
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
