import { Combobox } from "@chakra-ui/react/combobox";
import { createListCollection } from "@chakra-ui/react/collection";
import { InputGroup } from "@chakra-ui/react/input-group";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { asTyped, pluralize } from "../../../src/content/words/wording";
import { useRoute } from "../routes";
import { fileInSession, outcomeOf } from "../session/changes";
import { useSession } from "../session/SessionContext";
import { Search } from "../ui/icons";
import { announce, useUi, useUiState } from "../ui/uiState";
import { useGoTo } from "../ui/useGoTo";
import { mostFound, type Found } from "./search";
import { siteSearchOf } from "./siteSearchOf";

/** The id of the search's input. */
export const siteSearchId = "site-search";

/** The shortest query. A shorter query would match almost every text. */
const shortestQuery = 2;

type Item = Found & { value: string };

/** How many results there are, or that there are more than people see. */
const countOf = ({ length }: readonly Found[]): string =>
  length > mostFound ? `The first ${mostFound} results` : pluralize(length, "result");

/** A text in which the searched words stand out. */
function Marked({ text, query }: { text: string; query: string }) {
  const at = asTyped(text).indexOf(asTyped(query));
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <chakra.mark background="none" color="inherit" fontWeight={700}>
        {text.slice(at, at + query.length)}
      </chakra.mark>
      {text.slice(at + query.length)}
    </>
  );
}

/** Finds words on all pages, entries by their names, fields by their labels, and lists of the editor. */
export function SiteSearch() {
  const session = useSession();
  const ui = useUi();
  const goTo = useGoTo();
  const [, navigate] = useRoute();
  const search = useMemo(() => siteSearchOf(session), [session]);
  const typed = useUiState(({ searched }) => searched);
  const query = typed.trim();
  const [found, setFound] = useState<readonly Item[]>([]);
  const [isOpen, setOpen] = useState(false);
  const collection = useMemo(
    () =>
      createListCollection({
        items: found.slice(0, mostFound),
        itemToString: ({ words }) => words,
      }),
    [found],
  );

  function look(words: string): void {
    ui.setState({ searched: words });
    const next = words.trim();
    const results = next.length < shortestQuery ? [] : search(next);
    setFound(results.map((each, at) => ({ ...each, value: String(at) })));
    if (next.length >= shortestQuery) announce(ui, countOf(results));
  }

  function choose([item]: readonly Item[]): void {
    if (!item) return;
    ui.setState({ page: undefined });
    if ("kind" in item.to) {
      ui.setState({ isRailOpen: false, tab: "form" });
      navigate(item.to);
    } else
      goTo({
        ...item.to,
        file: fileInSession(outcomeOf(session.state.getState()).names, item.to.file),
      });
  }

  function openOrClose(open: boolean): void {
    // The content may have changed since the list was closed.
    if (open) look(ui.getState().searched);
    setOpen(open);
  }

  return (
    <Combobox.Root
      ids={{ input: siteSearchId }}
      collection={collection}
      inputValue={typed}
      value={[]}
      selectionBehavior="preserve"
      inputBehavior="autohighlight"
      openOnClick={query.length >= shortestQuery}
      positioning={{ placement: "bottom-start", sameWidth: false }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === "input-change") look(inputValue);
      }}
      onValueChange={({ items }) => choose(items)}
      open={isOpen && query.length >= shortestQuery}
      onOpenChange={({ open }) => openOrClose(open)}
    >
      <Combobox.Label srOnly>Search the site</Combobox.Label>
      <Combobox.Control>
        <InputGroup startElement={<Search />}>
          <Combobox.Input type="search" placeholder="Search the site" autoComplete="off" />
        </InputGroup>
      </Combobox.Control>
      <Portal>
        <Combobox.Positioner>
          <Combobox.Content width="min(27rem, 92vw)" maxHeight="min(27rem, 70dvh)">
            <Combobox.Empty>No page, field or list says this.</Combobox.Empty>
            {found.length > 0 && (
              // Screen readers hear the count as an announcement.
              <Text aria-hidden textStyle="xs" color="fg.muted" paddingInline="2" paddingBlock="1">
                {countOf(found)}
              </Text>
            )}
            {collection.items.map((item) => (
              <Combobox.Item key={item.value} item={item} alignItems="flex-start">
                <chakra.span flex="1" minWidth="0">
                  <Marked text={item.words} query={query} />
                  <chakra.span display="block" textStyle="xs" color="fg.muted">
                    {item.name.replaceAll(" › ", ", ")}
                  </chakra.span>
                </chakra.span>
              </Combobox.Item>
            ))}
          </Combobox.Content>
        </Combobox.Positioner>
      </Portal>
    </Combobox.Root>
  );
}
