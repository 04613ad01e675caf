import type { Cms } from "../cms";

type Props = {
  value?: string;
  field: { get: (key: string) => number | undefined };
};

/** The part of Decap CMS's text fields that is built upon here: a React component. */
type TextField = {
  readonly props: Props;
  render(): unknown;
};

/** How long a text is and may be: "12 of at most 60 characters", "12 of 50 to 155 characters". */
export function countOf(text: string, least: number, most: number): string {
  const limit = least > 1 ? `${least} to ${most}` : `at most ${most}`;
  return `${text.trim().length} of ${limit} characters`;
}

/** Text fields that say how long their text is and may be, where the content model has a limit. */
export function registerTextFields(cms: Cms): void {
  for (const name of ["string", "text"]) {
    const widget = cms.getWidget(name);
    const Field = widget.control as new (props: Props) => TextField;

    class Counted extends Field {
      override render(): unknown {
        const { value, field } = this.props;
        const most = field.get("max_length");
        if (most === undefined) return super.render();
        const least = field.get("min_length") ?? 0;
        const text = value ?? "";
        const isOff = text.trim().length > most || (text !== "" && text.trim().length < least);
        const props = { className: "field-count", "data-off": isOff ? "" : undefined };
        return h("div", {}, super.render(), h("p", props, countOf(text, least, most)));
      }
    }
    cms.registerWidget(name, Counted, widget.preview, widget.schema);
  }
}
