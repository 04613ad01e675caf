import { valueAt } from "../../../src/content/schema/schemaParts";
import { differences } from "./drafts";
import { contentIn } from "./openEntry";
import { edit } from "./undoHistory";
import { changed, documentOf } from "./document";
import type { Conflict, Draft, SessionState } from "./state";

/** The open version of an entry as a draft, to compare it with the draft of a closed tab. */
const ownDraft = (state: SessionState, { file, at }: Draft): Draft => ({
  file,
  base: state.edited.get(file)?.base ?? state.saved.get(file),
  content: contentIn(state, file),
  at,
});

/** The conflict between the open version and the draft of a closed tab. */
function conflictWith(state: SessionState, rival: Draft): Conflict {
  const { file } = rival;
  const mine = ownDraft(state, rival);
  const clashes = differences(mine, rival).clashes.map(({ path }) => ({
    file,
    path,
    mine: valueAt(mine.content, path),
    theirs: valueAt(rival.content, path),
  }));
  return { clashes, theirs: new Map([[file, rival.content]]), rival };
}

/** The session after a choice between the open version and the draft of a closed tab. */
export function withRival(
  state: SessionState,
  { clashes, rival }: Conflict,
  choices: readonly unknown[],
): SessionState {
  if (!rival) return state;
  const { file } = rival;
  const isWhole = clashes.some(({ path }) => path.length === 0);
  const merged = documentOf(differences(ownDraft(state, rival), rival).content);
  const content = isWhole
    ? choices[0]
    : clashes.reduce(
        (at, { path }, index) => changed(at, { kind: "set", path, value: choices[index] }),
        merged,
      ).content;
  const after = edit(state, [{ kind: "whole", file, content }]);
  const rivals = state.rivals.filter((each) => each !== rival);
  return { ...after, rivals, saving: { kind: "idle" } };
}

/** Asks for the next choice between unsaved versions of two tabs, if there is one. */
export function withNextRival(state: SessionState): SessionState {
  const [rival] = state.rivals;
  if (!rival) return state;
  const conflict = conflictWith(state, rival);
  if (conflict.clashes.length > 0) return { ...state, saving: { kind: "conflict", conflict } };
  return withNextRival(withRival(state, conflict, []));
}
