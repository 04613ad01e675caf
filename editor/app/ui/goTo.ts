import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import type { Route } from "../routes";
import { idPathOf } from "../session/document";
import { documentIn } from "../session/openEntry";
import type { Session } from "../session/session";
import { foldKey, type Ui } from "./uiState";

/** Opens the form of an entry at a field. The parts around the field open, and the field takes the focus. */
export function goTo(
  session: Session,
  ui: Ui,
  navigate: (route: Route) => void,
  { file, path, textBefore }: FieldPlace & { textBefore?: string },
): void {
  const document = documentIn(session.state.getState(), file);
  const open = document
    ? path.map((_, depth) => foldKey(file, idPathOf(document, path.slice(0, depth + 1))))
    : [];
  ui.setState(({ folds }) => ({
    folds: { ...folds, ...Object.fromEntries(open.map((key) => [key, true])) },
    wanted: { file, path, textBefore },
    tab: "form",
    isRailOpen: false,
  }));
  navigate({ kind: "entry", file });
}
