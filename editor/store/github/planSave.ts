import { fileOfIssue, issueAt } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { Refusal } from "../../refusal";
import { addressOfEdit } from "../addressOfEdit";
import { describeEdit } from "../describeEdit";
import { errorsOf, errorsOfEdit } from "../errors";
import { messageOf } from "../messageOf";
import { applyEntries } from "../applyEntries";
import { requireNone, requireUnused } from "../requireNoErrors";
import type { Edit, KeptEntry } from "../store";
import { entryNamesIn, type FileVersions, type Version } from "../versions";
import { blobId } from "./gitBlob";
import { otherFiles, parsedFiles, type CommitContent } from "./commitContent";

/** The plan of a save: a commit, or the newer versions if others have changed the same fields. */
type Plan =
  | { theirs: readonly KeptEntry[] }
  | {
      /** New bytes of files below data/; undefined for a deleted file. */
      changes: ReadonlyMap<string, Uint8Array | undefined>;
      /** The content after the commit. */
      after: Omit<CommitContent, "commit">;
      message: string;
      saved: readonly KeptEntry[];
      kept: readonly string[];
      see: string | undefined;
    };

const encoded = (text: string) => new TextEncoder().encode(text);

type Changes = Map<string, Uint8Array | undefined>;

async function addPictures(
  changes: Changes,
  { pictures }: Edit,
  now: CommitContent,
): Promise<void> {
  for (const [file, blob] of pictures) {
    const current = now.ids.get(file);
    const bytes = blob && new Uint8Array(await blob.arrayBuffer());
    const isSame = bytes ? current === (await blobId(bytes)) : current === undefined;
    if (bytes && current !== undefined && !isSame)
      throw new Refusal(409, `The picture data/${file} already exists. Give yours another name.`);
    if (!isSame) changes.set(file, bytes);
  }
}

async function withChanges(
  now: CommitContent,
  changes: Changes,
): Promise<Omit<CommitContent, "commit">> {
  const ids = new Map(now.ids);
  const bytes = new Map(now.bytes);
  for (const [file, each] of changes) {
    if (each) ids.set(file, await blobId(each));
    else ids.delete(file);
    if (each && contentTypeOf(file)) bytes.set(file, each);
    else bytes.delete(file);
  }
  const parsed = parsedFiles(bytes);
  const kept = now.unreadable.filter((issue) => {
    const name = fileOfIssue(issue);
    return !now.bytes.has(name) && !changes.has(name);
  });
  return { ids, bytes, ...parsed, unreadable: [...kept, ...parsed.unreadable] };
}

const versionOf = (
  file: string,
  { ids, files }: Pick<CommitContent, "ids" | "files">,
): Version | undefined =>
  ids.has(file) ? { content: files.get(file) as Record<string, unknown> | undefined } : undefined;

const allErrors = (content: Pick<CommitContent, "ids" | "files" | "unreadable">) => [
  ...errorsOf(content.files, otherFiles(content)),
  ...content.unreadable,
];

/**
 * Applies an edit to the newest content, and checks all content with the edit, as `npm start` does.
 * @throws Refusal if the edit has errors
 */
export async function planSave(edit: Edit, now: CommitContent): Promise<Plan> {
  const changes: Changes = new Map();
  await addPictures(changes, edit, now);
  for (const { file } of edit.entries) {
    const isLocked = now.ids.has(file) && !now.bytes.has(file);
    if (!isLocked && contentTypeOf(file)) continue;
    const issues = now.unreadable.filter((each) => each.file === `data/${file}`);
    requireNone(issues.length > 0 ? issues : [issueAt({ file }, [], "cannot be edited")]);
  }
  const outcomes = applyEntries(
    edit.entries,
    (file) => now.bytes.get(file),
    entryNamesIn(now.files),
  );
  if ("theirs" in outcomes) return outcomes;
  const { texts, saved, kept } = outcomes;
  for (const [file, text] of texts)
    changes.set(file, text === undefined ? undefined : encoded(text));
  const after = await withChanges(now, changes);
  for (const [file, bytes] of changes)
    if (!bytes) requireUnused(file, now.files.get(file), after.files);
  requireNone(errorsOfEdit(allErrors(now), allErrors(after), new Set(changes.keys())));
  const versions = [...changes.keys()].map((file): FileVersions => ({
    file,
    before: versionOf(file, now),
    after: versionOf(file, after),
  }));
  const { title, lines } =
    versions.length > 0
      ? describeEdit(versions, entryNamesIn(after.files))
      : { title: "", lines: [] };
  return {
    changes,
    after,
    message: messageOf(title, lines),
    saved,
    kept,
    see: addressOfEdit(versions, after.files),
  };
}
