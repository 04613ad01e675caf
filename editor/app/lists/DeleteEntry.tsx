import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { titleOfFile } from "../../../src/content/schema/titles";
import { useRoute } from "../routes";
import { useSession } from "../session/SessionContext";
import { Question } from "../ui/Question";
import { toaster } from "../ui/toaster";
import { nameIn } from "./entriesOf";
import { openFiles } from "./openFiles";
import { routeAround } from "./routeAround";
import { usesOfEntry } from "./usesOfEntry";

const listOf = (lines: readonly string[]) => (
  <chakra.ul listStyleType="disc" paddingInlineStart="5" marginBlock="2">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </chakra.ul>
);

type Props = { file: string; onClose: () => void };

/** Asks before an entry is deleted, and names the places that show the entry. */
export function DeleteEntry({ file, onClose }: Props) {
  const session = useSession();
  const [, navigate] = useRoute();
  const files = openFiles(session.state.getState());
  const content = files.get(file);
  if (contentTypeOf(file)?.folder === undefined || content === undefined) return null;
  const isSaved = session.state.getState().saved.has(file);
  const { places, needed, changes } = usesOfEntry(file, files);
  const name = nameIn(session.state.getState(), file);

  function remove(): void {
    // The entry is the first change, because Undo leads to the first changed entry.
    session.edit({ kind: "whole", file, content: undefined }, ...changes);
    toaster.create({
      title: isSaved ? `${titleOfFile(file, content)} is deleted.` : `${name} is deleted.`,
      description: isSaved
        ? "Visitors see it until you save. Undo brings it back."
        : "Visitors never saw it. Undo brings it back.",
    });
    onClose();
    navigate(routeAround(file));
  }

  if (needed.length > 0)
    return (
      <Question
        title={`${name} cannot be deleted yet`}
        onClose={onClose}
        answers={<Button onClick={onClose}>Close</Button>}
      >
        These places need at least one. Choose another one there first:
        {listOf(needed)}
      </Question>
    );
  return (
    <Question
      title={`Delete ${name}?`}
      onClose={onClose}
      answers={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button onClick={remove}>
            {places.length > 0 ? "Remove it from these pages and delete it" : "Delete it"}
          </Button>
        </>
      }
    >
      {places.length > 0 && (
        <>
          It is shown or named here:
          {listOf(places)}
        </>
      )}
      {isSaved ? "Visitors see no change until you save." : "Visitors never saw it."} Undo brings
      everything back.
    </Question>
  );
}
