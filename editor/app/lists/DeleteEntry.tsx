import { Button } from "@chakra-ui/react/button";
import { Checkbox } from "@chakra-ui/react/checkbox";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { templatePageOf } from "../../../src/content/pages/templatePages";
import { titleOfFile } from "../../../src/content/schema/titles";
import { useRoute } from "../routes";
import { useSession } from "../session/SessionContext";
import type { EntryChange } from "../session/state";
import { Question } from "../ui/Question";
import { toaster } from "../ui/toaster";
import { nameIn } from "./entriesOf";
import { openFiles } from "./openFiles";
import { fileOfRedirects, isRedirected, pageAbove, redirectChange } from "./redirects";
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
  const [isLed, setLed] = useState(true);
  const files = openFiles(session.state.getState());
  const content = files.get(file);
  if (contentTypeOf(file)?.folder === undefined || content === undefined) return null;
  const { saved } = session.state.getState();
  const isSaved = saved.has(file);
  const { places, needed, changes } = usesOfEntry(file, files);
  const name = nameIn(session.state.getState(), file);
  const oldPath = templatePageOf(file, saved.get(file))?.path;
  const instead = oldPath === undefined ? undefined : pageAbove(oldPath, files);

  function redirects(): readonly EntryChange[] {
    if (!isLed || oldPath === undefined || instead === undefined) return [];
    const changed = changes.find((change) => change.file === fileOfRedirects);
    const site = changed?.kind === "whole" ? changed.content : files.get(fileOfRedirects);
    if (isRedirected(site, oldPath)) return [];
    return [redirectChange(site, oldPath, instead.path)];
  }

  function remove(): void {
    // The entry is the first change, because Undo leads to the first changed entry.
    session.edit({ kind: "whole", file, content: undefined }, ...changes, ...redirects());
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
      {oldPath !== undefined && instead !== undefined && (
        <Checkbox.Root
          checked={isLed}
          onCheckedChange={({ checked }) => setLed(checked === true)}
          display="flex"
          alignItems="flex-start"
          marginBlock="3"
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            Lead search engines and other websites from {oldPath} to “{instead.label}”.
          </Checkbox.Label>
        </Checkbox.Root>
      )}
      {isSaved ? "Visitors see no change until you save." : "Visitors never saw it."} Undo brings
      everything back.
    </Question>
  );
}
