import { Alert } from "@chakra-ui/react/alert";
import { Button, CloseButton } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Issue } from "../../../src/content/check/issue";
import { pluralize } from "../../../src/content/wording";
import { sentenceInForm } from "../form/sentenceInForm";
import { fileInSession, outcomeOf } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import { Problem } from "../ui/icons";
import { useGoTo } from "../ui/useGoTo";

/** More faults than this are only counted: each shows under its field, too. */
const mostListed = 5;

type MessageProps = {
  title: string;
  tone: "problem" | "waiting";
  /** Beside the words. */
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

/** The faults that hold a save back, with the way to each. */
function Faults({ errors, file }: { errors: readonly Issue[]; file?: string }) {
  const session = useSession();
  const goTo = useGoTo();
  const [first, ...others] = errors;
  if (!first) return null;
  const state = session.state.getState();

  function show(issue: Issue): void {
    goTo({
      file: fileInSession(session.state.getState(), issue.file.replace(/^data\//, "")),
      path: issue.path,
    });
  }

  /** The open form already shows the name of its entry. */
  function sentenceOf(issue: Issue): string {
    const own = issue.file.replace(/^data\//, "");
    return fileInSession(state, own) === file
      ? sentenceInForm(issue, outcomeOf(state).files.get(own))
      : `${issue.message}.`;
  }

  const showButton = (issue: Issue, label: string) => (
    <Button
      size="sm"
      variant="plain"
      color="bayDeep"
      textDecoration="underline"
      height="auto"
      minHeight="6"
      padding="0"
      whiteSpace="normal"
      textAlign="start"
      aria-label={others.length > 0 ? undefined : `Show me: ${label}`}
      onClick={() => show(issue)}
    >
      {others.length > 0 ? label : "Show me"}
    </Button>
  );

  return (
    <Message
      tone="problem"
      title={`Not saved yet: ${pluralize(errors.length, "thing")} to fix.`}
      action={others.length === 0 && showButton(first, sentenceOf(first))}
    >
      {others.length === 0 ? (
        sentenceOf(first)
      ) : (
        <chakra.ul listStyleType="none">
          {errors.slice(0, mostListed).map((issue) => (
            <li key={`${issue.file} ${issue.path.join(".")} ${issue.message}`}>
              {showButton(issue, sentenceOf(issue))}
            </li>
          ))}
          {errors.length > mostListed && <li>And {errors.length - mostListed} more.</li>}
        </chakra.ul>
      )}
    </Message>
  );
}

/**
 * Why the last save did not happen.
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
  if (errors.length > 0) return <Faults errors={errors} file={file} />;
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
