import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState } from "react";
import { useSave } from "./bar/useSave";
import { ThrowAway } from "./bar/ThrowAway";
import { TopBar } from "./bar/TopBar";
import { EntryPanel } from "./form/EntryPanel";
import { PageArea } from "./page/PageArea";
import { Rail } from "./rail/Rail";
import { useRoute, type Route } from "./routes";
import { Announcements } from "./ui/Announcements";
import { Brand } from "./ui/Brand";
import { Toaster } from "./ui/toaster";

/** What is beside the page; nothing while only the page is shown. */
function panelOf(route: Route) {
  switch (route.kind) {
    case "entry":
      return <EntryPanel file={route.file} />;
    default:
      return null;
  }
}

/** The editor: what there is, the page, and one panel. */
export function App({ isLocal }: { isLocal: boolean }) {
  const [route] = useRoute();
  const { save } = useSave();
  const [isAsking, setAsking] = useState(false);
  const panel = panelOf(route);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      save();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [save]);

  return (
    <chakra.div
      display="grid"
      height="100dvh"
      gridTemplateColumns={{
        base: "minmax(0, 1fr)",
        lg: panel ? "minmax(0, 1fr) 26.25rem" : "minmax(0, 1fr)",
        xl: panel ? "14.5rem minmax(0, 1fr) 26.25rem" : "14.5rem minmax(0, 1fr)",
        "2xl": panel ? "15.5rem minmax(0, 1fr) 30rem" : "15.5rem minmax(0, 1fr)",
      }}
      gridTemplateRows="auto minmax(0, 1fr)"
    >
      <chakra.div
        hideBelow="xl"
        borderInlineEndWidth="1px"
        borderBottomWidth="1px"
        borderColor="rule"
        paddingInline="4"
        display="flex"
        alignItems="center"
      >
        <Brand />
      </chakra.div>
      <chakra.div gridColumn={{ base: "1 / -1", xl: "2 / -1" }}>
        <TopBar onSave={save} onThrowAway={() => setAsking(true)} />
      </chakra.div>
      <chakra.div
        hideBelow="xl"
        borderInlineEndWidth="1px"
        borderColor="rule"
        minHeight="0"
        display="flex"
        flexDirection="column"
      >
        <Rail />
      </chakra.div>
      <PageArea isLocal={isLocal} />
      {panel && (
        <chakra.div borderInlineStartWidth="1px" borderColor="rule" minHeight="0" minWidth="0">
          {panel}
        </chakra.div>
      )}
      {isAsking && <ThrowAway onClose={() => setAsking(false)} />}
      <Announcements />
      <Toaster />
    </chakra.div>
  );
}
