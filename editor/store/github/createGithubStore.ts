import { warningsOnEntries } from "../../../src/content/check/checkEntries";
import { entryOf } from "../../../src/content/check/entry";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { preparePicture } from "../preparePicture";
import { type ContentStore, type StoreStatus } from "../store";
import { GithubRefusal } from "./refusals";
import { createHistory } from "./history";
import type { GithubPlace } from "./place";
import { createRepository } from "./repository";
import { createRequests, type Waits } from "./requests";
import { createSave } from "./save";
import { readCommit, type CommitContent } from "./commitContent";
import { watchWhileVisible } from "./watch";

/** The time after an own commit in which GitHub may still answer with the earlier state of the branch. */
const lagMs = 60_000;

const isPicture = (file: string) => /^images\/[^/]+\.(jpe?g|png|webp|avif)$/.test(file);

const typeOfEnding: Readonly<Partial<Record<string, string>>> = { jpg: "image/jpeg" };

const ending = (file: string) => file.slice(file.lastIndexOf(".") + 1);

type Options = {
  siteOrigin: string;
  /** Forgets the token. */
  signOut: () => void;
  waits?: Waits;
};

/** A store that keeps the content in a repository at GitHub, directly from the browser. */
export function createGithubStore(
  place: GithubPlace,
  token: string,
  { siteOrigin, signOut, waits }: Options,
): ContentStore {
  const repository = createRepository(place, createRequests(place, token, waits));
  let newest: CommitContent | undefined;
  let reading: Promise<CommitContent> | undefined;
  /** The times of own commits, by the ids of the commits before them. */
  const own = new Map<string, number>();

  const isBehind = (commit: string) => Date.now() - (own.get(commit) ?? 0) < lagMs;

  async function read(): Promise<CommitContent> {
    const head = await repository.head();
    if (newest && (newest.commit === head.id || isBehind(head.id))) return newest;
    const content = await readCommit(repository, head, newest);
    // A save may have ended in the meantime, so this content may be older than the newest one.
    if (!newest || !isBehind(head.id)) newest = content;
    return newest;
  }

  /** The newest content. Calls at the same time share one request. */
  function latest(): Promise<CommitContent> {
    reading ??= read().finally(() => (reading = undefined));
    return reading;
  }

  async function statusNow(): Promise<StoreStatus> {
    try {
      const { commit, files } = await latest();
      const entries = [...files].flatMap(([file, content]) => {
        const type = contentTypeOf(file);
        return type ? entryOf(file, type, content) : [];
      });
      return {
        state: "saved",
        version: commit,
        lines: [
          "Everything is saved at GitHub. The website’s host builds each save, and visitors see it a few minutes later.",
        ],
        warnings: warningsOnEntries(entries),
      };
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      return { state: "unreachable", lines: [sentence] };
    }
  }

  const save = createSave(repository, {
    latest,
    committed(on, after) {
      own.set(on, Date.now());
      newest = after;
    },
  });

  return {
    name: `GitHub ${place.repo} ${place.branch}`,
    siteOrigin,

    async load() {
      const { files, unreadable, ids } = await latest();
      return { files, unreadable, pictures: [...ids.keys()].filter(isPicture) };
    },

    watch: (show) => watchWhileVisible(statusNow, show),

    save,

    async picture(file) {
      const { ids } = newest ?? (await latest());
      const id = ids.get(file);
      if (id === undefined)
        throw new GithubRefusal("missing", `There is no picture ${file} at GitHub.`);
      const type = typeOfEnding[ending(file)] ?? `image/${ending(file)}`;
      return new Blob([await repository.bytesOf(id)], { type });
    },

    preparePicture,

    history: createHistory(repository),

    signOut,
  };
}
