import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { pluralize } from "../../../src/content/words/wording";
import { countChanges, outcomeOf } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import type { Conflict } from "../session/state";
import { Question } from "../ui/Question";
import { clashInWords, questionOf, sidesOf } from "./clashInWords";
import { ClashChoice, type Choice } from "./ClashChoice";

/** The label of the button: "Save yours", "Keep Walt’s", "Save both"; "Save these" for different sides. */
function answerInWords(choices: readonly Choice[], { by, rival }: Conflict): string {
  const [first] = choices;
  if (!first || choices.some(({ side }) => side !== first.side)) return "Save these";
  const verb = rival ? "Keep" : "Save";
  if (first.side === "both") return `${verb} both`;
  if (first.side === "mine") return rival ? "Keep this tab’s" : "Save yours";
  if (rival) return "Keep the other tab’s";
  return by === undefined ? "Keep theirs" : `Keep ${by}’s`;
}

function ClashChoices({ conflict }: { conflict: Conflict }) {
  const session = useSession();
  const { clashes, rival } = conflict;
  const files = useSessionState((state) => outcomeOf(state).files);
  const count = useSessionState(countChanges);
  const sides = sidesOf(conflict);
  const words = useMemo(() => clashes.map((clash) => clashInWords(clash, files)), [clashes, files]);
  const [choices, setChoices] = useState<readonly Choice[]>(() =>
    clashes.map(({ mine }) => ({ side: "mine", value: mine })),
  );
  const others = count - clashes.length;
  return (
    <Question
      title={questionOf(conflict, sides, rival !== undefined)}
      size="lg"
      onClose={session.dismiss}
      answers={
        <>
          {others > 0 && rival === undefined && (
            <Text flex="1" minWidth="12rem" textStyle="xs" color="fg.muted">
              Your {others === 1 ? "other change is" : `${pluralize(others, "other change")} are`}{" "}
              saved either way.
            </Text>
          )}
          <Button variant="outline" onClick={session.dismiss}>
            {rival ? "Decide later" : "Don’t save yet"}
          </Button>
          <Button onClick={() => void session.resolve(choices.map(({ value }) => value))}>
            {answerInWords(choices, conflict)}
          </Button>
        </>
      }
    >
      {clashes.map((clash, at) => {
        const [inWords, choice] = [words[at], choices[at]];
        return (
          inWords &&
          choice && (
            <ClashChoice
              key={`${clash.file} ${clash.path.join(".")}`}
              clash={clash}
              words={inWords}
              sides={sides}
              choice={choice}
              onChoose={(next) => setChoices(choices.with(at, next))}
            />
          )
        );
      })}
    </Question>
  );
}

/** Asks which version to keep: after a save with clashes, or at the start for a rival. */
export function ConflictDialog() {
  const saving = useSessionState((state) => state.saving);
  if (saving.kind !== "conflict") return null;
  const { conflict } = saving;
  // The key differs for each conflict, so a new conflict begins without the choices for the last one.
  const key = conflict.clashes.map(({ file, path }) => `${file} ${path.join(".")}`).join(" ");
  return <ClashChoices key={`${key} ${conflict.rival?.at ?? ""}`} conflict={conflict} />;
}
