import type * as z from "zod";
import { metaOf } from "../../../src/content/schema/schemaParts";
import { capitalized } from "../../../src/content/words/wording";

/** A field of a form: its place, its rules, and its value. */
export type FieldProps = {
  schema: z.ZodType;
  /** The key of the field in its group. */
  name: string;
  /** The path in the entry, as one text: "reasons.items.0.title". */
  path: string;
  /** The path with the identities of list items: "reasons.items.#3.title". */
  idPath: string;
  value: unknown;
  /** The number of groups and lists around the field. */
  depth: number;
  /** A label that replaces the model's label, as for an item of a list. */
  label?: string;
};

/** The fields of a group. */
export type FieldsProps = Omit<FieldProps, "name" | "label">;

/** The props of a control that edits a single value. */
export type ControlProps = Pick<FieldProps, "schema" | "path" | "value"> & {
  label: string;
  /** The ids of the hint and the error, for screen readers. */
  describedBy?: string;
  isInvalid: boolean;
};

export const labelOf = ({ schema, name, label }: Pick<FieldProps, "schema" | "name" | "label">) =>
  label ?? metaOf(schema).title ?? capitalized(name);

/** A path or an id path one step further down. */
export const below = (path: string, step: string | number): string =>
  path === "" ? String(step) : `${path}.${step}`;
