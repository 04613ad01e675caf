import type { Cms } from "../cms";

type Group = Record<string, unknown>;

type Props = {
  metadata?: unknown;
  field: { get: (key: "tell") => ((group: Group) => string) | undefined };
};

/** The part of Decap CMS's list that is built upon here: a React component. */
type ListField = {
  props: Props;
  handleRemove: (index: number, event: unknown) => void;
  /** The line that stands for an item, an Immutable.js map. */
  objectLabel(item: { toJS: () => Group }): unknown;
};

/**
 * A list whose items can be taken out by their ×, references too. Decap CMS looks for what it knows
 * of an entry by the item itself, and a text is no place in a map: an error, and the item stays.
 * What stands for an item may be words that are made of it.
 */
export function registerListField(cms: Cms): void {
  const widget = cms.getWidget("list");
  const Field = widget.control as new (props: Props) => ListField;

  class List extends Field {
    constructor(props: Props) {
      super(props);
      const remove = this.handleRemove;
      this.handleRemove = (index, event) => {
        const { props: now } = this;
        // Of an item that is gone nothing need be known.
        this.props = { ...now, metadata: undefined };
        remove(index, event);
        this.props = now;
      };
    }

    override objectLabel(item: { toJS: () => Group }): unknown {
      return this.props.field.get("tell")?.(item.toJS()) ?? super.objectLabel(item);
    }
  }
  cms.registerWidget("list", List, widget.preview, widget.schema);
}
