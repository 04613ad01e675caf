import type { Issue } from "../../../src/content/check/issue";
import type { SessionState } from "../session/state";

const none: readonly Issue[] = [];

/** The open points: what is left to do before search engines may list the site. */
export const openPointsOf = ({ status }: Pick<SessionState, "status">): readonly Issue[] =>
  (status && "openPoints" in status ? status.openPoints : undefined) ?? none;

/** False if the store does not know what is left to do, like a repository at GitHub. */
export const knowsOpenPoints = ({ status }: Pick<SessionState, "status">): boolean =>
  status !== undefined && "openPoints" in status && status.openPoints !== undefined;

/** The warnings: advice that stops neither a save nor a build. */
export const warningsOf = ({ status }: Pick<SessionState, "status">): readonly Issue[] =>
  (status && "warnings" in status ? status.warnings : undefined) ?? none;
