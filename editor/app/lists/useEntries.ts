import { useCallback } from "react";
import type { Folder } from "../../../src/content/schema/fields";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { sameJson } from "../../../src/content/schema/sameJson";
import { childOf, metaOf } from "../../../src/content/schema/schemaParts";
import { useRoute } from "../routes";
import { isProvisional, provisionalFile } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession } from "../session/SessionContext";
import { useUi } from "../ui/uiState";
import { withoutProposed } from "../session/proposals";

/** The content with which a new entry of a folder begins: empty, but for the groups that are on at first. */
function contentAtFirst(folder: Folder): Readonly<Record<string, unknown>> {
  const schema = contentTypeOf(`${folder}/new.json`)?.schema;
  const groups = Object.keys(schema?.shape ?? {}).filter((key) => {
    const field = schema && childOf(schema, key);
    return field && metaOf(field).isInNewEntry;
  });
  return Object.fromEntries(groups.map((key) => [key, {}]));
}

/** Functions that start a new entry of a folder, or a copy of an entry, and open its form. */
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
        wanted: { file, path: [first] },
      });
      navigate({ kind: "entry", file });
    },
    [session, ui, navigate],
  );

  return {
    startNew: useCallback(
      (folder: Folder) => {
        const content = contentAtFirst(folder);
        // A second press leads to the empty form that the first press opened.
        const [open] = [...session.state.getState().edited].find(
          ([file, { document }]) =>
            isProvisional(file) &&
            file.startsWith(`${folder}/`) &&
            sameJson(document.content, content),
        ) ?? [undefined];
        if (open === undefined) start(folder, content);
        else navigate({ kind: "entry", file: open });
      },
      [session, start, navigate],
    ),
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
