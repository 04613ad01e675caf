import { Button } from "@chakra-ui/react/button";
import { Menu } from "@chakra-ui/react/menu";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react/styled-system";
import { memo, useId } from "react";
import type { Folder } from "../../../src/content/schema/fields";
import { itemFor, type ReferenceList } from "../../../src/content/schema/referenceLists";
import { valueAt } from "../../../src/content/schema/schemaParts";
import { isHidden } from "../../../src/content/pages/hidden";
import { slugOf } from "../../../src/content/words/slug";
import type { SessionState } from "../session/state";
import { contentIn } from "../session/openEntry";
import { useDeferredSessionState, useSession, useSessionState } from "../session/SessionContext";
import { hrefOf } from "../routes";
import { DotsMenu } from "../ui/DotsMenu";
import { ChevronRight, Plus } from "../ui/icons";
import { announce, useUi } from "../ui/uiState";
import { useGoTo } from "../ui/useGoTo";
import { nameIn } from "./entriesOf";
import { openFiles } from "./openFiles";
import { useStableSelector } from "../session/useStableSelector";
import { lastPlace, listsWithout, whereShown, whereShownId, type Showing } from "./whereShown";

type Props = { folder: Folder; file: string };

/**
 * Functions that add an entry to the list of a page, move it in that list, or remove it. Each call is one
 * step of undo.
 */
function usePlacing({ folder, file }: Props) {
  const session = useSession();
  const ui = useUi();
  const goTo = useGoTo();
  const slug = slugOf(file);
  return {
    show(list: ReferenceList, label: string, isFirst: boolean) {
      const files = openFiles(session.state.getState());
      const at = isFirst ? 0 : lastPlace(list);
      const value = itemFor(folder, list, slug, files);
      session.edit({ kind: "insert", file: list.file, path: list.path, at, value });
      announce(ui, `${label} shows it now.`);
      const isWhole = typeof value === "string" || Object.keys(value as object).length > 1;
      if (!isWhole) goTo({ file: list.file, path: [...list.path, at] });
    },
    move({ list, at, label }: Showing, isFirst: boolean) {
      if (!list) return;
      const { file: page, path } = list;
      const to = isFirst ? 0 : list.slugs.length - 1;
      if (at < 0) session.edit({ kind: "insert", file: page, path, at: 0, value: slug });
      else session.edit({ kind: "move", file: page, path, from: at, to });
      announce(ui, `It is ${isFirst ? "first" : "last"} on ${label} now.`);
    },
    remove({ list, at, label }: Showing) {
      if (!list) return;
      session.edit({ kind: "remove", file: list.file, path: list.path, at });
      announce(ui, `Removed from ${label}. Undo brings it back.`);
    },
  };
}

type Placing = ReturnType<typeof usePlacing>;

function ShowingMenu({ showing, placing }: { showing: Showing; placing: Placing }) {
  const { list, at, label, isOfAll } = showing;
  if (!list) return null;
  const isLast = at === list.slugs.length - 1;
  const isNeeded = list.slugs.length <= list.min;
  return (
    <DotsMenu label={`Change its place: ${label}`}>
      <Menu.Item value="first" disabled={at === 0} onClick={() => placing.move(showing, true)}>
        Show it first
      </Menu.Item>
      {!isOfAll && (
        <>
          <Menu.Item value="last" disabled={isLast} onClick={() => placing.move(showing, false)}>
            Show it last
          </Menu.Item>
          <Menu.Item
            value="remove"
            color="problem"
            disabled={isNeeded}
            onClick={() => placing.remove(showing)}
          >
            {isNeeded ? "The page needs one: add another first" : "Remove from this page"}
          </Menu.Item>
        </>
      )}
    </DotsMenu>
  );
}

