import { useEffect } from "react";
import { titleIn } from "../lists/entriesOf";
import { hrefOf } from "../routes";
import { changedFiles, changesOf } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession } from "../session/SessionContext";
import { toaster } from "../ui/toaster";
import { useGoTo } from "../ui/useGoTo";

/**
 * At the start, says that this browser has kept unsaved changes, with a button that leads to the first
 * changed field. Says nothing if the form of that field is open already.
 */
export function useUnsavedMessage(): void {
  const { state } = useSession();
  const goTo = useGoTo();

  useEffect(() => {
    const now = state.getState();
    const [first, ...more] = changedFiles(now);
    if (first === undefined) return;
    if (window.location.hash === hrefOf({ kind: "entry", file: first })) return;
    const edited = now.edited.get(first);
    const [change] = edited ? changesOf(first, edited) : [];
    const title = titleIn(now, first, contentIn(now, first) ?? now.saved.get(first));
    const others = more.length > 0 ? ` and ${more.length} more` : "";
    toaster.create({
      title: `Not saved yet: ${title}${others}.`,
      description: "This browser has kept what you typed.",
      duration: 20_000,
      action: {
        label: "Continue",
        onClick: () => goTo({ file: first, path: change?.path ?? [] }),
      },
    });
  }, [state, goTo]);
}
