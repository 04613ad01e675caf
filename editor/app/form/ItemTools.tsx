import { IconButton } from "@chakra-ui/react/button";
import { Menu } from "@chakra-ui/react/menu";
import { chakra } from "@chakra-ui/react/styled-system";
import { HStack } from "@chakra-ui/react/stack";
import { withArticle } from "../../../src/content/words/wording";
import { DotsMenu } from "../ui/DotsMenu";
import { ChevronDown, ChevronUp, Plus, Trash } from "../ui/icons";
import { smallWindow, useMatches } from "../ui/useMatches";

/** The actions on the items of a list. The functions stay the same objects. */
export type ListActions = {
  add: (at: number) => void;
  remove: (at: number) => void;
  move: (from: number, to: number) => void;
};

type Props = {
  index: number;
  size: number;
  isFull: boolean;
  title: string;
  singular: string;
  actions: ListActions;
};

/** The tools of an item in a menu, on a window that has no room for buttons beside the title. */
function MenuOfItem({ index, size, isFull, title, singular, actions }: Props) {
  return (
    <DotsMenu label={`Change: ${title}`}>
      <Menu.Item value="up" disabled={index === 0} onClick={() => actions.move(index, index - 1)}>
        <ChevronUp /> Move up
      </Menu.Item>
      <Menu.Item
        value="down"
        disabled={index === size - 1}
        onClick={() => actions.move(index, index + 1)}
      >
        <ChevronDown /> Move down
      </Menu.Item>
      <Menu.Item
        value="add"
        disabled={isFull}
        // The item is added only after the closing menu has given the focus back to its button. Otherwise,
        // the menu would take the focus from the new item.
        onClick={() => window.requestAnimationFrame(() => actions.add(index + 1))}
      >
        <Plus /> Add {withArticle(singular)} below
      </Menu.Item>
      <Menu.Item value="remove" color="problem" onClick={() => actions.remove(index)}>
        <Trash /> Remove
      </Menu.Item>
    </DotsMenu>
  );
}

/** The tools beside an item's title: buttons, or a menu on a small window. */
export function ItemTools(props: Props) {
  const { index, size, title, actions } = props;
  const isSmall = useMatches(smallWindow);
  if (isSmall) return <MenuOfItem {...props} />;
  return (
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
}

/**
 * A button on the line between two items, which adds an item there without opening either of the two. The
 * button is visible while the mouse is over the item above, or the button has the focus. There is none after
 * the last item, because the list has its own button there.
 */
export function AddBelow({ index, size, isFull, title, singular, actions }: Props) {
  const isSmall = useMatches(smallWindow);
  if (isSmall || isFull || index === size - 1) return null;
  const label = `Add ${withArticle(singular)} below “${title}”`;
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={`Add ${withArticle(singular)} here`}
      onClick={() => actions.add(index + 1)}
      position="absolute"
      zIndex="1"
      insetInlineStart="50%"
      bottom="0"
      translate="-50% calc(50% + 0.25rem + 1px)"
      display="grid"
      placeItems="center"
      width="6"
      height="6"
      borderRadius="full"
      borderWidth="1px"
      borderColor="field"
      background="paper"
      color="bay"
      cursor="pointer"
      opacity="0"
      focusVisibleRing="outside"
      _hover={{ background: "canvas", opacity: 1 }}
      _focusVisible={{ opacity: 1 }}
      css={{
        "li:hover > div > &": { opacity: 1 },
        "@media (hover: none)": { opacity: 1 },
      }}
    >
      <Plus />
    </chakra.button>
  );
}
