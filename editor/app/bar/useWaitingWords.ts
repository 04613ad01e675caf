import { useEffect } from "react";
import { titleIn } from "../lists/entriesOf";
import { hrefOf } from "../routes";
import { changedFiles } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession } from "../session/SessionContext";
import { toaster } from "../ui/toaster";

/** Says at the start where words of an earlier visit wait, and leads there, unless that form is open. */
export function useWaitingWords(): void {
  const { state } = useSession();

  useEffect(() => {
    const now = state.getState();
    const [first, ...more] = changedFiles(now);
    if (first === undefined) return;
    const href = hrefOf({ kind: "entry", file: first });
    if (window.location.hash === href) return;
    const title = titleIn(now, first, contentIn(now, first) ?? now.saved.get(first));
    const others = more.length > 0 ? ` and ${more.length} more` : "";
    toaster.create({
      title: `Not saved yet: ${title}${others}.`,
      description: "This browser has kept what you typed.",
      duration: 20_000,
      action: { label: "Continue", onClick: () => (window.location.hash = href) },
    });
  }, [state]);
}
