import { sizeProblem } from "../../../src/content/check/sizeRules";
import { issueAt, type Issue } from "../../../src/content/check/issue";
import { parseContent } from "../../../src/content/check/parse";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import type { ContentFiles } from "../../../src/content/resolveContent";
import type { FileInTree, Repository } from "./repository";

/** All content of one commit. */
export type CommitContent = {
  /** The id of the commit. */
  readonly commit: string;
  /** The ids of all files below data/. */
  readonly ids: ReadonlyMap<string, string>;
  /** The bytes of the content files, except links and files that are too large. */
  readonly bytes: ReadonlyMap<string, Uint8Array>;
  readonly files: ContentFiles;
  /** The errors of content files that cannot be read. */
  readonly unreadable: readonly Issue[];
};

/** The parsed content files, and the errors of unreadable files. */
export function parsedFiles(bytes: ReadonlyMap<string, Uint8Array>) {
  const files = new Map<string, unknown>();
  const unreadable: Issue[] = [];
  for (const [file, each] of bytes) {
    const parsed = parseContent(each);
    if ("value" in parsed) files.set(file, parsed.value);
    else
      unreadable.push(
        ...parsed.problems.map(({ path, message }) => issueAt({ file }, path, message)),
      );
  }
  return { files, unreadable };
}

const problemOf = ({ file, size, isLink }: FileInTree): string | undefined =>
  isLink
    ? "is a link, and the editor does not follow links; replace it with the file"
    : sizeProblem(file, size);

/**
 * Reads all content of a commit.
 * @param known the content of an earlier commit; only files that have changed since are read
 */
export async function readCommit(
  repository: Repository,
  head: { id: string; folder: string | undefined },
  known: CommitContent | undefined,
): Promise<CommitContent> {
  const all = head.folder === undefined ? [] : await repository.files(head.folder);
  const content = all.filter(({ file }) => contentTypeOf(file));
  const problems = content.flatMap((each) => {
    const problem = problemOf(each);
    return problem === undefined ? [] : issueAt(each, [], problem);
  });
  const readable = content.filter((each) => problemOf(each) === undefined);
  const isKnown = ({ file, id }: FileInTree) => known?.ids.get(file) === id;
  const read = await repository.bytesOfAll([
    ...new Set(readable.filter((each) => !isKnown(each)).map(({ id }) => id)),
  ]);
  const bytes = new Map(
    readable.flatMap(({ file, id }): [string, Uint8Array][] => {
      const each = read.get(id) ?? known?.bytes.get(file);
      return each ? [[file, each]] : [];
    }),
  );
  const { files, unreadable } = parsedFiles(bytes);
  return {
    commit: head.id,
    ids: new Map(all.map(({ file, id }) => [file, id])),
    bytes,
    files,
    unreadable: [...problems, ...unreadable],
  };
}

/** The files that the check must know by name: all files except parsed content. */
export const otherFiles = ({ ids, files }: Pick<CommitContent, "ids" | "files">): string[] =>
  [...ids.keys()].filter((file) => !files.has(file));
