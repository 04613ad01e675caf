import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { placeName } from "../../../src/content/check/issue";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { withoutEntry } from "../../../src/content/referenceLists";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { placesNaming } from "../../../src/content/sitePages";
import { titleOfFile } from "../../../src/content/titles";
import { useRoute } from "../routes";
import { useSession } from "../session/SessionContext";
import type { EntryChange } from "../session/state";
import { Question } from "../ui/Question";
import { announce, useUi } from "../ui/uiState";
import { nameInList } from "./entriesOf";
import { openFiles } from "./openFiles";

/** What names an entry, and the changes that remove it from there. */
function usesOf(file: string, files: ContentFiles) {
  const places: string[] = [];
  /** Pages that cannot be without it. */
  const needed: string[] = [];
  const changes: EntryChange[] = [];
  for (const [user, content] of files) {
    const naming = user === file ? [] : placesNaming(file, user, content);
    const schema = contentTypeOf(user)?.schema;
    if (naming.length === 0 || !schema) continue;
    const names = naming.map(({ path }) => {
      // The item of a list is named already.
      const shown = typeof path.at(-1) === "number" ? path.slice(0, -1) : path;
      return placeName({ file: user, content }, shown).replaceAll(" › ", ", ");
    });
    const left = withoutEntry(schema, content, file);
    if (left === undefined) needed.push(...names);
    else changes.push({ kind: "whole", file: user, content: left });
    places.push(...names);
  }
  return { places: [...new Set(places)], needed: [...new Set(needed)], changes };
}

const listOf = (lines: readonly string[]) => (
  <chakra.ul listStyleType="disc" paddingInlineStart="5" marginBlock="2">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </chakra.ul>
);

type Props = { file: string; onClose: () => void };

/** Asks before an entry goes, and names the places that show it. */
export function DeleteEntry({ file, onClose }: Props) {
  const session = useSession();
  const ui = useUi();
  const [, navigate] = useRoute();
  const files = openFiles(session.state.getState());
  const content = files.get(file);
  const type = contentTypeOf(file);
  if (!type?.folder || content === undefined) return null;
  const { folder, template } = type;
  const { places, needed, changes } = usesOf(file, files);
  const name = nameInList(folder, file, content);

  function remove(): void {
    // The entry comes first: that is where Undo leads.
    session.edit({ kind: "whole", file, content: undefined }, ...changes);
    announce(ui, `${titleOfFile(file, content)} is deleted. Undo brings it back.`);
    onClose();
    ui.setState({ page: undefined });
    navigate(
      template === undefined ? { kind: "list", collection: folder } : { kind: "page", path: "/" },
    );
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
      Visitors see no change until you save. Undo brings everything back.
    </Question>
  );
}
