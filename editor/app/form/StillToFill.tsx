import { chakra } from "@chakra-ui/react/styled-system";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { fileOfIssue } from "../../../src/content/check/issue";
import { isChosenByPages, whereShownId } from "../lists/whereShown";
import { fileInSession, isProvisional } from "../session/changes";
import { useSessionState } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { useStableSelector } from "../session/useStableSelector";
import { TextButton } from "../ui/TextButton";
import { useGoTo } from "../ui/useGoTo";
import type { Path } from "../../../src/content/schema/schemaParts";

type Part = { label: string; path: Path };

/** The parts of a new entry that have errors, each with the path of its first error. */
function partsToFill(state: SessionState, file: string): readonly Part[] {
  const parts = new Map<string, Part>();
  for (const issue of state.errors) {
    const { path, labels: [label] = [] } = issue;
    const own = fileInSession(state.errorNames, fileOfIssue(issue));
    if (label === undefined || own !== file || parts.has(label)) continue;
    parts.set(label, { label, path });
  }
  return [...parts.values()];
}

/** What to do with a new entry that needs nothing more. If pages choose such entries, leads to that choice. */
function NothingMissing({ file }: { file: string }) {
  const { folder } = contentTypeOf(file) ?? {};
  if (!folder || !isChosenByPages(folder)) return "Nothing is missing. Save when you like.";
  const show = () => document.getElementById(whereShownId)?.focus();
  return (
    <>
      Nothing is missing. Save when you like, or first choose{" "}
      <TextButton onClick={show}>where visitors see it</TextButton>.
    </>
  );
}

/** Names what a new entry needs before it can be saved, or says that it needs nothing. A name leads to its field. */
export function StillToFill({ file }: { file: string }) {
  const goTo = useGoTo();
  const isRefused = useSessionState(({ saving }) => saving.kind === "refused");
  const parts = useSessionState(
    useStableSelector((state: SessionState) => partsToFill(state, file)),
  );
  // After a refused save, the message above the form names each field.
  if (!isProvisional(file) || isRefused) return null;
  return (
    <chakra.nav
      aria-label="Still to fill in"
      background={parts.length > 0 ? "accentPale" : "glass"}
      paddingInline="4"
      paddingBlock="2"
      textStyle="xs"
      // The fields below keep their place while the names become fewer.
      minHeight="3.75rem"
    >
      {parts.length > 0 ? "Still to fill in: " : <NothingMissing file={file} />}
      {parts.map(({ label, path }, at) => (
        <span key={label}>
          {at > 0 && ", "}
          <TextButton onClick={() => goTo({ file, path })}>{label}</TextButton>
        </span>
      ))}
    </chakra.nav>
  );
}
