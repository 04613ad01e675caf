import { Button } from "@chakra-ui/react/button";
import { NativeSelect } from "@chakra-ui/react/native-select";
import { SegmentGroup } from "@chakra-ui/react/segment-group";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useSession, useSessionState } from "../session/SessionContext";
import { pagesOf } from "../lists/pagesOf";
import { hrefOf, useRoute } from "../routes";
import { Desktop, External, Form, Phone } from "../ui/icons";
import { chooseDevice, useUi, useUiState, type Device } from "../ui/uiState";
import { PageFrame } from "./PageFrame";

/** The page with the unsaved changes, and the tools above it. */
export function PageArea({ isLocal }: { isLocal: boolean }) {
  const ui = useUi();
  const { store } = useSession();
  const [route] = useRoute();
  const device = useUiState((state) => state.device);
  const pages = useUiState((state) => state.pages);
  const shownPath = useUiState((state) => state.shownPath);
  const isUpToDate = useUiState((state) => state.isUpToDate);
  const file = useSessionState(
    (state) => pagesOf(state).find(({ path }) => path === shownPath)?.file,
  );
  return (
    <chakra.main
      aria-label="Page"
      display="flex"
      flexDirection="column"
      height="100%"
      minHeight="0"
      padding={{ base: "2", lg: "3" }}
      gap="2"
      background="canvas"
    >
      <chakra.div display="flex" alignItems="center" gap="3" hideBelow="lg">
        <SegmentGroup.Root
          size="sm"
          value={device}
          onValueChange={({ value }) => chooseDevice(ui, value as Device)}
          aria-label="Width of the page"
        >
          <SegmentGroup.Indicator />
          <SegmentGroup.Item value="phone">
            <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="1.5">
              <Phone /> Phone
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
          <SegmentGroup.Item value="desktop">
            <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="1.5">
              <Desktop /> Desktop
            </SegmentGroup.ItemText>
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        </SegmentGroup.Root>
        {route.kind === "entry" && pages.length > 1 ? (
          <NativeSelect.Root width="auto" size="sm">
            <NativeSelect.Field
              aria-label="Page"
              background="paper"
              value={shownPath}
              onChange={({ target }) => ui.setState({ page: { path: target.value } })}
            >
              {pages.map(({ path, label }) => (
                <option key={path} value={path}>
                  {label}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        ) : (
          <Text textStyle="xs" color="fg.muted">
            Click a text or a picture to change it.
          </Text>
        )}
        <chakra.div flex="1" />
        {route.kind === "page" && file !== undefined && (
          <Button asChild size="sm" variant="ghost">
            <a href={hrefOf({ kind: "entry", file })}>
              <Form />
              Open the form
            </a>
          </Button>
        )}
        <Button asChild size="sm" variant="ghost">
          <a href={store.siteOrigin + (shownPath ?? "/")} target="_blank" rel="noreferrer">
            <External />
            See the live page
          </a>
        </Button>
      </chakra.div>
      {!isUpToDate && (
        <Text role="status" textStyle="xs" background="problemPale" color="problem" padding="2">
          This does not show your latest changes yet. Fix what is marked in the form first.
        </Text>
      )}
      <PageFrame isLocal={isLocal} />
    </chakra.main>
  );
}
