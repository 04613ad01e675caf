// Only this file imports the library for dragging. Buttons beside each item move the item, too.

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { Grip } from "../ui/icons";

type ListProps = {
  ids: readonly number[];
  /** The titles of the items, for screen readers. */
  titles: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** The item whose middle is closest to the pointer. Keys have no pointer: there, the library decides. */
const closestToPointer: CollisionDetection = (found) => {
  const { pointerCoordinates: at } = found;
  if (!at) return closestCenter(found);
  const { x, y } = at;
  const collisionRect = { left: x, right: x, top: y, bottom: y, width: 0, height: 0 };
  return closestCenter({ ...found, collisionRect });
};

const instructions =
  "To move an item, press Space, then the arrow keys, then Space again. Escape cancels.";

/** A list whose items move by mouse, finger and keys. */
export function SortableList({ ids, titles, onMove, children }: ListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(Number(id));
  const titleOf = (id: UniqueIdentifier) => titles[indexOf(id)] ?? "The item";
  const placeOf = (id: UniqueIdentifier) => `${String(indexOf(id) + 1)} of ${String(ids.length)}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${titleOf(active.id)} is lifted, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${titleOf(active.id)}, ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${titleOf(active.id)} is now ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays where it was.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestToPointer}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <chakra.ol
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="2"
          listStyleType="none"
          padding="0"
        >
          {children}
        </chakra.ol>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = { id: number; title: string; children: ReactNode };

/** An item of a sortable list, with its handle. */
export function SortableItem({ id, title, children }: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id, attributes: { roleDescription: "item to move" } });
  return (
    <chakra.li
      ref={setNodeRef}
      position="relative"
      display="flex"
      gap="1"
      borderWidth="1px"
      borderColor="rule"
      borderRadius="l2"
      background="paper"
      paddingInlineEnd="2"
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <chakra.button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={`Move ${title}`}
        display="grid"
        placeItems="center"
        width={{ base: "2.75rem", lg: "1.75rem" }}
        minHeight="control"
        flexShrink="0"
        alignSelf="flex-start"
        touchAction="none"
        cursor="grab"
        color="fg.muted"
        borderRadius="l2"
        focusVisibleRing="inside"
      >
        <Grip strokeWidth="2.5" />
      </chakra.button>
      <chakra.div flex="1" minWidth="0">
        {children}
      </chakra.div>
    </chakra.li>
  );
}
