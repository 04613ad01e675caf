import { fileOfIssue } from "../../../src/content/check/issue";
import { useEffect } from "react";
import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import { pluralize } from "../../../src/content/words/wording";
import { titleIn } from "../lists/entriesOf";
import { fileInSession } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession, useSessionState } from "../session/SessionContext";
import type { News } from "../session/session";
import { useRoute } from "../routes";
import { toaster } from "../ui/toaster";
import { announce, renameForm, useUi } from "../ui/uiState";
import { useGoTo } from "../ui/useGoTo";
import { sayWhenLive } from "./liveToast";

/**
 * Announces the result of each save. After a refusal, leads to the first error of the open form, or else to
 * the first error.
 */
export function useNews(): void {
  const session = useSession();
  const ui = useUi();
  const goTo = useGoTo();
  const [route, navigate] = useRoute();

  const keepsDrafts = useSessionState((state) => state.keepsDrafts);

  useEffect(() => {
    if (keepsDrafts) return;
    toaster.create({
      type: "warning",
      title: "This browser keeps no unsaved changes.",
      description:
        "It may be a private window, or its storage is full. Save before you close this tab.",
      duration: Infinity,
    });
  }, [keepsDrafts]);

  useEffect(() => {
    function tell(news: News): void {
      switch (news.kind) {
        case "saved": {
          const { kept, warning, names } = news;
          // Messages from before the save may be outdated, such as “Visitors see this once you save”.
          toaster.clear();
          sayWhenLive(session, news);
          announce(ui, "Saved.");
          if (kept.length > 0)
            toaster.create({
              title: `Saved. Somebody else had changed ${pluralize(kept.length, "thing")}, too.`,
              description: "The site has both.",
              duration: 20_000,
              action: { label: "See what", onClick: () => navigate({ kind: "history" }) },
            });
          // The warning stays until somebody has read it.
          if (warning !== undefined)
            toaster.create({ type: "warning", title: `${warning}.`, duration: Infinity });
          for (const [earlier, file] of names) renameForm(ui, earlier, file);
          const final = route.kind === "entry" ? names.get(route.file) : undefined;
          if (final !== undefined) navigate({ kind: "entry", file: final });
          return;
        }
        case "refused": {
          // “Visitors see your change now” may still be shown for an earlier save, and would contradict the
          // refusal.
          toaster.clear();
          const { errorNames } = session.state.getState();
          const errors = news.issues.map((issue) => ({
            file: fileInSession(errorNames, fileOfIssue(issue)),
            path: issue.path,
          }));
          const isOpen = ({ file }: FieldPlace) => route.kind === "entry" && file === route.file;
          const first = errors.find(isOpen) ?? errors[0];
          if (first) goTo(first);
          return;
        }
        case "merged": {
          const state = session.state.getState();
          const titles = news.files.map((file) => titleIn(state, file, contentIn(state, file)));
          toaster.create({
            title: `Somebody else changed ${titles.join(" and ")}, too.`,
            description: "Your unsaved changes are kept.",
          });
          return;
        }
        case "unreachable":
          return announce(ui, "Not saved yet: no answer. Your changes are kept in this browser.");
        default:
          return undefined;
      }
    }
    return session.listen(tell);
  }, [session, ui, goTo, route, navigate]);
}
