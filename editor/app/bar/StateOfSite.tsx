import { Button } from "@chakra-ui/react/button";
import { Popover } from "@chakra-ui/react/popover";
import { Portal } from "@chakra-ui/react/portal";
import { Spinner } from "@chakra-ui/react/spinner";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { pluralize } from "../../../src/content/words/wording";
import { Check, Problem } from "../ui/icons";
import { titleIn } from "../lists/entriesOf";
import { hrefOf } from "../routes";
import { countIn } from "../session/changes";
import { useDeferredSessionState, useSessionState } from "../session/SessionContext";
import { stateInWords, type StateInWords } from "./stateInWords";

const looks: Readonly<Record<StateInWords["tone"], { color: string; background?: string }>> = {
  calm: { color: "fg" },
  unsaved: { color: "fg", background: "accentPale" },
  busy: { color: "fg", background: "glass" },
  problem: { color: "problem", background: "problemPale" },
};

const dot = (
  <chakra.span width="0.5rem" height="0.5rem" borderRadius="full" background="stars" aria-hidden />
);

const marks: Readonly<Record<StateInWords["tone"], React.ReactNode>> = {
  calm: <Check />,
  unsaved: dot,
  busy: <Spinner size="xs" />,
  problem: <Problem />,
};

/** The status lines of the store, and the entries with changes. */
function Details() {
  const edited = useSessionState((state) => state.edited);
  const saved = useSessionState((state) => state.saved);
  const lines = useSessionState(({ status, saving }) =>
    (saving.kind === "unreachable" ? [saving.sentence] : (status?.lines ?? [])).join("\n"),
  );
  const changed = [...edited].flatMap(([file, each]) => {
    const count = countIn(file, each);
    return count > 0 ? [{ file, count, content: each.document.content ?? each.base }] : [];
  });
  return (
    <>
      {lines.split("\n").map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {changed.length > 0 && (
        <chakra.h2 textStyle="sm" fontFamily="body" fontWeight={600} marginTop="2">
          Not saved yet
        </chakra.h2>
      )}
      {changed.length > 0 && (
        <chakra.ul listStyleType="none" aria-label="Not saved yet">
          {changed.map(({ file, count, content }) => (
            <li key={file}>
              <chakra.a
                href={hrefOf({ kind: "entry", file })}
                display="flex"
                justifyContent="space-between"
                gap="3"
                paddingBlock="1.5"
              >
                <span>{titleIn({ saved, edited }, file, content)}</span>
                <chakra.span color="fg.muted">{pluralize(count, "change")}</chakra.span>
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

/**
 * The most important state of the site and of the changes. A press shows the details and lists the changed
 * entries.
 */
export function StateOfSite() {
  const words = useDeferredSessionState((state) => stateInWords(state).words);
  const tone = useDeferredSessionState((state) => stateInWords(state).tone);
  return (
    <Popover.Root positioning={{ placement: "bottom-start" }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <Button
          size="xs"
          variant="ghost"
          borderRadius="full"
          height="7"
          // On small windows, the mark lines up with the first letter of the name above it.
          marginInlineStart={{ base: tone === "calm" ? "-2.5" : "0", lg: "0" }}
          {...looks[tone]}
        >
          {marks[tone]}
          <span role="status">{words}</span>
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content>
            <Popover.Body>
              <Details />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
