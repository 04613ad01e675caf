import { Button } from "@chakra-ui/react/button";
import { SegmentGroup } from "@chakra-ui/react/segment-group";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import { nameIn } from "../lists/entriesOf";
import { hrefOf } from "../routes";
import { useContent, useSessionState } from "../session/SessionContext";
import { FindInput } from "../ui/FindInput";
import { Panel } from "../ui/Panel";
import { EditInHistory } from "./EditInHistory";
import { dayInWords } from "./lines";
import { useHistory } from "./useHistory";

/** The pause in typing after which the search of the history begins, in ms. */
const searchPauseMs = 300;

/** The typed text as it was at the last pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** All saves, or the saves of one entry, each with its changes. */
export function HistoryPanel({ file }: { file?: string }) {
  const content = useContent(file ?? "");
  const [isAll, setAll] = useState(file === undefined);
  const [typed, setTyped] = useState("");
  const words = useSettled(typed).trim();
  const { edits, hasMore, state, showMore, tryAgain } = useHistory({
    file: isAll ? undefined : file,
    words: words === "" ? undefined : words,
  });
  const name = useSessionState((state) => (file === undefined ? "" : nameIn(state, file)));
  const now = new Date();
  const days = edits.map(({ at }) => dayInWords(new Date(at), now));
  return (
    <Panel
      title="History"
      back={
        file === undefined || content === undefined
          ? undefined
          : { href: hrefOf({ kind: "entry", file }), label: name }
      }
    >
      <chakra.div display="flex" gap="2" flexWrap="wrap" paddingBottom="2">
        {file !== undefined && (
          <SegmentGroup.Root
            value={isAll ? "all" : "one"}
            onValueChange={({ value }) => setAll(value === "all")}
            aria-label="Whose history"
          >
            <SegmentGroup.Indicator />
            {[
              ["one", name],
              ["all", "All"],
            ].map(([value = "", label]) => (
              <SegmentGroup.Item key={value} value={value}>
                <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
                <SegmentGroup.ItemHiddenInput />
              </SegmentGroup.Item>
            ))}
          </SegmentGroup.Root>
        )}
        <FindInput label="Find a change" value={typed} onType={setTyped} flex="1" minWidth="9rem" />
      </chakra.div>
      {edits.map((edit, at) => (
        <chakra.div key={edit.id}>
          {days[at] !== days[at - 1] && (
            <chakra.h3
              fontFamily="body"
              textStyle="xs"
              fontWeight={600}
              color="fg.muted"
              paddingBlock="2"
            >
              {days[at]}
            </chakra.h3>
          )}
          <EditInHistory edit={edit} />
        </chakra.div>
      ))}
      {state === "ready" && edits.length === 0 && (
        <Text role="status">
          {words === "" ? "Nothing was saved yet." : `No change mentions “${words}”.`}
        </Text>
      )}
      {state === "loading" && <Text role="status">Loading…</Text>}
      {typeof state === "object" && (
        <chakra.div role="alert">
          <Text marginBottom="2">{state.sentence}</Text>
          <Button size="sm" variant="outline" onClick={tryAgain}>
            Try again
          </Button>
        </chakra.div>
      )}
      {hasMore && (
        <Button variant="outline" marginTop="3" onClick={showMore}>
          Show more
        </Button>
      )}
    </Panel>
  );
}
