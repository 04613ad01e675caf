import type { Suggestion, TextOptions } from "../../../src/content/editor/decap";
import { curlyQuoted } from "../../../src/content/labels";
import { factNotes } from "../../../src/content/editor/factNotes";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { comparable } from "../../../src/content/wording";
import type { Cms, CmsEntry } from "../cms";
import { draftChanges, isNewOpen } from "../currentEntry";
import { contentOf, fileOf, type SavedContent } from "../content";

type Props = {
  /** Null in a new item of a list. */
  value?: string | null;
  forID: string;
  field: { get: <Name extends keyof TextOptions>(name: Name) => TextOptions[Name] };
  getEntry: () => CmsEntry;
  onChange: (value: string) => void;
  setInactiveStyle: () => void;
};

type Element = { type: string; props: object };

/** @property files the saved content, once the field needs it */
type State = { files?: ContentFiles };

type TextPart = {
  /** The cursor position that Decap CMS restores after a change. */
  _sel: number | null;
  /** Puts the cursor back. Only a field of one line has this. */
  componentDidUpdate?(previous: Props): void;
  render(): Element;
};

/** The length and the limits of a text: "12 of at most 60 characters", "12 of 50 to 155 characters". */
export function countOf(text: string, least: number, most: number): string {
  const limit = least > 1 ? `${least} to ${most}` : `at most ${most}`;
  return `${text.trim().length} of ${limit} characters`;
}

/**
 * The suggestion whose text or name equals the typed text apart from case and spaces, or else the
 * typed text.
 */
export function matchingSuggestion(typed: string, suggestions: readonly Suggestion[]): string {
  const isTyped = (text = "") => comparable(text) === comparable(typed);
  const found = suggestions.find(({ value, label }) => isTyped(value) || isTyped(label));
  return typed.trim() && found ? found.value : typed.trim();
}

/**
 * Extends Decap CMS's text fields: they show the length of a text that has a limit, use the browser's
 * input for a time, suggest texts from the content, say what names in braces stand for, normalize
 * what was typed, and put back a text that was emptied or is off its limits.
 */
export function registerTextFields(cms: Cms, content: SavedContent): void {
  for (const name of ["string", "text"]) {
    const { control: TextField } = cms.getWidget<Props, TextPart, State>(name);

    class Text extends TextField {
      override state: State = {};

      constructor(props: Props) {
        super(props);
        // An input for a time has no cursor position.
        if (props.field.get("input")) this._sel = null;
      }

      private text(): string {
        return this.props.value ?? "";
      }

      /** The text when the form was opened. */
      private readonly first = this.text().trim();

      private proposal = "";

      private readonly propose = () => {
        const { field, getEntry, onChange } = this.props;
        if (this.text() !== this.proposal) return;
        this.proposal = field.get("proposed")?.(contentOf(getEntry())) ?? "";
        if (this.text() !== this.proposal) onChange(this.proposal);
      };

      override componentDidMount(): void {
        super.componentDidMount();
        if (this.props.field.get("suggestions") || this.hasBraces()) this.readContent();
        if (!this.props.field.get("proposed") || !isNewOpen()) return;
        this.propose();
        draftChanges.addEventListener("change", this.propose);
      }

      override componentDidUpdate(previous: Props): void {
        // After any other redraw, as at a focus, the browser's own cursor and selection stay.
        if (previous.value !== this.props.value) super.componentDidUpdate?.(previous);
      }

      /** Without suggestions, the field takes any text, and the content check reports errors. */
      private readContent(): void {
        if (!this.state.files) content.whenRead((files) => this.setState({ files }));
      }

      private suggestions(): readonly Suggestion[] {
        const { files } = this.state;
        return (files && this.props.field.get("suggestions")?.(files)) ?? [];
      }

      componentWillUnmount(): void {
        draftChanges.removeEventListener("change", this.propose);
      }

      private normalized(): string | null | undefined {
        const { value, field } = this.props;
        if (!value) return value;
        if (field.get("suggestions")) return matchingSuggestion(value, this.suggestions());
        return field.get("autoFormat")?.(value) ?? value;
      }

      /** Decap CMS calls this before it validates the text. */
      readonly getValidateValue = () => this.normalized();

      private readonly normalize = () => {
        const { value, onChange, setInactiveStyle } = this.props;
        const normalized = this.normalized();
        if (normalized && normalized !== value) {
          // Browsers put the cursor at the end of a new text.
          this._sel = normalized.length;
          onChange(normalized);
        }
        setInactiveStyle();
        // Not while somebody types: a new drawing could replace the last letters.
        if (this.hasBraces()) this.readContent();
      };

      private limits() {
        const { field } = this.props;
        return { least: field.get("min_length") ?? 0, most: field.get("max_length") ?? Infinity };
      }

      /** True if the text is too short or too long. An empty text is neither. */
      private isOffLimits(): boolean {
        const { least, most } = this.limits();
        const { length } = this.text().trim();
        return this.text() !== "" && (length < least || length > most);
      }

      private count(): Element {
        const { least, most } = this.limits();
        const props = { className: "field-note", "data-off": this.isOffLimits() ? "" : undefined };
        return h("p", props, countOf(this.text(), least, most));
      }

      private readonly hasBraces = () => this.text().includes("{");

      /** What visitors see in place of names in braces. */
      private notes(): Element[] {
        const { files } = this.state;
        const file = fileOf(this.props.getEntry());
        const notes = files && this.hasBraces() ? factNotes(this.text(), files, file) : [];
        return notes.map((note) => h("p", { className: "field-note", key: note }, note));
      }

      private putBackButton(): Element | false {
        const { forID, onChange } = this.props;
        const isEmpty = this.text().trim() === "";
        if (this.first === "" || !(isEmpty || this.isOffLimits())) return false;
        const onClick = () => {
          onChange(this.first);
          document.getElementById(forID)?.focus();
        };
        const button = { type: "button", onClick };
        return h(
          "div",
          { className: "item-tools" },
          h("button", button, `Put back ${curlyQuoted(this.first)}`),
        );
      }

      private choice(props: object): Element {
        const { onChange } = this.props;
        const offered = this.suggestions().map((each) => each.value);
        const words = [...new Set([this.text(), ...offered])];
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
        if (field.get("only_suggestions")) return this.choice(props);
        const list = field.get("suggestions") && `${forID}-known`;
        const own = { ...props, ...(field.get("input") && { type: field.get("input") }) };
        const input = h(type, { ...own, list, onBlur: this.normalize });
        const options = this.suggestions().map((each) => h("option", { key: each.value, ...each }));
        return h(
          "div",
          {},
          input,
          list !== undefined && h("datalist", { id: list }, options),
          field.get("max_length") !== undefined && this.count(),
          this.notes(),
          this.putBackButton(),
        );
      }
    }
    cms.registerWidget(name, Text);
  }
}
