import { pluralize } from "../../../src/content/wording";
import type { Cms } from "../cms";

type Props = {
  value?: number;
  forID: string;
  classNameWrapper: string;
  field: { get: ((key: "max") => number) & ((key: "label") => string) };
  onChange: (value: number) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
};

/** A field that shows a number as stars to choose. */
export function registerStarsField(cms: Cms): void {
  const { control: NumberField } = cms.getWidget<Props>("number");

  class Stars extends NumberField {
    private star(count: number): unknown {
      const { value = 0, forID, onChange } = this.props;
      const input = h("input", {
        type: "radio",
        name: forID,
        checked: value === count,
        onChange: () => onChange(count),
        "aria-label": pluralize(count, "star"),
      });
      return h("label", { key: count, "data-on": count <= value ? "" : undefined }, input);
    }

    override render(): unknown {
      const { field, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
      const counts = Array.from({ length: field.get("max") }, (_, at) => at + 1);
      const props = {
        id: forID,
        role: "radiogroup",
        "aria-label": field.get("label"),
        className: `${classNameWrapper} field-stars`,
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      };
      return h(
        "div",
        props,
        counts.map((count) => this.star(count)),
      );
    }
  }
  cms.registerWidget("stars", Stars);
}
