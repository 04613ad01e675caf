import { Button, IconButton } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect } from "react";
import type { Folder } from "../../../src/content/schema/fields";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { listed } from "../../../src/content/model/listed";
import { nameIn } from "../lists/entriesOf";
import { hasChanges } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useDeferredSessionState } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { hrefOf, useRoute, type Route } from "../routes";
import { Clock, Menu, Redo, Undo } from "../ui/icons";
import { useUi, useUiState } from "../ui/uiState";
import { MoreMenu } from "./MoreMenu";
import { StateOfSite } from "./StateOfSite";
import { useUndo } from "./useUndo";

/**
 * The name of an entry, after the name of its list if it has one: "Testimonials › Karen M.", "Home page".
 */
function listAndName(state: SessionState, file: string): string {
  const folder = contentTypeOf(file)?.folder;
  const name = contentIn(state, file) === undefined ? undefined : nameIn(state, file);
  return [folder && listed[folder].label, name].filter(Boolean).join(" › ");
}

/** The name of the open entry, list or page. */
function useOpenName(route: Route): string {
  const shownPath = useUiState((state) => state.shownPath);
  const pages = useUiState((state) => state.pages);
  return useDeferredSessionState((state) => {
    if (route.kind === "entry") return listAndName(state, route.file);
    if (route.kind === "list") return listed[route.collection as Folder]?.label ?? "";
    if (route.kind === "history") return "History";
    if (route.kind === "launch") return "To do before launch";
    if (route.kind === "pictures") return "Pictures";
    const path = route.kind === "page" ? route.path : shownPath;
    return pages.find((page) => page.path === path)?.label ?? "";
  });
}

/**
 * The name of the open entry, list or page: the heading of the bar, and the title of the window. The heading
 * is a component of its own, so that React draws only this part of the bar while somebody types the name.
 */
function OpenName() {
  const [route] = useRoute();
  const name = useOpenName(route);
  useEffect(() => {
    document.title = [name, "Edit the website"].filter(Boolean).join(" – ");
  }, [name]);
  return (
    <chakra.h1 textStyle="sm" fontFamily="body" fontWeight={650} truncate maxWidth="100%">
      {name}
    </chakra.h1>
  );
}

type Props = { onSave: () => void; onThrowAway: () => void };

/** The bar at the top: the name of what is open, the state of the site, and the actions on all changes. */
export function TopBar({ onSave, onThrowAway }: Props) {
  const ui = useUi();
  const [route] = useRoute();
  const canSave = useDeferredSessionState(hasChanges);
  const canUndo = useDeferredSessionState(({ past }) => past.length > 0);
  const canRedo = useDeferredSessionState(({ future }) => future.length > 0);
  const { undo, redo } = useUndo();
  const file = route.kind === "entry" ? route.file : undefined;
  return (
    <chakra.header
      display="flex"
      alignItems="center"
      gap="2"
      minHeight="bar"
      paddingBlock={{ base: "1", lg: "0" }}
      paddingInline={{ base: "1", lg: "4" }}
      borderBottomWidth="1px"
      borderColor="rule"
      background="paper"
    >
      <IconButton
        variant="ghost"
        hideFrom="xl"
        aria-label="Pages and lists"
        onClick={() => ui.setState({ isRailOpen: true })}
      >
        <Menu />
      </IconButton>
      <chakra.div
        display="flex"
        flexDirection={{ base: "column", lg: "row" }}
        alignItems={{ base: "flex-start", lg: "center" }}
        columnGap="2"
        flex="1"
        minWidth="0"
      >
        <OpenName />
        <StateOfSite />
      </chakra.div>
      <Button
        variant="ghost"
        aria-label="Undo"
        aria-disabled={!canUndo || undefined}
        onClick={undo}
        paddingInline={{ base: "0", lg: "3.5" }}
      >
        <Undo />
        <chakra.span hideBelow="lg">Undo</chakra.span>
      </Button>
      <Button variant="ghost" aria-disabled={!canRedo || undefined} onClick={redo} hideBelow="lg">
        <Redo />
        Redo
      </Button>
      <Button variant="ghost" asChild hideBelow="lg">
        <a href={hrefOf({ kind: "history", file })}>
          <Clock />
          History
        </a>
      </Button>
      <Button
        variant="ghost"
        aria-disabled={!canSave || undefined}
        onClick={() => canSave && onThrowAway()}
        hideBelow="lg"
      >
        Throw away
      </Button>
      <Button
        aria-disabled={!canSave || undefined}
        variant={canSave ? "solid" : "outline"}
        onClick={onSave}
        hideBelow="lg"
        minWidth="5rem"
      >
        Save
      </Button>
      <MoreMenu onThrowAway={onThrowAway} />
    </chakra.header>
  );
}
