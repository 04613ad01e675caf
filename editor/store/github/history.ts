import { asTyped } from "../../../src/content/words/wording";
import { encodeBase64 } from "../base64";
import { contentOfBytes } from "../contentOfBytes";
import type { HistoryBatch, HistoryEdit, HistoryQuery, Versions } from "../store";
import { wordsIn } from "./commitMessage";
import type { CommitInList, CommitWithFiles, Repository } from "./repository";

const batchSize = 15;

/** The number of commits that a search reads in one request, and the most requests of a search. */
const searchSize = 100;
const mostSearches = 5;

/** The history of the content: the commits of the repository. */
export function createHistory(repository: Repository) {
  /** The requested commits. Commits never change, so each commit is requested once. */
  const known = new Map<string, Promise<CommitWithFiles>>();

  function commitWithFiles(id: string): Promise<CommitWithFiles> {
    const there = known.get(id);
    if (there) return there;
    const asked = repository.commit(id);
    known.set(id, asked);
    asked.catch(() => known.delete(id));
    return asked;
  }

  const editOf = async ({ id, at, by, message }: CommitInList): Promise<HistoryEdit> => {
    const { files } = await commitWithFiles(id);
    return { id, at, by, ...wordsIn(message), files: files.map(({ file }) => file) };
  };

  async function batchOf(commits: readonly CommitInList[], hasMore: boolean) {
    return { edits: await Promise.all(commits.map(editOf)), hasMore };
  }

  /** The commits older than `before`. A list from GitHub begins with that commit itself. */
  const older = (commits: readonly CommitInList[], before: string | undefined) =>
    commits.filter(({ id }) => id !== before);

  async function found(query: HistoryQuery, words: string): Promise<HistoryBatch> {
    const { before, file } = query;
    const matches: CommitInList[] = [];
    for (let page = 1; page <= mostSearches; page++) {
      const commits = await repository.commits({ from: before, file, count: searchSize, page });
      const mentions = ({ message }: CommitInList) => asTyped(message).includes(asTyped(words));
      matches.push(...older(commits, before).filter(mentions));
      if (matches.length > batchSize) break;
      if (commits.length < searchSize) return batchOf(matches, false);
    }
    return batchOf(matches.slice(0, batchSize), matches.length > batchSize);
  }

  async function version(
    commit: string | undefined,
    file: string,
    picture: string | undefined,
  ): Promise<unknown> {
    if (commit !== undefined && !file.endsWith(".json") && file !== picture) return "";
    const bytes = commit === undefined ? undefined : await repository.bytesIn(commit, file);
    if (file.endsWith(".json")) return contentOfBytes(bytes);
    return bytes && encodeBase64(bytes);
  }

  return {
    async batch(query: HistoryQuery): Promise<HistoryBatch> {
      const { before, file, words = "" } = query;
      if (words.trim() !== "") return found(query, words);
      // The request asks for one commit more than shown, to know if there are more, and for `before` itself.
      const count = batchSize + (before === undefined ? 1 : 2);
      const commits = older(
        await repository.commits({ from: before, file, count, page: 1 }),
        before,
      );
      return batchOf(commits.slice(0, batchSize), commits.length > batchSize);
    },

    /** The files of a commit, before and after the commit. */
    async versions(id: string, picture?: string): Promise<readonly Versions[]> {
      const { parent, files } = await commitWithFiles(id);
      return Promise.all(
        files.map(async ({ file, isNew, isGone }) => ({
          file,
          before: isNew ? undefined : await version(parent, file, picture),
          after: isGone ? undefined : await version(id, file, picture),
        })),
      );
    },
  };
}
