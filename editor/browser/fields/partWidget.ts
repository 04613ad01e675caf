import type { Cms } from "../cms";

/** By the ids of the fields that they are about. */
type Errors = { toJS: () => Record<string, unknown> };

type Props = {
  /** An Immutable.js map; nothing where the page does without the part. */
  value?: object | null;
  forID: string;
  field: { get: (key: string) => string; clear: () => object };
  fieldsErrors?: Errors;
  onChange: (value: object | undefined) => void;
  clearFieldErrors: (field: string) => void;
};

/** A field of the group, as the group knows it. */
type Child = { props: { field: { get: (key: string) => string }; parentIds: string[] } };

/** The part of Decap CMS's group that is built upon here: a React component. */
type GroupField = {
  readonly props: Props;
  validate: () => void;
  childRefs: Record<string, Child>;
  processControlRef: (child: Child | null) => void;
  setState: (state: { collapsed: boolean }) => void;
  render(): unknown;
};

/**
 * A group that a page may do without, with a switch. What was in it when it was switched off is there
 * again when it is switched on, as long as the form is open.
 */
export function registerPartField(cms: Cms): void {
  const widget = cms.getWidget("object");
  const Field = widget.control as new (props: Props) => GroupField;

  class Part extends Field {
    /** Decap CMS's own is an empty group, which would be one that is switched on. */
    static defaultProps = {};

    private kept?: object;

    constructor(props: Props) {
      super(props);
      const validate = this.validate;
      this.validate = () => {
        if (this.isOn()) validate();
      };
      // Decap CMS hands each field on to the form as well, in place of the group: that is put right
      // by the group itself only where both come together, and not where the fields come later.
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
        this.forgetErrors();
        onChange(undefined);
      } else {
        this.setState({ collapsed: false });
        onChange(this.kept ?? field.clear());
      }
    };

    /** Else the form could not be saved because of fields that are not there any more. */
    private forgetErrors(): void {
      const { forID, fieldsErrors, clearFieldErrors } = this.props;
      // The errors themselves do not all say which group they are in.
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
      const line = h("label", { key: "switch", className: "part-switch" }, box, words);
      return [line, this.isOn() && super.render()];
    }
  }
  cms.registerWidget("part", Part, widget.preview, widget.schema);
}
