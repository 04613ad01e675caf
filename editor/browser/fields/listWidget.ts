import type { Cms } from "../cms";

type Props = { metadata?: unknown };

/** The part of Decap CMS's list that is built upon here: a React component. */
type ListField = {
  props: Props;
  handleRemove: (index: number, event: unknown) => void;
};

/**
 * A list whose items can be taken out by their ×, references too. Decap CMS looks for what it knows
 * of an entry by the item itself, and a text is no place in a map: an error, and the item stays.
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
  }
  cms.registerWidget("list", List, widget.preview, widget.schema);
}
