import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { writeAtomically } from "../../../lib/files/files";

/** A file of an edit: the SHA-256 of its bytes before and after the edit; null if there was no file. */
const recordedFile = z.object({
  file: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const recorded = z.object({
  id: z.string(),
  /** The time, as `toISOString` writes it. */
  at: z.string(),
  /** The edited entries: "Testimonial “Ruth S.”", "Home page and 2 more". */
  title: z.string(),
  /** One sentence for each change. */
  lines: z.array(z.string()),
  files: z.array(recordedFile).min(1),
});

/** An edit in the journal. */
export type Recorded = z.infer<typeof recorded>;

/** The bytes of a file before and after an edit; undefined if there was no file. */
export type FileEdit = { file: string; before?: Buffer; after?: Buffer };

export type Journal = ReturnType<typeof createJournal>;

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

function parsed(line: string): Recorded[] {
  try {
    const result = recorded.safeParse(JSON.parse(line));
    return result.success ? [result.data] : [];
  } catch {
    return []; // A crash has cut off the line.
  }
}

const digestsOf = (records: readonly Recorded[]) =>
  new Set(records.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])));

/**
 * The journal of edits, the newest last, with every version of the edited files. The folder has one file
 * with a line for each edit, and one file for each version. If there are too many edits, or they take too
 * much space, the oldest edits are removed.
 * @param current reads the current version of a content file
 */
export function createJournal(
  folder: string,
  current: (file: string) => Buffer | undefined,
  bounds = { records: 500, bytes: 300_000_000 },
) {
  const linesFile = join(folder, "edits.jsonl");
  const versions = join(folder, "files");
  let known: Promise<Recorded[]> | undefined;
  /**
   * True if the file of lines still contains a forgotten edit. The next `add` then writes the file again
   * without that edit.
   */
  let isOutdated = false;

  /** True if an edit was carried out. A crash may have prevented the last edit. */
  function wasCarriedOut({ files }: Recorded): boolean {
    return files.some(({ file, before }) => {
      try {
        const bytes = current(file);
        return (bytes ? digestOf(bytes) : null) !== before;
      } catch {
        return true; // The file is no longer readable.
      }
    });
  }

  async function load(): Promise<Recorded[]> {
    const text = await readFile(linesFile, "utf8").catch((error: { code?: unknown }) => {
      if (error.code === "ENOENT") return "";
      throw error;
    });
    const records = text.split("\n").flatMap(parsed);
    const last = records.at(-1);
    isOutdated = last !== undefined && !wasCarriedOut(last);
    return isOutdated ? records.slice(0, -1) : records;
  }

  const records = () =>
    (known ??= load().catch((error: unknown) => {
      known = undefined; // The next request reads again.
      throw error;
    }));

  async function keep(bytes: Buffer | undefined): Promise<string | null> {
    if (!bytes) return null;
    const digest = digestOf(bytes);
    const path = join(versions, digest);
    if (!existsSync(path)) await writeAtomically(path, bytes);
    return digest;
  }

  const writeLines = (all: readonly Recorded[]) =>
    writeAtomically(linesFile, all.map((each) => `${JSON.stringify(each)}\n`).join(""));

  async function sizes(): Promise<Map<string, number>> {
    const names = await readdir(versions);
    const all = names.map(async (name) => [name, (await stat(join(versions, name))).size] as const);
    return new Map(await Promise.all(all));
  }

  /** Removes the oldest edits, and the versions that no other edit uses, until the rest is within bounds. */
  async function prune(all: Recorded[]): Promise<Recorded[]> {
    const sizeOf = await sizes();
    const total = (some: readonly Recorded[]) =>
      [...digestsOf(some)].reduce((sum, digest) => sum + (sizeOf.get(digest ?? "") ?? 0), 0);
    let kept = all.slice(-bounds.records);
    while (kept.length > 1 && total(kept) > bounds.bytes) kept = kept.slice(1);
    if (kept.length === all.length) return all;
    await writeLines(kept);
    const wanted = digestsOf(kept);
    const old = [...sizeOf.keys()].filter((digest) => !wanted.has(digest));
    await Promise.all(old.map((digest) => rm(join(versions, digest), { force: true })));
    return kept;
  }

  return {
    /** Records an edit. Call this function before the edit, so that no crash can lose an earlier version. */
    async add(edit: Omit<Recorded, "id" | "at" | "files">, files: readonly FileEdit[]) {
      const all = await records();
      await mkdir(versions, { recursive: true });
      const kept: Recorded["files"] = [];
      for (const { file, before, after } of files)
        kept.push({ file, before: await keep(before), after: await keep(after) });
      const at = new Date().toISOString();
      const id = `${at.replaceAll(/\D/g, "")}-${randomBytes(4).toString("hex")}`;
      const record: Recorded = { id, at, ...edit, files: kept };
      if (isOutdated) await writeLines(all);
      isOutdated = false;
      // The newline at the start ends a line that a crash may have cut off.
      await appendFile(linesFile, `\n${JSON.stringify(record)}\n`, { flush: true });
      const now = [...all, record];
      // If the removal of old edits fails, as on a full disk, the next edit tries again.
      known = Promise.resolve(await prune(now).catch(() => now));
      return record;
    },
    /** Removes an edit that could not be carried out. */
    async forget({ id }: Recorded) {
      const others = (await records()).filter((each) => each.id !== id);
      known = Promise.resolve(others);
      // A write may fail, for instance on a full disk. The next edit then writes all lines again.
      isOutdated = await writeLines(others).then(
        () => false,
        () => true,
      );
    },
    all: records,
    /** An edit by its id; undefined if it was removed. */
    record: async (id: string) => (await records()).find((each) => each.id === id),
    /** A version of a file; undefined if it was removed. */
    read: (digest: string): Promise<Buffer | undefined> =>
      readFile(join(versions, digest)).catch(() => undefined),
  };
}
