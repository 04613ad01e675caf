import { useCallback, useEffect, useState } from "react";
import { useSession, useSessionState } from "../session/SessionContext";
import type { HistoryEdit, HistoryQuery } from "../../store/store";

/** The edits that are loaded so far. */
type History = {
  edits: readonly HistoryEdit[];
  hasMore: boolean;
  state: "loading" | "ready" | { sentence: string };
  showMore: () => void;
  tryAgain: () => void;
};

const none = { edits: [], hasMore: false } as const;

/** Loads the edits that mention some words, of one file or of all files. Loads them again after each save. */
export function useHistory({ file, words }: Pick<HistoryQuery, "file" | "words">): History {
  const { store } = useSession();
  const saved = useSessionState((state) => state.saved);
  const [loaded, setLoaded] = useState<{ edits: readonly HistoryEdit[]; hasMore: boolean }>(none);
  const [state, setState] = useState<History["state"]>("loading");
  const [tries, setTries] = useState(0);

  /** Loads the edits before the known ones. @returns a function that cancels the load */
  const load = useCallback(
    (known: readonly HistoryEdit[]) => {
      let isWanted = true;
      store.history.batch({ before: known.at(-1)?.id, file, words }).then(
        ({ edits, hasMore }) => {
          if (!isWanted) return;
          setLoaded({ edits: [...known, ...edits], hasMore });
          setState("ready");
        },
        (error: unknown) => {
          if (!isWanted) return;
          setState({ sentence: error instanceof Error ? error.message : String(error) });
        },
      );
      return () => {
        isWanted = false;
      };
    },
    [store, file, words],
  );

  useEffect(() => load([]), [load, saved, tries]);

  return {
    ...loaded,
    state,
    showMore: () => load(loaded.edits),
    tryAgain: () => setTries(tries + 1),
  };
}
