import { useCallback } from "react";
import { titleOfFile } from "../../../src/content/titles";
import { contentIn } from "../session/edits";
import { useSession } from "../session/SessionContext";
import type { Step } from "../session/state";
import { announce, useUi } from "../ui/uiState";
import { useRoute } from "../routes";

/** Takes a step back or makes it again, and leads to the entry where it was made. */
export function useUndo() {
  const session = useSession();
  const ui = useUi();
  const [route, navigate] = useRoute();

  const tell = useCallback(
    (what: string, step: Step | undefined) => {
      const [change] = step?.changes ?? [];
      if (!change) return;
      const { file, before, after } = change;
      const content = contentIn(session.state.getState(), file);
      const title = titleOfFile(file, content ?? before?.content ?? after?.content);
      announce(ui, `${what}: ${title}.`);
      const isOpen = route.kind === "entry" && route.file === file;
      if (content === undefined && isOpen) navigate({ kind: "page", path: "/" });
      else if (content !== undefined && !isOpen) navigate({ kind: "entry", file });
    },
    [session, ui, route, navigate],
  );

  return {
    undo: useCallback(() => tell("Undone", session.undo()), [tell, session]),
    redo: useCallback(() => tell("Done again", session.redo()), [tell, session]),
  };
}
