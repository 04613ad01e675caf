import { Alert } from "@chakra-ui/react/alert";
import { CloseButton } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState, type ReactNode } from "react";
import { fileOfIssue, type Issue } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/words/wording";
import { sentenceInForm } from "../form/sentenceInForm";
import { titleIn } from "../lists/entriesOf";
import { fileInSession, outcomeOf } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import { Problem } from "../ui/icons";
import { TextButton } from "../ui/TextButton";
import { useGoTo } from "../ui/useGoTo";

/** The most errors in the list at first, so that the form stays in view. A button shows the rest. */
const mostListed = 5;

type MessageProps = {
  title: string;
  tone: "problem" | "waiting";
  /** Controls beside the words. */
  action?: ReactNode;
  children?: ReactNode;
};

function Message({ title, tone, action, children }: MessageProps) {
  const colors =
    tone === "problem"
      ? { background: "problemPale", color: "problem" }
      : { background: "accentPale", color: "fg" };
  return (
    <Alert.Root role="alert" {...colors} borderRadius="0" paddingInline="4" alignItems="flex-start">
      <Problem marginTop="0.15em" />
      <Alert.Content flexDirection="column" gap="0.5">
        <Alert.Title fontWeight={650} textStyle="sm">
          {title}
        </Alert.Title>
        <Alert.Description color="fg" width="100%">
          {children}
        </Alert.Description>
      </Alert.Content>
      {action}
    </Alert.Root>
  );
}

/**
 * An error, and the file by which the session knows the entry (`own`). For a new entry, it is the provisional
 * file: the name of the final file follows the words of the entry, so it changes while somebody types.
 */
type ListedError = { readonly issue: Issue; readonly own: string };

const keyOf = ({ issue, own }: ListedError) => `${own} ${issue.path.join(".")}`;

/**
 * The errors that hold a save back, each with a link to its field. The errors of the open form come first. A
 * corrected error keeps its line until the next save, so that no line moves under the pointer.
 */
function Errors({ errors, file }: { errors: readonly Issue[]; file?: string }) {
  const session = useSession();
  const goTo = useGoTo();
  const state = session.state.getState();
  const listed: readonly ListedError[] = errors.map((issue) => ({
    issue,
    own: fileInSession(state.errorNames, fileOfIssue(issue)),
  }));
  const [atFirst] = useState(() => {
    const isOpen = ({ own }: ListedError) => own === file;
    return [...listed.filter(isOpen), ...listed.filter((each) => !isOpen(each))];
  });
  const [showsAll, setShowsAll] = useState(false);
  const open = new Set(listed.map(keyOf));
  const known = new Set(atFirst.map(keyOf));
  const lines = [...atFirst, ...listed.filter((each) => !known.has(keyOf(each)))];

  /** The sentence of an error. It leaves out the entry's name if the open form already shows it. */
  function sentenceOf({ issue, own }: ListedError): string {
    const sentence = sentenceInForm(issue);
    if (own === file) return sentence;
    const content = outcomeOf(state).files.get(fileOfIssue(issue));
    return `${titleIn(state, own, content)}: ${sentence}`;
  }

  const way = ({ issue, own }: ListedError, label: ReactNode, name?: string) => (
    <TextButton
      color="bayDeep"
      // Large enough for a finger on small windows.
      minHeight={{ base: "9", lg: "6" }}
      aria-label={name}
      onClick={() => goTo({ file: own, path: issue.path })}
    >
      {label}
    </TextButton>
  );

  const [only, ...others] = lines;
  const title = `Not saved yet: ${pluralize(errors.length, "thing")} to fix.`;
  if (only && others.length === 0) {
    const sentence = sentenceOf(only);
    return (
      <Message tone="problem" title={title} action={way(only, "Show me", `Show me: ${sentence}`)}>
        {sentence}
      </Message>
    );
  }
  return (
    <Message tone="problem" title={title}>
      <chakra.ul
        // Without the role, Safari does not announce a list without bullets as a list.
        role="list"
        listStyleType="none"
        maxHeight="min(40dvh, 20rem)"
        // In a low window, for example above an on-screen keyboard, the form needs the room.
        css={{ "@media (max-height: 36rem)": { maxHeight: "5.5rem" } }}
        overflowY="auto"
      >
        {(showsAll ? lines : lines.slice(0, mostListed)).map((error) => (
          <chakra.li key={keyOf(error)} paddingBlock="0.5">
            {open.has(keyOf(error)) ? (
              way(error, sentenceOf(error))
            ) : (
              <chakra.s color="fg.muted">{sentenceOf(error)}</chakra.s>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {!showsAll && lines.length > mostListed && (
        <TextButton color="bayDeep" onClick={() => setShowsAll(true)}>
          Show {lines.length - mostListed} more
        </TextButton>
      )}
    </Message>
  );
}

/**
 * The reason why the last save did not happen.
 * @param file the entry whose form is below the message
 */
export function SaveMessage({ file }: { file?: string }) {
  const session = useSession();
  const saving = useSessionState((state) => state.saving);
  const errors = useSessionState((state) => state.errors);
  const keepsDrafts = useSessionState((state) => state.keepsDrafts);
  if (saving.kind === "unreachable")
    return (
      <Message tone="waiting" title="Not saved yet: no answer.">
        {saving.sentence} Your changes are saved as soon as there is an answer.
        {keepsDrafts ? " This browser keeps them until then." : " Keep this tab open until then."}
      </Message>
    );
  if (saving.kind !== "refused") return null;
  if (errors.length > 0)
    return <Errors key={saving.lines.join("\n")} errors={errors} file={file} />;
  return (
    <Message
      tone="problem"
      title="Not saved yet."
      action={<CloseButton size="xs" aria-label="Close this message" onClick={session.dismiss} />}
    >
      <chakra.span whiteSpace="pre-line">{saving.lines.join("\n")}</chakra.span>
    </Message>
  );
}
