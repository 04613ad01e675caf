import { chakra } from "@chakra-ui/react/styled-system";
import { memo, useState } from "react";
import type { Folder } from "../../../src/content/schema/fields";
import { listed } from "../../../src/content/model/listed";
import { entriesOf } from "../lists/entriesOf";
import { useEntries } from "../lists/useEntries";
import { useRoute } from "../routes";
import { useDeferredSessionState } from "../session/SessionContext";
import { ChevronDown, ChevronRight, Plus } from "../ui/icons";
import { UnsavedDot } from "../ui/UnsavedDot";
import { Row } from "./Row";

type Props = { folder: Folder };

const NewButton = memo(function NewButton({ folder }: Props) {
  const { startNew } = useEntries();
  return (
    <chakra.button
      type="button"
      onClick={() => startNew(folder)}
      aria-label={`New ${listed[folder].singular}`}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="row"
      paddingInline="2"
      textStyle="xs"
      color="bay"
      fontWeight={600}
      cursor="pointer"
      borderRadius="l1"
      _hover={{ background: "canvas" }}
      focusVisibleRing="inside"
    >
      <Plus />
      New
    </chakra.button>
  );
});

type EntryRowProps = { file: string; name: string; isCurrent: boolean; isChanged: boolean };

/** The line of an entry. `memo` keeps React from drawing all lines while somebody types one name. */
const EntryRow = memo(function EntryRow({ file, name, isCurrent, isChanged }: EntryRowProps) {
  return (
    <Row route={{ kind: "entry", file }} isCurrent={isCurrent} isChanged={isChanged} isBelow>
      {name}
    </Row>
  );
});

/** A folder whose entries are pages. The list of pages opens below the folder's name. */
export function FolderOfPages({ folder }: Props) {
  const [route] = useRoute();
  const entries = useDeferredSessionState((state) => entriesOf(state, folder));
  const isInside = route.kind === "entry" && route.file.startsWith(`${folder}/`);
  const [wanted, setOpen] = useState<boolean>();
  const isOpen = wanted ?? isInside;
  const { label } = listed[folder];
  return (
    <li>
      <chakra.div display="flex" alignItems="center">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          display="flex"
          alignItems="center"
          gap="1"
          flex="1"
          minHeight="row"
          paddingInline="2.5"
          textAlign="start"
          borderRadius="l1"
          cursor="pointer"
          _hover={{ background: "canvas" }}
          focusVisibleRing="inside"
        >
          <chakra.span whiteSpace="nowrap">{label}</chakra.span>
          {isOpen ? <ChevronDown /> : <ChevronRight />}
          {!isOpen && entries.some(({ isChanged }) => isChanged) && <UnsavedDot />}
        </chakra.button>
        <NewButton folder={folder} />
      </chakra.div>
      {isOpen && (
        <chakra.ul aria-label={label} listStyleType="none">
          {entries.map(({ file, name, isChanged }) => (
            <li key={file}>
              <EntryRow
                file={file}
                name={name}
                isCurrent={route.kind === "entry" && route.file === file}
                isChanged={isChanged}
              />
            </li>
          ))}
        </chakra.ul>
      )}
    </li>
  );
}

/** A folder whose entries appear on pages. The list of entries opens beside the page. */
export function FolderOfEntries({ folder }: Props) {
  const [route] = useRoute();
  const isChanged = useDeferredSessionState((state) =>
    entriesOf(state, folder).some((entry) => entry.isChanged),
  );
  const isCurrent =
    (route.kind === "list" && route.collection === folder) ||
    (route.kind === "entry" && route.file.startsWith(`${folder}/`));
  return (
    <chakra.li display="flex" alignItems="center">
      <Row route={{ kind: "list", collection: folder }} isCurrent={isCurrent} isChanged={isChanged}>
        {listed[folder].label}
      </Row>
      {/* A new question belongs in an existing list, so there is no button for a new list. */}
      {folder !== "faqs" && <NewButton folder={folder} />}
    </chakra.li>
  );
}
