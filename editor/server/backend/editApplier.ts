import { prepareFile, writeAtomically, type PreparedFile } from "../../../lib/files/files";
import {
  contentFolder,
  withChanges,
  type ContentFolder,
} from "../../../src/content/check/contentFolder";
import { checkContent } from "../../../src/content/check/checkContent";
import type { FileEdit, Journal, Recorded } from "../history/journal";
import { errorsOfEdit } from "../../store/errors";
import { addressOfEdit } from "../../store/addressOfEdit";
import { contentOfBytes } from "../../store/contentOfBytes";
import { describeEdit } from "../../store/describeEdit";
import { requireNone, requireUnused } from "../../store/requireNoErrors";
import type { Version } from "../../store/versions";
import { contentAt, contentFilesOf, entryNames } from "./folderContent";
import { diskPath } from "./paths";
import { Refusal } from "../../refusal";
import type { EditorOptions } from "../../types";

/** New versions of files below data/; undefined for a deleted file. */
export type Changes = Map<string, Buffer | undefined>;

/** The result of an applied edit. */
type AppliedEdit = {
  /** The place where visitors see the edit: a path of the site with a fragment; undefined for a deletion. */
  see?: string;
  /** The reason why there is no commit. */
  notCommitted?: string;
};

export type EditApplier = ReturnType<typeof createEditApplier>;

type Context = Pick<EditorOptions, "dataDir" | "onEdit" | "commit"> & { journal: Journal };

const versionOf = (bytes: Buffer | undefined): Version | undefined =>
  bytes && { content: contentOfBytes(bytes) };

const versionsOf = ({ file, before, after }: FileEdit) => ({
  file,
  before: versionOf(before),
  after: versionOf(after),
});

const isJson = (file: string) => file.endsWith(".json");

export function createEditApplier({ dataDir, journal, onEdit, commit }: Context) {
  /** Records all changes in the history, then makes them on the disk: all changes, or none. */
  async function applyOnDisk(
    files: readonly FileEdit[],
    record: () => Promise<Recorded>,
  ): Promise<Recorded> {
    const steps: (FileEdit & PreparedFile)[] = [];
    let taken = 0;
    let recorded: Recorded | undefined;
    try {
      for (const each of files) {
        const prepared = await prepareFile(diskPath(dataDir, each.file), each.after);
        steps.push({ ...each, ...prepared });
      }
      recorded = await record();
      for (; taken < steps.length; taken++) await steps[taken]?.takePlace();
      return recorded;
    } catch (error) {
      let isAllRestored = true;
      for (const { file, before } of steps.slice(0, taken).reverse())
        await writeAtomically(diskPath(dataDir, file), before).catch(() => {
          isAllRestored = false;
        });
      await Promise.allSettled(steps.map(({ discard }) => discard()));
      // If a file keeps its new version, the history keeps the edit, so that somebody can undo the edit.
      if (recorded && isAllRestored) await journal.forget(recorded);
      throw error;
    }
  }

  return {
    currentFolder(): ContentFolder {
      const dataFolder = contentFolder(dataDir);
      if (!dataFolder) throw new Refusal(500, "The folder data is missing.");
      return {
        ...dataFolder,
        read(file) {
          const problem = dataFolder.problems.get(file);
          if (problem !== undefined) throw new Refusal(409, `data/${file} ${problem}.`);
          return dataFolder.read(file);
        },
      };
    },

    /** Refuses an edit with errors in its own files, or with new errors in other files. */
    requireNoErrors(dataFolder: ContentFolder, changes: Changes): void {
      const folderAfter = withChanges(dataFolder, changes);
      for (const [file, after] of changes)
        if (!after) requireUnused(file, contentAt(dataFolder, file), contentFilesOf(folderAfter));
      const { errors } = checkContent(folderAfter);
      if (errors.length === 0) return;
      const edited = new Set(changes.keys());
      requireNone(errorsOfEdit(checkContent(dataFolder).errors, errors, edited));
    },

    /** Writes an edit to the disk and into the history. An edit without changes writes nothing. */
    async apply(dataFolder: ContentFolder, changes: Changes): Promise<AppliedEdit> {
      if (changes.size === 0) return {};
      // Pictures are written first, so that no file names a picture that does not exist yet.
      const order = [...changes].sort(([a], [b]) => Number(isJson(a)) - Number(isJson(b)));
      const files = order.map(([file, after]) => {
        const before = dataFolder.files.has(file) ? dataFolder.read(file) : undefined;
        return { file, before, after };
      });
      const folderAfter = withChanges(dataFolder, changes);
      const versions = files.map(versionsOf);
      const words = describeEdit(versions, entryNames(folderAfter));
      // The address depends on other files, which somebody may delete during a commit, so it is found before
      // the edit.
      const see = addressOfEdit(versions, contentFilesOf(folderAfter));
      await applyOnDisk(files, () => journal.add(words, files));
      const names = order.map(([file]) => file);
      onEdit?.(names);
      const notCommitted = await commit?.(names, words.title, words.lines);
      return { see, notCommitted };
    },
  };
}
