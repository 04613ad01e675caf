import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { appendFile, mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { writeAtomically } from "../../plugins/gatsby-plugin-site-files/files";

/** What an edit made of a file: the SHA-256 of what it held; null where there was or is no file. */
const recordedFile = z.object({
  file: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

const recorded = z.object({
  id: z.string(),
  /** When, as `toISOString` writes it. */
  at: z.string(),
  /** What was edited: "Testimonial “Ruth S.”". */
  title: z.string(),
  /** What became of it, a sentence each. */
  lines: z.array(z.string()),
  /** What taking it back is called: "Undo: stars 4 → 5". */
  undo: z.string(),
  /** The edit that this one took back. */
  takesBack: z.string().optional(),
  files: z.array(recordedFile).min(1),
});

/** One edit, as it is kept. */
export type Recorded = z.infer<typeof recorded>;

/** What an edit makes of a file; undefined stands for none. */
export type FileEdit = { file: string; before?: Buffer; after?: Buffer };

export type Journal = ReturnType<typeof createJournal>;

const digestOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

function parsed(line: string): Recorded[] {
  try {
    const result = recorded.safeParse(JSON.parse(line));
    return result.success ? [result.data] : [];
  } catch {
    return []; // a line that a crash cut off
  }
}

const digestsOf = (records: readonly Recorded[]) =>
  new Set(records.flatMap(({ files }) => files.flatMap(({ before, after }) => [before, after])));

/**
 * The edits of the content, newest last, with all that the edited files held: in a folder of its own,
 * a file of lines, and a file for each version of each edited file.
 * The oldest edits go when there are too many, or when what they hold grows too large.
 * @param current what a file of the content holds now
 */
export function createJournal(
  folder: string,
  current: (file: string) => Buffer | undefined,
  bounds = { records: 500, bytes: 300_000_000 },
) {
  const linesFile = join(folder, "edits.jsonl");
  const versions = join(folder, "files");
  let known: Promise<Recorded[]> | undefined;

  /** The last line may tell of an edit that a crash prevented. */
  function hasHappened({ files }: Recorded): boolean {
    return files.some(({ file, before }) => {
      try {
        const bytes = current(file);
        return (bytes ? digestOf(bytes) : null) !== before;
      } catch {
        return true; // something else has taken its place since
      }
    });
  }

  async function load(): Promise<Recorded[]> {
    const text = await readFile(linesFile, "utf8").catch(() => "");
    const records = text.split("\n").flatMap(parsed);
    const last = records.at(-1);
    return last && !hasHappened(last) ? records.slice(0, -1) : records;
  }

  const records = () => (known ??= load());

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

  /** Leaves out the oldest edits, and what only they hold, until all is within the bounds. */
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
    /** Keeps an edit before it is carried out, so that no crash can lose what it replaces. */
    async add(edit: Omit<Recorded, "id" | "at" | "files">, files: readonly FileEdit[]) {
      const all = await records();
      await mkdir(versions, { recursive: true });
      const kept: Recorded["files"] = [];
      for (const { file, before, after } of files)
        kept.push({ file, before: await keep(before), after: await keep(after) });
      const at = new Date().toISOString();
      const id = `${at.replaceAll(/\D/g, "")}-${randomBytes(4).toString("hex")}`;
      const record: Recorded = { id, at, ...edit, files: kept };
      // Whatever a crash left behind ends before it.
      await appendFile(linesFile, `\n${JSON.stringify(record)}\n`, { flush: true });
      const now = [...all, record];
      // The edit is kept. If there is no room to tidy up, the next edit does it.
      known = Promise.resolve(await prune(now).catch(() => now));
      return record;
    },
    /** Leaves out an edit that could not be carried out. */
    async forget({ id }: Recorded) {
      const others = (await records()).filter((each) => each.id !== id);
      known = Promise.resolve(others);
      // On a disk without room for that, a restart finds that it has not happened.
      await writeLines(others).catch(() => undefined);
    },
    all: records,
    /** What a file held; undefined where it is kept no more. */
    read: (digest: string): Promise<Buffer | undefined> =>
      readFile(join(versions, digest)).catch(() => undefined),
  };
}
