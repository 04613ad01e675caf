import {
  contentTree,
  formatFault,
  withChanges,
  type ContentTree,
} from "../../../src/content/check/checkContent";
import type { Commit } from "../history/commits";
import { recordOf } from "../history/recordOf";
import type { FileEdit, Journal, Recorded } from "../history/journal";
import { plainFault } from "./treeContent";
import { diskPath } from "./paths";
import { Refusal } from "../refusal";
import type { Store } from "./store";
import type { EditorOptions } from "../types";
import { seeAddress } from "./whereShown";

/** What an edit makes of files below data/; undefined stands for a file that it deletes. */
export type Changes = Map<string, Buffer | undefined>;

/** An edit that was applied, as the editor's page tells of it. */
export type AppliedEdit = {
  id: string;
  at: string;
  /** What was edited: "Testimonial “Ruth S.”". */
  title: string;
  lines: readonly string[];
  /** The words of the button that takes it back. */
  undo: string;
  /** Where visitors see it: a path of the site with the place in the page; none of what is gone. */
  see?: string;
  /** The files that it changed, from data/ on. */
  files: readonly string[];
  /** Those of them that are gone. */
  removed: readonly string[];
  /** Why it is not in the repository, though it should be. */
  notCommitted?: string;
};

export type EditApplier = {
  currentTree: () => ContentTree;
  /** Refuses an edit that leaves a fault in its own files, or makes one elsewhere. */
  requireFaultless: (tree: ContentTree, changes: Changes, preface?: string) => void;
  /** Writes an edit to the disk and into the history. Nothing becomes of one that changes nothing. */
  apply: (
    tree: ContentTree,
    changes: Changes,
    takesBack?: string,
  ) => Promise<AppliedEdit | undefined>;
};

type Context = Required<Pick<EditorOptions, "dataDir" | "check">> & {
  store: Store;
  journal: Journal;
  onEdit: (files: readonly string[]) => void;
  commit?: Commit | undefined;
};

type Step = { take: () => Promise<void>; back: () => Promise<void>; discard: () => Promise<void> };

const isContent = (file: string) => file.endsWith(".json");

export function createEditApplier({
  dataDir,
  check,
  store,
  journal,
  onEdit,
  commit,
}: Context): EditApplier {
  const put = async (path: string, bytes: Buffer | undefined) =>
    bytes ? (await store.prepare(path, bytes)).takePlace() : store.remove(path);

  /** A step to a file's new version, and back. A new version is on the disk already, but not seen. */
  async function stepTo({ file, before, after }: FileEdit): Promise<Step> {
    const path = diskPath(dataDir, file);
    const back = () => put(path, before);
    if (!after) return { take: () => store.remove(path), back, discard: () => Promise.resolve() };
    const { takePlace, discard } = await store.prepare(path, after);
    return { take: takePlace, back, discard };
  }

  /** Makes all of the changes, once the history has them, or none. */
  async function onDisk(
    files: readonly FileEdit[],
    record: () => Promise<Recorded>,
  ): Promise<Recorded> {
    const steps: Step[] = [];
    const taken: Step[] = [];
    let recorded: Recorded | undefined;
    try {
      for (const each of files) steps.push(await stepTo(each));
      recorded = await record();
      for (const step of steps) {
        await step.take();
        taken.push(step);
      }
      return recorded;
    } catch (error) {
      for (const step of taken.reverse()) await step.back();
      await Promise.all(steps.map(({ discard }) => discard()));
      if (recorded) await journal.forget(recorded);
      throw error;
    }
  }

  return {
    currentTree() {
      const tree = contentTree(dataDir);
      if (!tree) throw new Refusal(500, "The folder data is missing.");
      return tree;
    },

    requireFaultless(tree, changes, preface = "") {
      const faults = check(withChanges(tree, changes));
      if (faults.length === 0) return;
      const before = new Set(check(tree).map(formatFault));
      const own = new Set([...changes.keys()].map((file) => `data/${file}`));
      const then = withChanges(tree, changes);
      const lines = faults
        .filter((fault) => own.has(fault.file) || !before.has(formatFault(fault)))
        .map((fault) => plainFault(fault, then, tree));
      if (lines.length > 0) throw new Refusal(422, preface + lines.join("\n"));
    },

    async apply(tree, changes, takesBack) {
      if (changes.size === 0) return undefined;
      // Pictures first, so that no file ever names one that is not there yet.
      const order = [...changes].sort(([a], [b]) => Number(isContent(a)) - Number(isContent(b)));
      const files = order.map(([file, after]) => {
        const before = tree.files.has(file) ? tree.read(file) : undefined;
        return { file, ...(before && { before }), ...(after && { after }) };
      });
      const after = withChanges(tree, changes);
      const words = recordOf(files, after);
      const record = await onDisk(files, () =>
        journal.add({ ...words, ...(takesBack && { takesBack }) }, files),
      );
      const names = order.map(([file]) => file);
      onEdit(names);
      const notCommitted = await commit?.(names, words.title, words.lines);
      const see = seeAddress(files, after);
      const { id, at } = record;
      return {
        id,
        at,
        ...words,
        ...(see && { see }),
        files: names.map((file) => `data/${file}`),
        removed: names.filter((file) => !changes.get(file)).map((file) => `data/${file}`),
        ...(notCommitted && { notCommitted }),
      };
    },
  };
}
