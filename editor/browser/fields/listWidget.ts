import type { Cms } from "../cms";

type Group = Record<string, unknown>;

type Props = {
  metadata?: unknown;
  field: { get: (key: "itemTitle") => ((group: Group) => string) | undefined };
};

/** The part of Decap CMS's list, a React component, that this module uses. */
type ListField = {
  props: Props;
  handleRemove: (index: number, event: unknown) => void;
  /** The summary line of an item, which is an Immutable.js map. */
  objectLabel(item: { toJS: () => Group }): unknown;
};

/**
 * A list whose × also removes references. Decap CMS looks up the metadata of an entry with the item as
 * the path; for an item that is a text, this throws and the item stays. A function in the
 * configuration can write the summary of an item.
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
        // A removed item needs no metadata.
        this.props = { ...now, metadata: undefined };
        remove(index, event);
        this.props = now;
      };
    }

    override objectLabel(item: { toJS: () => Group }): unknown {
      return this.props.field.get("itemTitle")?.(item.toJS()) ?? super.objectLabel(item);
    }
  }
  cms.registerWidget("list", List, widget.preview, widget.schema);
}