/** A menu of the lists that do not show the entry yet, with the first and the last place in each list. */
function ShowElsewhere({ folder, file, placing }: Props & { placing: Placing }) {
  const lists = useDeferredSessionState(
    useStableSelector((state: SessionState) => listsWithout(folder, file, openFiles(state))),
  );
  if (lists.length === 0) return null;
  return (
    <Menu.Root positioning={{ sameWidth: true }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" width="100%" height="control">
          <Plus />
          Show it on another page
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content maxHeight="20rem" overflowY="auto">
            {lists.map(({ list, label }) => {
              const id = `${list.file} ${list.path.join(".")}`;
              return (
                <Menu.ItemGroup key={id}>
                  <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>
                  {list.isFull ? (
                    <Menu.Item value={`${id} full`} disabled>
                      Full: remove one there first
                    </Menu.Item>
                  ) : (
                    (["first", "last"] as const).map((place) => {
                      const words = `As the ${place} of ${list.slugs.length + 1}`;
                      return (
                        <Menu.Item
                          key={place}
                          value={`${id} ${place}`}
                          aria-label={`${words}: ${label}`}
                          onClick={() => placing.show(list, label, place === "first")}
                        >
                          {words}
                        </Menu.Item>
                      );
                    })
                  )}
                </Menu.ItemGroup>
              );
            })}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

/** The pages that show an entry, each with a link, and a menu of more pages. */
export const WhereVisitorsSeeIt = memo(function WhereVisitorsSeeIt({ folder, file }: Props) {
  const headingId = useId();
  const session = useSession();
  const isHiddenNow = useSessionState((state) => isHidden(contentIn(state, file)));
  const isInMenu = useSessionState(
    (state) => folder === "services" && valueAt(contentIn(state, file), ["menu"]) !== undefined,
  );
  const placing = usePlacing({ folder, file });
  const ui = useUi();
  const goTo = useGoTo();
  function goToMenu(): void {
    if (!isInMenu) session.edit({ kind: "set", file, path: ["menu"], value: {} });
    goTo({ file, path: ["menu", "label"] });
  }

  const showings = useDeferredSessionState(
    useStableSelector((state: SessionState) => whereShown(folder, file, openFiles(state))),
  );
  return (
    <chakra.section
      id={whereShownId}
      aria-labelledby={headingId}
      tabIndex={-1}
      marginTop="5"
      paddingTop="5"
      borderTopWidth="1px"
      borderColor="rule"
    >
      <chakra.h3 id={headingId} textStyle="sm" fontFamily="body" fontWeight={600} color="fg">
        Where visitors see it
      </chakra.h3>
      {isHiddenNow && (
        <chakra.p textStyle="xs" color="fg.muted">
          Nowhere for now, since it is hidden. Later, it is here again:
        </chakra.p>
      )}
      <chakra.div marginTop="2" borderWidth="1px" borderColor="rule" borderRadius="l2">
        <chakra.ul listStyleType="none">
          {showings.map((showing) => (
            <chakra.li
              key={JSON.stringify(showing.place)}
              display="flex"
              alignItems="center"
              borderBottomWidth="1px"
              borderColor="rule"
              paddingInlineEnd="1"
            >
              <chakra.a
                href={hrefOf({ kind: "entry", file: showing.place.file })}
                onClick={(event) => {
                  event.preventDefault();
                  const href = hrefOf({ kind: "entry", file });
                  const label = nameIn(session.state.getState(), file);
                  ui.setState({ openedFrom: { file: showing.place.file, href, label } });
                  goTo(showing.place);
                }}
                display="flex"
                alignItems="center"
                gap="2"
                flex="1"
                minWidth="0"
                paddingBlock="2"
                paddingInline="4"
                borderRadius="l2"
                _hover={{ background: "canvas" }}
                focusVisibleRing="inside"
              >
                <chakra.span flex="1" minWidth="0">
                  <chakra.span display="block" fontWeight={600}>
                    {showing.label}
                  </chakra.span>
                  <chakra.span display="block" textStyle="xs" color="fg.muted">
                    {showing.note}
                  </chakra.span>
                </chakra.span>
                <ChevronRight />
              </chakra.a>
              <ShowingMenu showing={showing} placing={placing} />
            </chakra.li>
          ))}
        </chakra.ul>
        {showings.length === 0 && (
          <chakra.p padding="4" color="fg.muted">
            {isInMenu ? "Only the Services menu leads to it." : "No page shows it yet."}
          </chakra.p>
        )}
        {folder === "services" && (
          <Button variant="ghost" width="100%" height="control" onClick={goToMenu}>
            {isInMenu ? "Change its link in the Services menu" : "Show it in the Services menu"}
          </Button>
        )}
        <ShowElsewhere folder={folder} file={file} placing={placing} />
      </chakra.div>
    </chakra.section>
  );
});
