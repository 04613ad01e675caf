import { chakra } from "@chakra-ui/react/styled-system";
import { useCallback, useEffect, useState } from "react";
import { BottomBar } from "./bar/BottomBar";
import { ThrowAway } from "./bar/ThrowAway";
import { TopBar } from "./bar/TopBar";
import { SaveMessage } from "./bar/SaveMessage";
import { useNews } from "./bar/useNews";
import { useUnsavedMessage } from "./bar/useUnsavedMessage";
import { useUndo } from "./bar/useUndo";
import { ConflictDialog } from "./conflict/ConflictDialog";
import { EntryPanel } from "./form/EntryPanel";
import { HistoryPanel } from "./history/HistoryPanel";
import { LaunchPanel } from "./launch/LaunchPanel";
import { ListPanel } from "./lists/ListPanel";
import { PageArea } from "./page/PageArea";
import { PicturesPanel } from "./pictures/PicturesPanel";
import { Rail } from "./rail/Rail";
import { RailDrawer } from "./rail/RailDrawer";
import { addressOfRoute, useRoute, type Route } from "./routes";
import { useSession } from "./session/SessionContext";
import { Announcements } from "./ui/Announcements";
import { Brand } from "./ui/Brand";
import { regionIds } from "./ui/regions";
import { Toaster } from "./ui/toaster";
import { useUi, useUiState } from "./ui/uiState";
import { smallWindow, useMatches, wideWindow } from "./ui/useMatches";
import { useFocusInPanel } from "./ui/useFocusInPanel";
import { useShortcuts } from "./ui/useShortcuts";

/** The panel of a route, beside the page; null for the route of a page, which has no panel. */
function panelOf(route: Route) {
  switch (route.kind) {
    case "entry":
      return <EntryPanel file={route.file} />;
    case "list":
      return <ListPanel collection={route.collection} />;
    case "history":
      return <HistoryPanel key={route.file ?? ""} file={route.file} />;
    case "launch":
      return <LaunchPanel />;
    case "pictures":
      return <PicturesPanel />;
    default:
      return null;
  }
}

/**
 * Matches a window as small as a desktop window at 400 % zoom. There, the whole app scrolls, because fixed
 * bars would leave no room for the rest.
 */
const tiny = "@media (max-width: 48em) and (max-height: 20em)";

/** The editor: the rail, the page and one panel. A small window shows the page or the panel. */
export function App({ isLocal }: { isLocal: boolean }) {
  const ui = useUi();
  const [route] = useRoute();
  const session = useSession();
  const save = useCallback(() => void session.save(), [session]);
  useNews();
  useUnsavedMessage();
  const [isAsking, setAsking] = useState(false);
  const isWide = useMatches(wideWindow);
  const isSmall = useMatches(smallWindow);
  const tab = useUiState((state) => state.tab);
  const panel = panelOf(route);
  const address = addressOfRoute(route);
  const isPageShown = !isSmall || panel === null || tab === "page";
  const isPanelShown = !isSmall || tab === "form";
  const { undo, redo } = useUndo();
  useShortcuts({ save, undo, redo });

  // A small window shows one part at a time: the page for the route of a page, the panel for any other
  // route.
  useEffect(() => {
    const { openedFrom } = ui.getState();
    const isOpenedThere =
      openedFrom && address === addressOfRoute({ kind: "entry", file: openedFrom.file });
    ui.setState({
      tab: address === "/" || address.startsWith("/page/") ? "page" : "form",
      openedFrom: isOpenedThere ? openedFrom : undefined,
    });
  }, [ui, address]);

  const noteClick = useFocusInPanel(address);

  return (
    <chakra.div
      onClick={noteClick}
      display="grid"
      height="100dvh"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        lg: panel ? "minmax(0, 1fr) 26.25rem" : "minmax(0, 1fr)",
        xl: panel ? "14.5rem minmax(0, 1fr) 26.25rem" : "14.5rem minmax(0, 1fr)",
        "2xl": panel ? "15.5rem minmax(0, 1fr) 30rem" : "15.5rem minmax(0, 1fr)",
      }}
      gridTemplateRows="auto minmax(0, 1fr) auto"
      css={{ [tiny]: { height: "auto" } }}
    >
      <chakra.div
        hideBelow="xl"
        borderInlineEndWidth="1px"
        borderBottomWidth="1px"
        borderColor="rule"
        paddingInline="5"
        display="flex"
        alignItems="center"
      >
        <Brand />
      </chakra.div>
      <chakra.div
        id={regionIds.bar}
        tabIndex={-1}
        outline="none"
        gridColumn={{ base: "1 / -1", xl: "2 / -1" }}
      >
        <TopBar onSave={save} onThrowAway={() => setAsking(true)} />
        {route.kind !== "entry" && <SaveMessage />}
      </chakra.div>
      {isWide && (
        <chakra.div
          id={regionIds.rail}
          tabIndex={-1}
          outline="none"
          borderInlineEndWidth="1px"
          borderColor="rule"
          minHeight="0"
          display="flex"
          flexDirection="column"
        >
          <Rail />
        </chakra.div>
      )}
      {/* Hidden, not removed, while a small window shows the panel, so that the frame keeps its page. */}
      <chakra.div
        id={regionIds.page}
        tabIndex={-1}
        outline="none"
        minHeight="0"
        minWidth="0"
        gridRow="2"
        gridColumn={{ base: "1", xl: "2" }}
        visibility={isPageShown ? undefined : "hidden"}
        css={{
          [tiny]: isPageShown ? { height: "28rem" } : { height: "0", overflow: "hidden" },
        }}
      >
        <PageArea isLocal={isLocal} />
      </chakra.div>
      {panel && (
        <chakra.div
          id={regionIds.panel}
          tabIndex={-1}
          outline="none"
          borderInlineStartWidth={{ lg: "1px" }}
          borderColor="rule"
          minHeight="0"
          minWidth="0"
          gridRow="2"
          gridColumn={{ base: "1", lg: "2", xl: "3" }}
          visibility={isPanelShown ? undefined : "hidden"}
          css={isPanelShown ? undefined : { [tiny]: { display: "none" } }}
        >
          {panel}
        </chakra.div>
      )}
      {isSmall && <BottomBar onSave={save} />}
      {!isWide && <RailDrawer />}
      {isAsking && <ThrowAway onClose={() => setAsking(false)} />}
      <ConflictDialog />
      <Announcements />
      <Toaster />
    </chakra.div>
  );
}
