import { useCallback } from "react";
import { titleIn } from "../lists/entriesOf";
import { routeAround } from "../lists/routeAround";
import { changesOf } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession } from "../session/SessionContext";
import type { Step } from "../session/state";
import { toaster } from "../ui/toaster";
import { announce, useUi } from "../ui/uiState";
import { useRoute } from "../routes";

/** Undoes or redoes a step, and leads to the entry that the step has changed. */
export function useUndo() {
  const session = useSession();
  const ui = useUi();
  const [route, navigate] = useRoute();

  const tell = useCallback(
    (what: string, take: () => Step | undefined) => {
      const { edited } = session.state.getState();
      const [change] = take()?.changes ?? [];
      if (!change) return;
      const { file, before, after } = change;
      const state = session.state.getState();
      const content = contentIn(state, file);
      const title = titleIn(state, file, content ?? before?.content ?? after?.content);
      if (state.edited === edited) {
        toaster.create({ title: `${title} stays: somebody else has changed it since.` });
        return;
      }
      // Undo also takes back changes that are saved, which people may not expect, so a message says so.
      // Screen readers read the message, too.
      const earlier = edited.get(file);
      const wasSaved = earlier === undefined || changesOf(file, earlier).length === 0;
      if (what === "Undone" && wasSaved)
        toaster.create({ title: `Undone: ${title}. Visitors see this once you save.` });
      else announce(ui, `${what}: ${title}.`);
      const isOpen = route.kind === "entry" && route.file === file;
      if (content === undefined && isOpen) navigate(routeAround(file));
      else if (content !== undefined && !isOpen) navigate({ kind: "entry", file });
    },
    [session, ui, route, navigate],
  );

  return {
    undo: useCallback(() => tell("Undone", session.undo), [tell, session]),
    redo: useCallback(() => tell("Done again", session.redo), [tell, session]),
  };
}
