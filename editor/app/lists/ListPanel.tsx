import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import type { Folder } from "../../../src/content/schema/fields";
import { withFacts } from "../../../src/content/facts/factNotes";
import { contentTypes } from "../../../src/content/model/contentTypes";
import { listed } from "../../../src/content/model/listed";
import { orderOf } from "../../../src/content/schema/referenceLists";
import { nameOfEntry } from "../../../src/content/schema/titles";
import { SortableItem, SortableList } from "../form/Sortable";
import { hrefOf } from "../routes";
import { useSession, useSessionState } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { FindInput } from "../ui/FindInput";
import { Hidden, Plus } from "../ui/icons";
import { Panel } from "../ui/Panel";
import { UnsavedDot } from "../ui/UnsavedDot";
import { useUi } from "../ui/uiState";
import type { ListedEntry } from "./entriesOf";
import { isFound, listedInOrder } from "./listedInOrder";
import { openFiles } from "./openFiles";
import { Stars } from "./Stars";
import { useEntries } from "./useEntries";
import { useStableSelector } from "../session/useStableSelector";

/** An entry of a list: its name, the details that tell it from others, and its first words. */
function Line({ folder, entry }: { folder: Folder; entry: ListedEntry }) {
  const ui = useUi();
  const { file, name, content, isHidden, isChanged } = entry;
  const { detailsOf, wordsOf, starsOf } = listed[folder];
  const { state } = useSession();
  const words = wordsOf && withFacts(wordsOf(content), openFiles(state.getState()), file);
  const show = () => ui.setState({ focused: { file, path: [] } });
  return (
    <chakra.a
      href={hrefOf({ kind: "entry", file })}
      onMouseEnter={show}
      onFocus={show}
      display="block"
      paddingBlock="2"
      paddingInline="2"
      borderRadius="l2"
      color={isHidden ? "fg.muted" : undefined}
      _hover={{ background: "canvas" }}
      focusVisibleRing="inside"
    >
      <chakra.span display="flex" alignItems="center" gap="2">
        <chakra.span flex="1" minWidth="0" fontWeight={650}>
          {name}
        </chakra.span>
        {isChanged && <UnsavedDot />}
        {starsOf && <Stars count={starsOf(content)} />}
      </chakra.span>
      <chakra.span display="flex" alignItems="center" gap="2">
        <chakra.span flex="1" minWidth="0" textStyle="xs" color="fg.muted">
          {detailsOf(content).join(" · ")}
        </chakra.span>
        {isHidden && (
          <Badge background="bayDeep" color="paper">
            <Hidden />
            Hidden
          </Badge>
        )}
      </chakra.span>
      {words !== undefined && (
        <chakra.span display="block" lineClamp="2">
          {words}
        </chakra.span>
      )}
    </chakra.a>
  );
}

/** The line below the title: "6, in the order of the Testimonials page. 1 is hidden.", "6 in all." */
function countLine(entries: readonly ListedEntry[], page: string | undefined): string {
  const hidden = entries.filter(({ isHidden }) => isHidden).length;
  const count =
    page === undefined
      ? `${entries.length} in all`
      : `${entries.length}, in the order of the ${page}`;
  return hidden === 0 ? `${count}.` : `${count}. ${hidden} ${hidden === 1 ? "is" : "are"} hidden.`;
}

/** Numbers that identify entries while they are sorted. An entry keeps its number when it moves. */
function useNumbers(): (file: string) => number {
  const [numbers] = useState(() => new Map<string, number>());
  return (file) => {
    const number = numbers.get(file) ?? numbers.size + 1;
    numbers.set(file, number);
    return number;
  };
}

function FolderPanel({ folder }: { folder: Folder }) {
  const session = useSession();
  const { startNew } = useEntries();
  const [query, setQuery] = useState("");
  const numberOf = useNumbers();
  const entries = useSessionState(
    useStableSelector((state: SessionState) => listedInOrder(state, folder)),
  );
  const order = orderOf(folder);
  const { label, singular } = listed[folder];
  const found = entries.filter((entry) => isFound(folder, entry, query));
  const page = order && nameOfEntry(order.file, undefined);

  function move(from: number, to: number): void {
    if (!order) return;
    const slugs = entries.map(({ slug }) => slug);
    const [moved = ""] = slugs.splice(from, 1);
    slugs.splice(to, 0, moved);
    session.edit({ kind: "set", ...order, value: slugs });
  }

  const lines = found.map((entry) => ({ entry, line: <Line folder={folder} entry={entry} /> }));
  const canSort = order !== undefined && query.trim() === "";
  return (
    <Panel listName={folder} title={label} note={countLine(entries, page)}>
      <chakra.div display="flex" gap="2" paddingBlock="2">
        <FindInput label={`Find a ${singular}`} value={query} onType={setQuery} flex="1" />
        {folder !== "faqs" && (
          <Button
            variant="outline"
            height="control"
            aria-label={`New ${singular}`}
            onClick={() => startNew(folder)}
          >
            <Plus />
            New
          </Button>
        )}
      </chakra.div>
      {found.length === 0 && (
        <chakra.p color="fg.muted" paddingBlock="2">
          {query.trim() === "" ? "There is none yet." : `No ${singular} says this.`}
        </chakra.p>
      )}
      {canSort ? (
        <SortableList
          ids={found.map(({ file }) => numberOf(file))}
          titles={found.map(({ name }) => name)}
          onMove={move}
        >
          {lines.map(({ entry, line }) => (
            <SortableItem key={entry.file} id={numberOf(entry.file)} title={entry.name}>
              {line}
            </SortableItem>
          ))}
        </SortableList>
      ) : (
        <chakra.ul listStyleType="none">
          {lines.map(({ entry, line }) => (
            <chakra.li key={entry.file} borderTopWidth="1px" borderColor="rule">
              {line}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Panel>
  );
}

/** The entries of a folder, beside the page that shows them. */
export function ListPanel({ collection }: { collection: string }) {
  const folder = contentTypes.find((type) => type.folder === collection)?.folder;
  if (!folder)
    return <Panel title="Not there">There is no such list. Choose one of those on the left.</Panel>;
  return <FolderPanel key={folder} folder={folder} />;
}
