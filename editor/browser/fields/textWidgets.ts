import { categoryKey } from "../../../src/content/check/categories";
import type { Offer, TextOptions } from "../../../src/content/editor/decap";
import type { Cms } from "../cms";

/** As Decap CMS keeps them: what is no single value is an Immutable.js list. */
type Options = Omit<TextOptions, "offers"> & { offers?: { toJS: () => Offer[] } };

type Props = {
  value?: string;
  forID: string;
  field: { get: <Name extends keyof Options>(name: Name) => Options[Name] };
  onChange: (value: string) => void;
  setInactiveStyle: () => void;
  /** Finds the entries of a collection that hold a text in one of some fields. */
  query: (
    namespace: string,
    collection: string,
    fields: string[],
    text: string,
    file?: string,
  ) => Promise<{ payload?: { hits?: { data: unknown }[] } }>;
};

type Element = { type: string; props: object };

/** The part of Decap CMS's text fields that is built upon here: a React component. */
type TextField = {
  readonly props: Props;
  state: { known: readonly string[] };
  setState: (state: { known: readonly string[] }) => void;
  /** Where the cursor is put back to. */
  _sel: number | null;
  componentDidMount(): void;
  render(): Element;
};

/** How long a text is and may be: "12 of at most 60 characters", "12 of 50 to 155 characters". */
export function countOf(text: string, least: number, most: number): string {
  const limit = least > 1 ? `${least} to ${most}` : `at most ${most}`;
  return `${text.trim().length} of ${limit} characters`;
}

/** What is offered under this name, however it is written; else what was typed. */
export const knownAs = (typed: string, known: readonly string[]): string =>
  known.find((each) => categoryKey(each) === categoryKey(typed)) ?? typed.trim();

/** The texts at a path, whose stars stand for all items of a list. */
export function textsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === "string" && value !== "" ? [value] : [];
  const group = (value ?? {}) as Record<string, unknown>;
  const below = step === "*" ? Object.values(group) : [group[step]];
  return below.flatMap((each) => textsAt(each, rest));
}

/**
 * Text fields that say how long their text is and may be, where the content model has a limit; that
 * take a time as the browser does; that offer what stands elsewhere in the content; and that bring
 * what was typed into form.
 */
export function registerTextFields(cms: Cms): void {
  for (const name of ["string", "text"]) {
    const widget = cms.getWidget(name);
    const Field = widget.control as new (props: Props) => TextField;

    class Text extends Field {
      override state = { known: [] as readonly string[] };

      constructor(props: Props) {
        super(props);
        // A field for a time has no cursor in a text.
        if (props.field.get("input")) this._sel = null;
      }

      override componentDidMount(): void {
        super.componentDidMount();
        const offers = this.props.field.get("offers")?.toJS() ?? [];
        if (offers.length > 0) void this.learn(offers);
      }

      private async learn(offers: readonly Offer[]): Promise<void> {
        const { query, forID } = this.props;
        const texts = offers.map(async ({ collection, file, path }) => {
          const { payload } = await query(forID, collection, [path], "", file);
          return (payload?.hits ?? []).flatMap(({ data }) => textsAt(data, path.split(".")));
        });
        // Without the list, the field takes what is typed, and the check says if it is amiss.
        const known = await Promise.all(texts).catch(() => []);
        this.setState({ known: [...new Set(known.flat())].sort() });
      }

      private settled(): string | undefined {
        const { value, field } = this.props;
        if (!value) return value;
        if (field.get("offers")) return knownAs(value, this.state.known);
        return field.get("inForm")?.(value) ?? value;
      }

      /** Decap CMS asks for it before it looks if the text has its form. */
      readonly getValidateValue = () => this.settled();

      private readonly settle = () => {
        const { value, onChange, setInactiveStyle } = this.props;
        const settled = this.settled();
        if (settled !== undefined && settled !== value) {
          // Where browsers put the cursor behind a new text.
          this._sel = settled.length;
          onChange(settled);
        }
        setInactiveStyle();
      };

      private count(most: number): Element {
        const { value: text = "", field } = this.props;
        const least = field.get("min_length") ?? 0;
        const isOff = text.trim().length > most || (text !== "" && text.trim().length < least);
        const props = { className: "field-count", "data-off": isOff ? "" : undefined };
        return h("p", props, countOf(text, least, most));
      }

      private choice(props: object): Element {
        const { value = "", onChange } = this.props;
        const words = [...new Set([value, ...this.state.known])];
        return h(
          "select",
          {
            ...props,
            ref: undefined,
            type: undefined,
            onChange: ({ target }: { target: HTMLSelectElement }) => onChange(target.value),
          },
          words.map((each) => h("option", { key: each, value: each }, each)),
        );
      }

      override render(): Element {
        const { field, forID } = this.props;
        const { type, props } = super.render();
        if (field.get("only_offers")) return this.choice(props);
        const most = field.get("max_length");
        const list = field.get("offers") && `${forID}-known`;
        const own = { ...props, ...(field.get("input") && { type: field.get("input") }) };
        const input = h(type, { ...own, list, onBlur: this.settle });
        if (most === undefined && list === undefined) return input;
        const options = this.state.known.map((value) => h("option", { key: value, value }));
        return h(
          "div",
          {},
          input,
          list !== undefined && h("datalist", { id: list }, options),
          most !== undefined && this.count(most),
        );
      }
    }
    cms.registerWidget(name, Text, widget.preview, widget.schema);
  }
}
