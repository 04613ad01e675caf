import { Text } from "@chakra-ui/react/text";
import { chakra } from "@chakra-ui/react/styled-system";
import { factNotes } from "../../../src/content/facts/factNotes";
import { useStableSelector } from "../session/useStableSelector";
import { outcomeOf } from "../session/changes";
import { useDeferredSessionState } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { TextButton } from "../ui/TextButton";
import { useGoTo } from "../ui/useGoTo";
import { useFile } from "./FormContext";

/** The facts that visitors read in place of placeholders, each with a link to its field. */
export function FactNotes({ id, text }: { id: string; text: string }) {
  const file = useFile();
  const goTo = useGoTo();
  const notes = useDeferredSessionState(
    useStableSelector((state: SessionState) => factNotes(text, outcomeOf(state).files, file)),
  );
  return (
    <Text as="div" id={id} textStyle="xs" color="fg.muted">
      {notes.map((note) => (
        <div key={note.name}>
          Visitors read <chakra.b fontWeight={600}>{note.text}</chakra.b> for {note.name}, from{" "}
          <TextButton onClick={() => goTo(note.place)}>
            {note.place.file === file ? note.label : `${note.source}, ${note.label}`}
          </TextButton>
        </div>
      ))}
    </Text>
  );
}
