import type { Cms } from "../cms";

type Props = {
  value?: string;
  field: { get: ((key: "input") => string | undefined) & ((key: string) => number | undefined) };
};

type Element = { type: string; props: object };

/** The part of Decap CMS's text fields that is built upon here: a React component. */
type TextField = {
  readonly props: Props;
  /** Where the cursor is put back to. */
  _sel: number | null;
  render(): Element;
};

/** How long a text is and may be: "12 of at most 60 characters", "12 of 50 to 155 characters". */
export function countOf(text: string, least: number, most: number): string {
  const limit = least > 1 ? `${least} to ${most}` : `at most ${most}`;
  return `${text.trim().length} of ${limit} characters`;
}

/**
 * Text fields that say how long their text is and may be, where the content model has a limit, and
 * that take a time as the browser does.
 */
export function registerTextFields(cms: Cms): void {
  for (const name of ["string", "text"]) {
    const widget = cms.getWidget(name);
    const Field = widget.control as new (props: Props) => TextField;

    class Text extends Field {
      constructor(props: Props) {
        super(props);
        // A field for a time has no cursor in a text.
        if (props.field.get("input")) this._sel = null;
      }

      private count(most: number): Element {
        const { value: text = "", field } = this.props;
        const least = field.get("min_length") ?? 0;
        const isOff = text.trim().length > most || (text !== "" && text.trim().length < least);
        const props = { className: "field-count", "data-off": isOff ? "" : undefined };
        return h("p", props, countOf(text, least, most));
      }

      override render(): Element {
        const { field } = this.props;
        const { type, props } = super.render();
        const most = field.get("max_length");
        const input = h(type, {
          ...props,
          ...(field.get("input") && { type: field.get("input") }),
        });
        return most === undefined ? input : h("div", {}, input, this.count(most));
      }
    }
    cms.registerWidget(name, Text, widget.preview, widget.schema);
  }
}
