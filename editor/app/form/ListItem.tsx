import { Box } from "@chakra-ui/react/box";
import { Button, IconButton } from "@chakra-ui/react/button";
import { HStack } from "@chakra-ui/react/stack";
import { memo, type ComponentType } from "react";
import * as z from "zod";
import { isHidden } from "../../../src/content/pages/hidden";
import { innermost } from "../../../src/content/schema/schemaParts";
import { capitalized } from "../../../src/content/words/wording";
import { ChevronDown, ChevronUp, Plus, Trash } from "../ui/icons";
import { below, type FieldsProps } from "./fieldProps";
import { Section } from "./Section";
import { SingleField } from "./SingleField";
import { SortableItem } from "./Sortable";

/** The actions on the items of a list. The functions stay the same objects. */
export type ListActions = {
  add: (at: number) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
};

type Props = {
  /** The schema of an item. */
  item: z.ZodType;
  id: number;
  /** The path and the address of the list. */
  path: string;
  address: string;
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
  "& label": { minHeight: "button", alignItems: "center", paddingInlineEnd: "7.5rem" },
};

/** One item of a list. Like a field, React draws an item again only if one of its own props changes. */
export const ListItem = memo(function ListItem(props: Props) {
  const { item, id, path, address, index, size, isFull, value } = props;
  const { title, depth, singular, actions, Fields } = props;
  const here = { path: below(path, index), address: `${address}.#${id}` };
  const tools = (
    <HStack gap="0" flexShrink="0" alignSelf="flex-start">
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`Move up: ${title}`}
        aria-disabled={index === 0 || undefined}
        onClick={() => actions.move(index, index - 1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`Move down: ${title}`}
        aria-disabled={index === size - 1 || undefined}
        onClick={() => actions.move(index, index + 1)}
      >
        <ChevronDown />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={`Remove: ${title}`}
        onClick={() => actions.remove(index)}
      >
        <Trash />
      </IconButton>
    </HStack>
  );
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
          disabled={isFull}
          onClick={() => actions.add(index + 1)}
        >
          <Plus />
          New {singular} below
        </Button>
      </Section>
    </SortableItem>
  );
});
