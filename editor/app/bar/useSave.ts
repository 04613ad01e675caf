import { useCallback } from "react";
import { pluralize } from "../../../src/content/wording";
import { isProvisional, outcomeOf, countChanges } from "../session/changes";
import { useSession } from "../session/SessionContext";
import type { SaveResult, Session } from "../session/session";
import { announce, useUi } from "../ui/uiState";
import { toaster } from "../ui/toaster";
import { useGoTo } from "../ui/useGoTo";
import { useRoute } from "../routes";

/** The session's own file of an entry: a new entry has another one until it is saved. */
function ownFile(session: Session, file: string): string {
  const { names } = outcomeOf(session.state.getState());
  return [...names].find(([, final]) => final === file)?.[0] ?? file;
}

/** Saves all changes, and says what came of it. */
export function useSave() {
  const session = useSession();
  const ui = useUi();
  const goTo = useGoTo();
  const [route, navigate] = useRoute();

  const tell = useCallback(
    (result: SaveResult, count: number, names: ReadonlyMap<string, string>) => {
      switch (result.kind) {
        case "saved": {
          const { see, kept, warning } = result;
          const their = count === 1 ? "your change" : `your ${pluralize(count, "change")}`;
          toaster.create({
            type: "success",
            // A host builds the site later, and does not say when.
            title:
              session.state.getState().status?.state === "saved"
                ? `Saved. Visitors see ${their} in a few minutes.`
                : `Visitors see ${their} in a moment.`,
            description: [...kept.map((line) => `Kept, by somebody else: ${line}`), warning]
              .filter(Boolean)
              .join("\n"),
            action:
              see === undefined
                ? undefined
                : {
                    label: count === 1 ? "See it" : "See them",
                    onClick: () =>
                      window.open(session.store.siteOrigin + see, "_blank", "noopener"),
                  },
          });
          if (route.kind === "entry" && isProvisional(route.file)) {
            const final = names.get(route.file);
            if (final !== undefined) navigate({ kind: "entry", file: final });
          }
          return;
        }
        case "refused": {
          const [first] = result.issues;
          if (first)
            goTo({ file: ownFile(session, first.file.replace(/^data\//, "")), path: first.path });
          return;
        }
        case "unreachable":
          return announce(ui, "Not saved: the website’s program does not answer.");
        default:
          return undefined;
      }
    },
    [session, ui, goTo, route, navigate],
  );

  const run = useCallback(
    async (save: () => Promise<SaveResult>) => {
      const state = session.state.getState();
      const [count, { names }] = [countChanges(state), outcomeOf(state)];
      tell(await save(), count, names);
    },
    [session, tell],
  );

  return {
    save: useCallback(() => void run(session.save), [run, session]),
    resolve: useCallback(
      (choices: readonly unknown[]) => void run(() => session.resolve(choices)),
      [run, session],
    ),
  };
}
