import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { useId, useMemo, type ComponentType } from "react";
import * as z from "zod";
import { innermost, metaOf } from "../../../src/content/schema/schemaParts";
import { countWords } from "../../../src/content/words/countWords";
import { capitalized, pluralize, withArticle } from "../../../src/content/words/wording";
import { idsAt } from "../session/document";
import { documentIn } from "../session/openEntry";
import { openFiles } from "../lists/openFiles";
import { useSession, useSessionState } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { useStableSelector } from "../session/useStableSelector";
import { announce, foldKey, stepsOf, useUi } from "../ui/uiState";
import { Plus, Problem } from "../ui/icons";
import { labelOf, type FieldProps, type FieldsProps } from "./fieldProps";
import { fieldId, useChange, useError, useFile } from "./FormContext";
import { Hint } from "./Hint";
import type { ListActions } from "./ItemTools";
import { ListItem } from "./ListItem";
import { SortableList } from "./Sortable";
import { titleOfItem } from "./summary";

const empty: readonly unknown[] = [];

/** "6 of at most 12", "0 of 1 to 10", "2 of at least 2"; only the number if the list has no limits. */
function sizeInWords(length: number, { min, max }: { min: number; max?: number }): string {
  const saysMinimum = min > 1 || length < min;
  if (max !== undefined && saysMinimum && length < max)
    return `${length} of ${min === max ? max : `${min} to ${max}`}`;
  if (max !== undefined) return `${length} of at most ${max}`;
  return min > 1 ? `${length} of at least ${min}` : String(length);
}

/** "180 of at least 200 words" in a list of paragraphs. */
function wordsInWords(texts: readonly unknown[], least: number): string {
  const count = countWords(texts.filter((text) => typeof text === "string"));
  return count < least ? `${count} of at least ${least} words` : pluralize(count, "word");
}

/** The actions of a list. The functions stay the same objects, so that items are not drawn again. */
function useListActions(path: string, idPath: string, item: z.ZodType, singular: string) {
  const change = useChange();
  const session = useSession();
  const file = useFile();
  const ui = useUi();
  return useMemo((): ListActions => {
    const steps = stepsOf(path);
    const document = () => documentIn(session.state.getState(), file);
    const idsNow = () => {
      const now = document();
      return now ? idsAt(now, steps) : [];
    };
    return {
      add(at) {
        const isGroup = innermost(item) instanceof z.ZodObject;
        const isPicture = metaOf(item).kind === "picture";
        const place = [...steps, at];
        change({ kind: "insert", path: steps, at, value: isGroup ? {} : "" });
        const id = idsNow()[at];
        ui.setState(({ folds }) => ({
          folds: { ...folds, [foldKey(file, `${idPath}.#${String(id)}`)]: true },
          wanted: isPicture
            ? { file, path: [...place, "file"], isPressed: true }
            : { file, path: place },
        }));
      },
      remove(at) {
        change({ kind: "remove", path: steps, at });
        const left = idsNow().length;
        announce(ui, `Removed. ${pluralize(left, singular)} left. Undo brings it back.`);
        window.document.getElementById(`${fieldId(path)}-add`)?.focus();
      },
      move(from, to) {
        const size = idsNow().length;
        if (to < 0 || to >= size || to === from) return;
        change({ kind: "move", path: steps, from, to });
        announce(ui, `${capitalized(singular)} is now ${to + 1} of ${size}`);
      },
    };
  }, [change, session, file, ui, path, idPath, item, singular]);
}

type Props = FieldProps & { Fields: ComponentType<FieldsProps> };

/** A list whose items are added, removed, and sorted by mouse, finger, keys and buttons. */
export function List(props: Props) {
  const { schema, path, idPath, value, depth, Fields } = props;
  const file = useFile();
  const headingId = useId();
  const { state } = useSession();
  const found = useError(path);
  const showsAllErrors = useSessionState((now) => now.showsAllErrors);
  const list = innermost(schema) as z.ZodArray;
  const item = list.element as z.ZodType;
  const items: readonly unknown[] = Array.isArray(value) ? value : empty;
  const { singular = "item", description, size = { min: 0 }, leastWords } = metaOf(schema);
  // A list with too few items shows its error only after a refused save: somebody may still be adding items.
  const error = items.length < size.min && !showsAllErrors ? undefined : found;
  const isFull = size.max !== undefined && items.length >= size.max;
  const actions = useListActions(path, idPath, item, singular);
  const ids = useSessionState(
    useStableSelector((now: SessionState) => {
      const document = documentIn(now, file);
      return document ? idsAt(document, stepsOf(path)) : [];
    }),
  );
  const files = openFiles(state.getState());
  const titles = items.map(
    (each, at) => titleOfItem(item, each, files, file) ?? `${capitalized(singular)} ${at + 1}`,
  );
  return (
    <Box
      role="group"
      aria-labelledby={headingId}
      id={fieldId(path)}
      paddingBlock={depth === 0 ? "3" : undefined}
      borderTopWidth={depth === 0 ? "1px" : undefined}
      borderColor="rule"
    >
      <Heading as="h3" id={headingId} textStyle="sm" fontFamily="body" fontWeight={600} color="fg">
        {labelOf(props)}{" "}
        <Text as="span" fontWeight={400} color="fg.muted">
          ({sizeInWords(items.length, size)}
          {leastWords !== undefined && `; ${wordsInWords(items, leastWords)}`})
        </Text>
      </Heading>
      <Hint text={description} />
      {error !== undefined && (
        <Text color="problem" textStyle="xs" fontWeight={600} display="flex" gap="1">
          <Problem />
          {error}
        </Text>
      )}
      <Box marginTop="2">
        <SortableList ids={ids} titles={titles} onMove={actions.move}>
          {items.map((each, index) => (
            <ListItem
              key={ids[index]}
              id={ids[index] ?? index}
              item={item}
              path={path}
              idPath={idPath}
              index={index}
              size={items.length}
              isFull={isFull}
              value={each}
              title={titles[index] ?? ""}
              depth={depth}
              singular={singular}
              actions={actions}
              Fields={Fields}
            />
          ))}
        </SortableList>
      </Box>
      <Button
        id={`${fieldId(path)}-add`}
        data-field={path}
        marginTop="2"
        size="sm"
        variant="outline"
        disabled={isFull}
        onClick={() => actions.add(items.length)}
      >
        <Plus />
        Add {withArticle(singular)}
      </Button>
    </Box>
  );
}
