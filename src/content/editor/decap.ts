// The parts of Decap CMS's configuration that this project uses, and options of our own widgets.
// https://decapcms.org/docs/configuration-options/

import type { ContentFiles } from "../resolveContent";

/** The name of our own format, in which the editor reads and writes content files. */
export const contentFormat = "content";

/** The name of our own backend, which the editor uses with npm start. */
export const localBackendName = "local";

/** The backend that the editor reads from and writes to. The fields depend on `name`. */
export type Backend = { name: string } & Record<string, unknown>;

/** A field of a form. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** A regular expression, and the message for a text that does not match. */
  pattern?: [string, string];
} & Widget;

/** A value to choose, and its label. */
export type Option = { label: string; value: string };

/** A suggested text, and its name for people: "/services/decks", "Decks". */
export type Suggestion = { value: string; label?: string };

/** The options of our text fields, in addition to Decap's. */
export type TextOptions = {
  /** The limits of the text, which the field shows. */
  min_length?: number;
  max_length?: number;
  /** The browser's own kind of input. */
  input?: "time";
  /** Formats a typed text for the field. */
  autoFormat?: (typed: string) => string;
  /** Proposes the text of a new entry, from its other fields. */
  proposed?: (content: Readonly<Record<string, unknown>>) => string;
  /** Suggests texts, from all content. */
  suggestions?: (files: ContentFiles) => readonly Suggestion[];
  /** True if the text must be one of the suggestions. */
  only_suggestions?: boolean;
};

export type Widget =
  | { widget: "boolean" }
  /** Our own widget: a switch that names the affected pages. */
  | { widget: "offSite" }
  | ({ widget: "string" | "text" } & TextOptions)
  | { widget: "image"; choose_url: false }
  /** Our own widget: a point on a picture, which is in the same group or elsewhere in the entry. */
  | { widget: "point"; picture_at?: string }
  /** Our own widget: a number as stars. */
  | {
      widget: "number" | "stars";
      value_type: "float";
      min?: number;
      max?: number;
      step: number;
    }
  | { widget: "select"; options: Option[]; multiple?: true; min?: number; max?: number }
  | {
      widget: "relation";
      collection: string;
      value_field: string;
      search_fields: string[];
      display_fields: string[];
      options_length: number;
    }
  | ({ widget: "object" } & GroupOptions)
  /** Our own widget: an optional group, with a switch. */
  | ({ widget: "optionalGroup"; switch: string } & GroupOptions)
  | ({ widget: "list"; label_singular: string; min?: number; max?: number } & ListItems);

type GroupOptions = { collapsed: boolean; summary?: string; fields: Field[] };

type ListItems =
  | {
      collapsed: boolean;
      summary: string;
      /** Our own list shows this instead of the summary. */
      itemTitle?: (group: Record<string, unknown>) => string;
      fields: Field[];
    }
  | { collapsed: boolean; summary?: string; field: Field };
