import { useEffect } from "react";
import { titleIn } from "../lists/entriesOf";
import { hrefOf } from "../routes";
import { changedFiles, changesOf } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession } from "../session/SessionContext";
import { toaster } from "../ui/toaster";
import { useGoTo } from "../ui/useGoTo";

/** A typed text up to the end of what is new in the text; undefined for other values. */
function upToTyped(before: unknown, after: unknown): string | undefined {
  if (typeof after !== "string") return undefined;
  const earlier = typeof before === "string" ? before : "";
  let same = 0;
  while (
    same < Math.min(earlier.length, after.length) &&
    earlier.at(-1 - same) === after.at(-1 - same)
  )
    same++;
  return after.slice(0, after.length - same);
}

/**
 * At the start, says that this browser has kept unsaved changes, with a button that leads to the end of
 * what was typed in the first changed field. Says nothing if the form of that field is open already.
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
        onClick: () =>
          goTo(
            { file: first, path: change?.path ?? [] },
            change && upToTyped(change.before, change.after),
          ),
      },
    });
  }, [state, goTo]);
}
