import { categoryKey } from "../../../src/content/check/categories";
import type { Cms } from "../cms";

type Hit = { data: Record<string, unknown> };

type Props = {
  value?: string;
  forID: string;
  field: { get: (key: string) => string };
  onChange: (value: string) => void;
  onBlur?: () => void;
  setInactiveStyle: () => void;
  /** Finds the entries of a collection that hold a text in one of some fields. */
  query: (
    namespace: string,
    collection: string,
    fields: string[],
    text: string,
  ) => Promise<{ payload?: { hits?: Hit[] } }>;
};

type Element = { type: string; props: object };

/** The part of Decap CMS's text field that is built upon here: a React component. */
type TextField = {
  readonly props: Props;
  state: { known: readonly string[] };
  setState: (state: { known: readonly string[] }) => void;
  render(): Element;
  componentDidMount(): void;
};

/** The category that there is already under this name, however it is written; else what was typed. */
export const knownAs = (typed: string, known: readonly string[]): string =>
  known.find((each) => categoryKey(each) === categoryKey(typed)) ?? typed.trim();

/**
 * A text field that offers what other entries have in it. A new word can be typed; the word of
 * another entry, typed with other capitals, becomes that one.
 */
export function registerCategoryField(cms: Cms): void {
  const widget = cms.getWidget("string");
  const Field = widget.control as new (props: Props) => TextField;

  class Category extends Field {
    override state = { known: [] as readonly string[] };

    override componentDidMount(): void {
      super.componentDidMount();
      const { query, forID, field } = this.props;
      const name = field.get("name");
      query(forID, field.get("collection"), [name], "").then(
        ({ payload }) => {
          const words = (payload?.hits ?? []).map(({ data }) => String(data[name] ?? ""));
          this.setState({ known: [...new Set(words)].filter((word) => word !== "").sort() });
        },
        // Without the list, the field takes what is typed, and the check says if it is amiss.
        () => this.setState({ known: [] }),
      );
    }

    private readonly settle = () => {
      const { value = "", onChange, setInactiveStyle } = this.props;
      const word = knownAs(value, this.state.known);
      if (word !== value) onChange(word);
      setInactiveStyle();
    };

    override render(): Element {
      const { type, props } = super.render();
      const list = `${this.props.forID}-known`;
      const options = this.state.known.map((value) => h("option", { key: value, value }));
      const input = h(type, { ...props, list, onBlur: this.settle });
      return h("div", {}, input, h("datalist", { id: list }, options));
    }
  }
  cms.registerWidget("category", Category, widget.preview, {
    properties: { collection: { type: "string" } },
  });
}
