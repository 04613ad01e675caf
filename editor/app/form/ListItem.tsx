import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { memo, type ComponentType } from "react";
import * as z from "zod";
import { isHidden } from "../../../src/content/pages/hidden";
import { innermost } from "../../../src/content/schema/schemaParts";
import { capitalized, withArticle } from "../../../src/content/words/wording";
import { Plus } from "../ui/icons";
import { below, type FieldsProps } from "./fieldProps";
import { AddBelow, ItemTools, type ListActions } from "./ItemTools";
import { Section } from "./Section";
import { SingleField } from "./SingleField";
import { SortableItem } from "./Sortable";

type Props = {
  /** The schema of an item. */
  item: z.ZodType;
  id: number;
  /** Where the list is: by index (path), and by item identity, which survives a move (idPath). */
  path: string;
  idPath: string;
  index: number;
  size: number;
  isFull: boolean;
  value: unknown;
  title: string;
  depth: number;
  singular: string;
  actions: ListActions;
  Fields: ComponentType<FieldsProps>;
};

/** Room beside the label of a single value for the item's tools. The value itself has the whole width. */
const besideTools = {
  "& label": {
    minHeight: "button",
    alignItems: "center",
    paddingInlineEnd: { base: "3rem", lg: "7.5rem" },
  },
};

/** One item of a list. Like a field, React draws an item again only if one of its own props changes. */
export const ListItem = memo(function ListItem(props: Props) {
  const { item, id, path, idPath, index, size, isFull, value } = props;
  const { title, depth, singular, actions, Fields } = props;
  const here = { path: below(path, index), idPath: `${idPath}.#${id}` };
  const ofItem = { index, size, isFull, title, singular, actions };
  const tools = <ItemTools {...ofItem} />;
  if (!(innermost(item) instanceof z.ZodObject))
    return (
      <SortableItem id={id} title={title}>
        <Box position="relative" paddingBlock="1.5" css={besideTools}>
          <SingleField
            {...here}
            schema={item}
            name={singular}
            label={`${capitalized(singular)} ${index + 1}`}
            value={value}
            depth={depth + 1}
          />
          <Box position="absolute" top="1.5" insetInlineEnd="0">
            {tools}
          </Box>
        </Box>
        <AddBelow {...ofItem} />
      </SortableItem>
    );
  return (
    <SortableItem id={id} title={title}>
      <Section
        {...here}
        title={title}
        note={isHidden(value) ? "Hidden from visitors" : undefined}
        isOpenAtFirst={false}
        depth={depth + 1}
        tools={tools}
      >
        <Fields {...here} schema={item} value={value} depth={depth + 1} />
        <Button
          marginTop="4"
          size="sm"
          variant="outline"
          // In a list within a list, a narrow window has no room for the words on one line.
          height="auto"
          minHeight="button"
          maxWidth="100%"
          whiteSpace="normal"
          textAlign="start"
          disabled={isFull}
          onClick={() => actions.add(index + 1)}
        >
          <Plus />
          Add {withArticle(singular)} below
        </Button>
      </Section>
      <AddBelow {...ofItem} />
    </SortableItem>
  );
});
