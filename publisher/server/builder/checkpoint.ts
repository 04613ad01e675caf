import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { mirror, writeAtomically } from "../../../plugins/gatsby-plugin-site-files/files";
import { isHashed } from "../../../plugins/gatsby-plugin-site-files/hashedNames";

// What makes these two folders large never changes once it is written: webpack's cache, pictures
// and scripts.
const wantedOfCache = (path: string) => path !== "webpack";
const wantedOfPublic = (path: string) => path !== "static" && !isHashed(path);
// A database need not change its time when it is written.
const isDatabase = (path: string) => path.endsWith(".mdb");

type Phase = "building" | "saving";

/**
 * Gatsby keeps what it knows in .cache and public, and relies on both after a build that was killed,
 * although they no longer agree: an edit could be missed for good. So a copy of both is kept from
 * the end of each build, and put back when the next one did not end well.
 */
export class Checkpoint {
  constructor(
    private readonly root: string,
    private readonly folder: string,
  ) {}

  private get phaseFile(): string {
    return join(this.folder, "phase");
  }

  private async copy(from: string, to: string): Promise<void> {
    await mirror(join(from, ".cache"), join(to, ".cache"), wantedOfCache, isDatabase);
    await mirror(join(from, "public"), join(to, "public"), wantedOfPublic);
  }

  private async phase(): Promise<Phase | undefined> {
    return (await readFile(this.phaseFile, "utf8").catch(() => undefined)) as Phase | undefined;
  }

  private enter(phase: Phase): Promise<void> {
    return writeAtomically(this.phaseFile, phase);
  }

  /** Before a build: until it is saved, it counts as interrupted. */
  async begin(): Promise<void> {
    if ((await this.phase()) !== "building") await this.enter("building");
  }

  /** After a build that ended well. */
  async save(): Promise<void> {
    const state = join(this.folder, "state");
    try {
      await this.enter("saving");
      await this.copy(this.root, state);
      await rm(this.phaseFile);
    } catch (error) {
      // Half a copy, as a full disk leaves it, is worse than none.
      await rm(state, { recursive: true, force: true });
      throw error;
    }
  }

  /** After a build that ended well and of which no copy is kept. */
  async clear(): Promise<void> {
    await rm(join(this.folder, "state"), { recursive: true, force: true });
    await rm(this.phaseFile, { force: true });
  }

  /** Before the first build: puts back what the last good build left, if one was interrupted. */
  async recover(): Promise<void> {
    const phase = await this.phase();
    if (phase === "saving") return this.save();
    if (phase === "building") await this.restore();
  }

  /** After a build that failed or was stopped. */
  async restore(): Promise<void> {
    const state = join(this.folder, "state");
    // Before the first checkpoint Gatsby has to begin anew; it keeps nothing but pictures.
    if (existsSync(state)) await this.copy(state, this.root);
    else await rm(join(this.root, ".cache"), { recursive: true, force: true });
    await rm(this.phaseFile, { force: true });
  }
}
