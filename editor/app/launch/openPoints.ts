import type { Issue } from "../../../src/content/check/issue";
import type { SessionState } from "../session/state";

const none: readonly Issue[] = [];

/** What is left to do before search engines may list the site. */
export const openPointsOf = ({ status }: Pick<SessionState, "status">): readonly Issue[] =>
  (status && "openPoints" in status ? status.openPoints : undefined) ?? none;

/** What would make the site better, but stops nothing. */
export const warningsOf = ({ status }: Pick<SessionState, "status">): readonly Issue[] =>
  (status && "warnings" in status ? status.warnings : undefined) ?? none;
