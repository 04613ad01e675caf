import { Button } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useState } from "react";
import type { HistoryEdit, Versions } from "../../store/store";
import { outcomeOf } from "../session/changes";
import { useSession } from "../session/SessionContext";
import { Undo } from "../ui/icons";
import { EditLine } from "./EditLine";
import { linesOf, whoAndWhen, type Line } from "./lines";
import { useTakeBack } from "./useTakeBack";

/**
 * Names the fields that somebody has changed again since the edit. Asks whether to bring the older words
 * back.
 */
function ChangedSince({
  lines,
  onForce,
  onCancel,
}: {
  lines: readonly Line[];
  onForce: () => void;
  onCancel: () => void;
}) {
  return (
    <chakra.div role="alert" background="accentPale" padding="3" marginTop="2" borderRadius="l2">
      <Text>{lines.map(({ label }) => label).join(", ")}: changed again since.</Text>
      <HStack gap="2" marginTop="2" flexWrap="wrap">
        <Button size="sm" variant="outline" onClick={onCancel}>
          Leave it
        </Button>
        <Button size="sm" onClick={onForce}>
          Bring the older back
        </Button>
      </HStack>
    </chakra.div>
  );
}

/** A save in the history, with its changes and the buttons to undo them. */
export function EditInHistory({ edit }: { edit: HistoryEdit }) {
  const { store, state } = useSession();
  const { id, at, by, title } = edit;
  const [versions, setVersions] = useState<readonly Versions[]>();
  const { takeBack, waiting, cancel } = useTakeBack(id);
  const [asked, setAsked] = useState<readonly Line[]>([]);

  useEffect(() => {
    let isWanted = true;
    store.history.versions(id).then(
      (loaded) => isWanted && setVersions(loaded),
      // If the versions cannot be loaded, the sentences of the edit are shown.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [store, id]);

  function linesNow(loaded: readonly Versions[]): readonly Line[] {
    const { files } = outcomeOf(state.getState());
    // The edit itself has the name of an entry that was deleted later.
    const known = new Map([
      ...loaded.map(({ file, before, after }) => [file, after ?? before] as const),
      ...files,
    ]);
    return linesOf(loaded, known);
  }

  const lines = versions && linesNow(versions);

  function ask(some: readonly Line[]): void {
    setAsked(some);
    void takeBack(some);
  }

  return (
    <chakra.article aria-label={title} paddingBlock="3" borderTopWidth="1px" borderColor="rule">
      <chakra.header display="flex" alignItems="baseline" justifyContent="space-between" gap="2">
        <chakra.h4 fontFamily="body" fontWeight={650}>
          {title}
        </chakra.h4>
        <chakra.time dateTime={at} textStyle="xs" color="fg.muted" flexShrink="0">
          {whoAndWhen(by, new Date(at))}
        </chakra.time>
      </chakra.header>
      <chakra.ul listStyleType="none">
        {lines
          ? lines.map((line) => (
              <EditLine
                key={`${line.file} ${line.path.join(".")}`}
                line={line}
                onUndo={() => ask([line])}
              />
            ))
          : edit.lines.map((line) => (
              <chakra.li key={line} textStyle="xs">
                {line}
              </chakra.li>
            ))}
      </chakra.ul>
      {lines && lines.length > 1 && (
        <Button size="sm" variant="outline" marginTop="2" onClick={() => ask(lines)}>
          <Undo />
          Undo all {lines.length}
        </Button>
      )}
      {waiting.length > 0 && (
        <ChangedSince
          lines={waiting}
          onCancel={cancel}
          onForce={() => void takeBack(asked, true)}
        />
      )}
    </chakra.article>
  );
}
