import type { ContentFiles } from "../../../src/content/resolveContent";
import { nameOfEntry } from "../../../src/content/titles";
import type { Cms } from "../cms";
import type { SavedContent } from "../content";
import type { Bar } from "../statusBar/bar";

type Group = Record<string, unknown>;

type Props = {
  value?: { size: number };
  metadata?: unknown;
  field: {
    get: ((key: "itemTitle") => ((group: Group) => string) | undefined) &
      ((key: "label_singular") => string) &
      ((key: "field") => Reference | undefined) &
      ((key: "fields") => Iterable<Reference> | undefined);
  };
};

/** A field that may name another entry. */
type Reference = { get: (key: "widget" | "collection" | "name") => string };

type ListItem = string | null | { toJS: () => Group };

type Item = { type: string; key: string; props: { children: unknown[] } };

/** @property files the saved content, once the list needs it */
type State = { itemsCollapsed: readonly boolean[]; files?: ContentFiles };

type ListPart = {
  props: Props;
  handleAdd: (event: { preventDefault: () => void }) => void;
  handleRemove: (index: number, event: unknown) => void;
  onSortEnd: (places: { oldIndex: number; newIndex: number }) => void;
  renderItem: (item: unknown, index: number) => Item;
  componentDidUpdate?(): void;
  /** The summary line of an item, which is a text, null if it is new, or an Immutable.js map. */
  objectLabel(item: ListItem): unknown;
};

/**
 * A list whose open items have buttons to move them and to add an item below, for the keyboard, too.
 * Summaries of items name other entries as people do.
 */
export function registerListField(cms: Cms, content: SavedContent, bar: Bar): void {
  const { control: ListField } = cms.getWidget<Props, ListPart, State>("list");

  class List extends ListField {
    /** Where an added item belongs. Decap CMS adds it at the end. */
    private placeOfAdded?: number;

    constructor(props: Props) {
      super(props);
      const remove = this.handleRemove;
      this.handleRemove = (index, event) => {
        const { props: now } = this;
        // Decap CMS looks up metadata by the item. For a text, this throws, and the item stays.
        this.props = { ...now, metadata: undefined };
        remove(index, event);
        this.props = now;
      };
      const render = this.renderItem;
      this.renderItem = (item, index) => {
        const { type, key, props: own } = render(item, index);
        // Whether the item is open or not, React must find its fields in the same place.
        const tools = this.state.itemsCollapsed[index] ? null : this.tools(index);
        const [before, fields] = [own.children.slice(0, -1), own.children.at(-1)];
        return h(type, { ...own, key }, ...before, tools, fields) as Item;
      };
    }

    override componentDidMount(): void {
      if (this.references().length > 0) content.whenRead((files) => this.setState({ files }));
    }

    private references(): Reference[] {
      const { field } = this.props;
      const single = field.get("field");
      const fields = single ? [single] : [...(field.get("fields") ?? [])];
      return fields.filter((each) => each.get("widget") === "relation");
    }

    override componentDidUpdate(): void {
      const { placeOfAdded: newIndex } = this;
      if (newIndex === undefined) return;
      delete this.placeOfAdded;
      this.onSortEnd({ oldIndex: (this.props.value?.size ?? 0) - 1, newIndex });
    }

    private tools(index: number): unknown {
      const { value, field } = this.props;
      const size = value?.size ?? 0;
      const button = (label: string, onClick: (event: Event) => void, more = {}) =>
        h("button", { type: "button", onClick, ...more }, label);
      const place = (at: number) => `${at + 1} of ${size}`;
      const move = (label: string, newIndex: number) => {
        const isOut = newIndex < 0 || newIndex >= size;
        const moveItem = () => {
          if (isOut) return;
          this.onSortEnd({ oldIndex: index, newIndex });
          bar.announce(place(newIndex));
        };
        // A disabled button would lose the focus at the end of the list.
        return button(label, moveItem, { "aria-disabled": isOut });
      };
      const add = (event: Event) => {
        this.placeOfAdded = index + 1;
        this.handleAdd(event);
      };
      return h(
        "div",
        { className: "item-tools" },
        // The class makes the editor go on to the added item (nextField.ts).
        button(`New ${field.get("label_singular")} below`, add, { className: "AddButton" }),
        move("Move up", index - 1),
        move("Move down", index + 1),
        h("span", {}, place(index)),
      );
    }

    override objectLabel(item: ListItem): unknown {
      const { files } = this.state;
      const group = typeof item === "object" ? item?.toJS() : undefined;
      const title = group && this.props.field.get("itemTitle")?.(group);
      const label = title ?? super.objectLabel(item);
      if (!files || typeof label !== "string") return label;
      return this.references().reduce((words, reference) => {
        const slug = group ? group[reference.get("name")] : item;
        const file = `${reference.get("collection")}/${String(slug)}.json`;
        return files.has(file)
          ? words.replace(String(slug), () => nameOfEntry(file, files.get(file)))
          : words;
      }, label);
    }
  }
  cms.registerWidget("list", List);
}
