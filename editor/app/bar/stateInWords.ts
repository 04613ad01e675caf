import { pluralize } from "../../../src/content/words/wording";
import { countChanges } from "../session/changes";
import type { SessionState } from "../session/state";

/** The state of the site and of the changes, in a few words. */
export type StateInWords = {
  words: string;
  tone: "calm" | "unsaved" | "busy" | "problem";
};

const changes = (count: number) => pluralize(count, "change");

/** The words of the bar. If several states apply, the most important one wins. */
export function stateInWords(state: SessionState): StateInWords {
  const { saving, status, errors } = state;
  const count = countChanges(state);
  const unsaved = `${pluralize(count, "unsaved change")}`;
  if (saving.kind === "saving") return { words: "Saving…", tone: "busy" };
  if (saving.kind === "refused") {
    if (errors.length === 0) return { words: "Not saved yet", tone: "problem" };
    return { words: `Not saved yet: ${pluralize(errors.length, "thing")} to fix`, tone: "problem" };
  }
  if (status?.state === "unreachable" || saving.kind === "unreachable")
    return {
      words: count > 0 ? `Offline: ${changes(count)} kept here` : "Offline",
      tone: "unsaved",
    };
  if (count > 0) return { words: unsaved, tone: "unsaved" };
  if (status?.state === "building") return { words: "Publishing…", tone: "busy" };
  if (status?.state === "failed") return { words: "Not published", tone: "problem" };
  return { words: status?.state === "saved" ? "Saved" : "Live", tone: "calm" };
}
