import { Button } from "@chakra-ui/react/button";
import { NativeSelect } from "@chakra-ui/react/native-select";
import { SegmentGroup } from "@chakra-ui/react/segment-group";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { memo, type ComponentType } from "react";
import { fileOfIssue } from "../../../src/content/check/issue";
import { pagesShowing } from "../../../src/content/pages/sitePages";
import { titleIn } from "../lists/entriesOf";
import { outcomeOf } from "../session/changes";
import { useDeferredSessionState, useSession } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { asSentence } from "../form/sentenceInForm";
import { pagesOf } from "../lists/pagesOf";
import { hrefOf, useRoute } from "../routes";
import { Desktop, External, Form, Phone } from "../ui/icons";
import { chooseDevice, useUi, useUiState, type Device } from "../ui/uiState";
import { PageFrame } from "./PageFrame";

/** Says why there is no page, or why the page shows an earlier state of the open form. */
function whyNotUpToDate({ errors, unreadable }: SessionState, isOnNoPage: boolean): string {
  const files = new Set(unreadable.map(fileOfIssue));
  const [problem] = errors.every((error) => files.has(fileOfIssue(error))) ? unreadable : [];
  if (problem) return `The page cannot show your changes. ${asSentence(problem.message)}`;
  return isOnNoPage
    ? "No page shows this yet."
    : "The page shows your latest changes once what is new or marked in the form is filled in.";
}

/**
 * The sentence about another entry of the page whose unsaved changes have an error, so that the page shows
 * its saved version; undefined if there is no such entry.
 * @param open the file of the open form, or of the page's own form
 */
function whoseWordsAreOld(state: SessionState, open: string, path: string | undefined) {
  const { files } = outcomeOf(state);
  const isOld = (file: string) =>
    file !== open &&
    state.edited.has(file) &&
    state.saved.has(file) &&
    pagesShowing(file, files).some((page) => page.path === path);
  const file = state.errors.map(fileOfIssue).find(isOld);
  return file === undefined
    ? undefined
    : `The page shows your changes to ${titleIn(state, file)} once what is marked there is corrected.`;
}

/** Says what the page does not show. The words lie over the page, so that the page does not move. */
function NotShown({ file }: { file: string }) {
  const isUpToDate = useUiState((state) => state.isUpToDate);
  const isOnNoPage = useUiState(({ pages }) => pages.length === 0);
  const shownPath = useUiState((state) => state.shownPath);
  const sentence = useDeferredSessionState((state) =>
    isUpToDate ? whoseWordsAreOld(state, file, shownPath) : whyNotUpToDate(state, isOnNoPage),
  );
  if (sentence === undefined) return null;
  return (
    <Text
      role="status"
      textStyle="xs"
      position="absolute"
      bottom="4"
      left="50%"
      transform="translateX(-50%)"
      width="max-content"
      maxWidth="calc(100% - 2rem)"
      background="bayDeep"
      color="paper"
      borderRadius="l2"
      boxShadow="float"
      paddingInline="4"
      paddingBlock="2"
    >
      {sentence}
    </Text>
  );
}

const devices = [
  { value: "phone", label: "Phone", Icon: Phone },
  { value: "desktop", label: "Desktop", Icon: Desktop },
] as const satisfies readonly { value: Device; label: string; Icon: ComponentType }[];

/** The choice between the page on a phone and the page on a desktop. */
const DeviceChoice = memo(function DeviceChoice() {
  const ui = useUi();
  const device = useUiState((state) => state.device);
  return (
    <SegmentGroup.Root
      size="sm"
      value={device}
      onValueChange={({ value }) => chooseDevice(ui, value as Device)}
      aria-label="Width of the page"
    >
      <SegmentGroup.Indicator />
      {devices.map(({ value, label, Icon }) => (
        <SegmentGroup.Item key={value} value={value}>
          <SegmentGroup.ItemText display="inline-flex" alignItems="center" gap="1.5">
            <Icon /> {label}
          </SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
});

/** The page with the unsaved changes, and the tools above it. */
export function PageArea({ isLocal }: { isLocal: boolean }) {
  const ui = useUi();
  const { store } = useSession();
  const [route] = useRoute();
  const pages = useUiState((state) => state.pages);
  const shownPath = useUiState((state) => state.shownPath);
  const file = useDeferredSessionState(
    (state) => pagesOf(state).find(({ path }) => path === shownPath)?.file,
  );
  // Visitors have no page of an entry that was never saved.
  const isForVisitors = useDeferredSessionState(
    ({ saved }) => file === undefined || saved.has(file),
  );
  return (
    <chakra.main
      aria-label="Page"
      display="flex"
      position="relative"
      flexDirection="column"
      height="100%"
      minHeight="0"
      padding={{ base: "2", lg: "3" }}
      gap="2"
      background="canvas"
    >
      <chakra.div display="flex" alignItems="center" gap="3" hideBelow="lg">
        <DeviceChoice />
        {route.kind === "entry" && pages.length > 1 ? (
          <NativeSelect.Root width="auto" size="sm">
            <NativeSelect.Field
              aria-label="Page"
              background="paper"
              value={shownPath}
              onChange={({ target }) =>
                ui.setState({ page: { file: route.file, path: target.value } })
              }
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
        {isForVisitors && (
          <Button asChild size="sm" variant="ghost">
            <a href={store.siteOrigin + (shownPath ?? "/")} target="_blank" rel="noreferrer">
              <External />
              See the live page
            </a>
          </Button>
        )}
      </chakra.div>
      <PageFrame isLocal={isLocal} />
      <NotShown file={route.kind === "entry" ? route.file : (file ?? "")} />
    </chakra.main>
  );
}
