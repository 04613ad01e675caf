import { Refusal } from "../../refusal";
import { encodeBase64 } from "../base64";
import { NoAnswer, type Conflict, type Edit, type Refused, type Saved } from "../store";
import { GithubRefusal, moved } from "./refusals";
import { idIn, withId } from "./commitMessage";
import { planSave } from "./planSave";
import type { Repository } from "./repository";
import type { CommitContent } from "./commitContent";

/** The most tries of a save, if the branch gets new commits during the save. */
const mostTries = 3;

/** How many of the newest commits are searched for an own commit whose answer was lost. */
const recentCommits = 30;

type Content = {
  /** The newest content. */
  latest: () => Promise<CommitContent>;
  /** Notes the content after an own commit. `on` is the id of the commit before it. */
  committed: (on: string, after: CommitContent) => void;
};

/** The answer for an edit that was committed before, but whose first answer was lost. */
const savedBefore = ({ entries }: Edit, { files }: CommitContent): Saved => ({
  kind: "saved",
  entries: entries.map(({ file }) => ({
    file,
    ...(files.has(file) && { content: files.get(file) }),
  })),
  kept: [],
});

const isLost = (error: unknown) => error instanceof NoAnswer;
const hasMoved = (error: unknown) => error instanceof GithubRefusal && error.reason === "moved";

/** Saves each edit as one commit on the newest content, with all files of the edit, or none. */
export function createSave(repository: Repository, { latest, committed }: Content) {
  /** The ids of edits whose answer was lost: GitHub may have made the commit nevertheless. */
  const uncertain = new Set<string>();

  async function conflictIn(entries: Conflict["entries"]): Promise<Conflict> {
    // If this request fails, only the name of the other person is missing.
    const [last] = await repository
      .commits({ file: entries[0]?.file, count: 1, page: 1 })
      .catch(() => []);
    return { kind: "conflict", entries, by: last?.by };
  }

  /** @returns the failure if the branch has moved on, or if the answer was lost */
  async function attempt(
    edit: Edit,
    now: CommitContent,
  ): Promise<Saved | Conflict | { failure: unknown }> {
    const plan = await planSave(edit, now);
    if ("theirs" in plan) return conflictIn(plan.theirs);
    const { changes, after, message, saved, kept, see } = plan;
    const answer: Saved = { kind: "saved", entries: saved, kept, see };
    if (changes.size === 0) return answer;
    const all = [...changes];
    try {
      const commit = await repository.makeCommit({
        on: now.commit,
        message: withId(message, edit.id),
        additions: all.flatMap(([file, bytes]) =>
          bytes ? { file, base64: encodeBase64(bytes) } : [],
        ),
        deletions: all.flatMap(([file, bytes]) => (bytes ? [] : [file])),
      });
      committed(now.commit, { commit, ...after });
      return answer;
    } catch (error) {
      if (isLost(error)) uncertain.add(edit.id);
      if (isLost(error) || hasMoved(error)) return { failure: error };
      throw error;
    }
  }

  async function isCommitted({ id }: Edit): Promise<boolean> {
    const messages = await repository.messages(recentCommits);
    return messages.some((message) => idIn(message) === id);
  }

  async function trySeveralTimes(edit: Edit): Promise<Saved | Conflict> {
    let failure: unknown;
    for (let tries = 0; tries < mostTries; tries++) {
      // The content is read after this question, because the commit may appear between the two.
      const isMade = uncertain.has(edit.id) && (await isCommitted(edit));
      const now = await latest();
      if (isMade) return savedBefore(edit, now);
      const result = await attempt(edit, now);
      if (!("failure" in result)) return result;
      // A commit whose answer was lost may still appear later, so that failure is kept.
      if (!isLost(failure)) failure = result.failure;
    }
    throw isLost(failure) ? failure : moved();
  }

  return async (edit: Edit): Promise<Saved | Conflict | Refused> => {
    try {
      return await trySeveralTimes(edit);
    } catch (error) {
      // Whatever keeps GitHub from saying if the commit was made, the edit must be sent again with its id.
      if (error instanceof GithubRefusal && uncertain.has(edit.id))
        throw new NoAnswer(error.message);
      if (!(error instanceof Refusal)) throw error;
      const { message, details } = error;
      return { kind: "refused", lines: message.split("\n"), issues: details.issues ?? [] };
    }
  };
}
