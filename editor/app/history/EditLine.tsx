import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { contentIn } from "../session/openEntry";
import { useSessionState } from "../session/SessionContext";
import { Marked } from "../ui/Marked";
import { useUi } from "../ui/uiState";
import { shortened, wordDifferences } from "../ui/wordDifferences";
import { isTakenBack, type Line } from "./lines";

const Term = chakra("dt", { base: { color: "fg.muted", textStyle: "xs", paddingTop: "0.1rem" } });
const Words = chakra("dd", { base: { margin: "0", minWidth: "0" } });

type Props = { line: Line; onUndo: () => void };

/** One change of an edit: its field, its words before and after, and the button to undo it. */
export function EditLine({ line, onUndo }: Props) {
  const ui = useUi();
  const { file, path, label, was, now } = line;
  const [before, after] = wordDifferences(was ?? "", now ?? "");
  const isBack = useSessionState((state) => isTakenBack(line, contentIn(state, file)));
  const show = () => ui.setState({ focused: { file, path } });
  const undo = isBack ? "Undone" : "Undo";
  return (
    <chakra.li onMouseEnter={show} onFocus={show} paddingBlock="1">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="2">
        <chakra.span fontWeight={600} textStyle="xs" minWidth="0">
          {label}
        </chakra.span>
        <Button
          size="xs"
          variant="plain"
          color={isBack ? "fg.muted" : "bay"}
          height="auto"
          minHeight={{ base: "control", lg: "6" }}
          paddingInline="1"
          aria-label={`${undo}: ${label}`}
          onClick={onUndo}
        >
          {undo}
        </Button>
      </chakra.div>
      {was !== undefined && now !== undefined && (
        <chakra.dl display="grid" gridTemplateColumns="2.25rem minmax(0, 1fr)" columnGap="2">
          <Term>Was</Term>
          <Words>
            <Marked kind="gone" parts={shortened(before)} />
          </Words>
          <Term>Now</Term>
          <Words>
            <Marked parts={shortened(after)} />
          </Words>
        </chakra.dl>
      )}
    </chakra.li>
  );
}
