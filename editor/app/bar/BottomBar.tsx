import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Tabs } from "@chakra-ui/react/tabs";
import { pagesOf } from "../lists/pagesOf";
import { useRoute, type Route } from "../routes";
import { hasChanges } from "../session/changes";
import { useDeferredSessionState } from "../session/SessionContext";
import { regionIds } from "../ui/regions";
import { useUi, useUiState, type UiState } from "../ui/uiState";

const panelNames: Readonly<Record<Route["kind"], string>> = {
  page: "Form",
  entry: "Form",
  list: "List",
  pictures: "Pictures",
  history: "History",
  launch: "List",
};

const trigger = {
  minHeight: "control",
  color: "fg",
  _selected: { _highContrast: { border: "2px solid Highlight" } },
} as const;

/** On a small window, the choice between the page and the panel, and Save. */
export function BottomBar({ onSave }: { onSave: () => void }) {
  const ui = useUi();
  const [route, navigate] = useRoute();
  const tab = useUiState((state) => state.tab);
  const shownPath = useUiState((state) => state.shownPath);
  const canSave = useDeferredSessionState(hasChanges);
  const file = useDeferredSessionState(
    (state) => pagesOf(state).find(({ path }) => path === shownPath)?.file,
  );

  function choose(next: UiState["tab"]): void {
    ui.setState({ tab: next });
    // The route of a page has no panel, so the tab “Form” opens the form of the shown page.
    if (next === "form" && route.kind === "page" && file !== undefined)
      navigate({ kind: "entry", file });
  }

  return (
    <chakra.footer
      id={regionIds.foot}
      tabIndex={-1}
      aria-label="Page or form"
      role="region"
      outline="none"
      display="flex"
      gap="2"
      padding="2"
      paddingBottom="max(0.5rem, env(safe-area-inset-bottom))"
      borderTopWidth="1px"
      borderColor="rule"
      background="paper"
    >
      <Tabs.Root
        flex="1"
        fitted
        variant="enclosed"
        value={tab}
        onValueChange={({ value }) => choose(value as UiState["tab"])}
      >
        <Tabs.List aria-label="What is shown" width="100%" background="glass">
          <Tabs.Trigger {...trigger} value="page" aria-controls={regionIds.page}>
            Page
          </Tabs.Trigger>
          <Tabs.Trigger {...trigger} value="form" aria-controls={regionIds.panel}>
            {panelNames[route.kind]}
          </Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>
      <Button
        alignSelf="center"
        minWidth="5.5rem"
        aria-disabled={!canSave || undefined}
        variant={canSave ? "solid" : "outline"}
        onClick={onSave}
      >
        Save
      </Button>
    </chakra.footer>
  );
}
