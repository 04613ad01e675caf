import type { Cms } from "../cms";

/** Errors by the id of their field. */
type Errors = { toJS: () => Record<string, unknown> };

type Props = {
  /** An Immutable.js map; missing if the group is switched off. */
  value?: object | null;
  forID: string;
  field: { get: (key: string) => string; clear: () => object };
  fieldsErrors?: Errors;
  onChange: (value: object | undefined) => void;
  clearFieldErrors: (field: string) => void;
};

/** A field of the group. */
type Child = { props: { field: { get: (key: string) => string }; parentIds: string[] } };

type Group = {
  validate: () => void;
  childRefs: Record<string, Child>;
  processControlRef: (child: Child | null) => void;
};

/**
 * An optional group with a switch. While the form is open, the group keeps its content when it is
 * switched off and on again.
 */
export function registerOptionalGroupField(cms: Cms): void {
  const { control: GroupField } = cms.getWidget<Props, Group, { collapsed: boolean }>("object");

  class OptionalGroup extends GroupField {
    /** Decap CMS's default is an empty group, which would count as switched on. */
    static defaultProps = {};

    private kept?: object;

    constructor(props: Props) {
      super(props);
      const validate = this.validate;
      this.validate = () => {
        if (this.isOn()) validate();
      };
      // Decap CMS also registers each field with the form, in place of the group. The group corrects
      // this only if it mounts together with its fields, not if the fields mount later.
      this.processControlRef = (child) => {
        if (child?.props.parentIds.at(-1) === this.props.forID)
          this.childRefs[child.props.field.get("name")] = child;
      };
    }

    private isOn(): boolean {
      return this.props.value !== undefined && this.props.value !== null;
    }

    private readonly change = () => {
      const { value, field, onChange } = this.props;
      if (this.isOn()) {
        this.kept = value ?? undefined;
        this.clearErrors();
        onChange(undefined);
      } else {
        this.setState({ collapsed: false });
        onChange(this.kept ?? field.clear());
      }
    };

    /** Without this, errors of removed fields would prevent a save. */
    private clearErrors(): void {
      const { forID, fieldsErrors, clearFieldErrors } = this.props;
      // Not every error names its group.
      const group = document.getElementById(forID);
      for (const field of Object.keys(fieldsErrors?.toJS() ?? {}))
        if (group?.querySelector(`label[for="${field}"]`)) clearFieldErrors(field);
    }

    override render(): unknown {
      const { field } = this.props;
      const words = field.get("switch");
      const box = h("input", {
        type: "checkbox",
        checked: this.isOn(),
        onChange: this.change,
        "aria-label": `${words}: ${field.get("label")}`,
      });
      const line = h("label", { key: "switch", className: "group-switch" }, box, words);
      return [line, this.isOn() && super.render()];
    }
  }
  cms.registerWidget("optionalGroup", OptionalGroup);
}
