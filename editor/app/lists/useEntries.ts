import { useCallback } from "react";
import type { Folder } from "../../../src/content/fields";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { useRoute } from "../routes";
import { provisionalFile } from "../session/changes";
import { contentIn } from "../session/edits";
import { useSession } from "../session/SessionContext";
import { useUi } from "../ui/uiState";
import { withoutProposed } from "../session/proposals";

/** Functions that start a new entry of a folder, or a copy of one, and open its form. */
export function useEntries() {
  const session = useSession();
  const ui = useUi();
  const [, navigate] = useRoute();

  const start = useCallback(
    (folder: Folder, content: unknown) => {
      const file = provisionalFile(folder);
      session.edit({ kind: "whole", file, content });
      const [first = ""] = Object.keys(contentTypeOf(file)?.schema.shape ?? {});
      ui.setState({
        tab: "form",
        isRailOpen: false,
        page: undefined,
        wanted: { file, path: [first] },
      });
      navigate({ kind: "entry", file });
    },
    [session, ui, navigate],
  );

  return {
    startNew: useCallback((folder: Folder) => start(folder, {}), [start]),
    startCopy: useCallback(
      (file: string) => {
        const { folder, schema } = contentTypeOf(file) ?? {};
        const content = contentIn(session.state.getState(), file);
        if (folder && schema) start(folder, withoutProposed(schema, content));
      },
      [session, start],
    ),
  };
}
