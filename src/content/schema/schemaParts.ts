import * as z from "zod";

/** The steps from the root to a place: keys of groups and indexes of lists. */
export type Path = readonly (string | number)[];

/** A field of a content file, with the file's path below data/. */
export type FieldPlace = { file: string; path: Path };

/** A value of a content file, with its path and its schema. */
export type Place = { path: Path; value: unknown; schema: z.ZodType; meta: z.GlobalMeta };

/** The schema inside an `.optional()`, or the schema itself. */
export function innermost(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? innermost(schema.unwrap() as z.ZodType) : schema;
}

/** The metadata by schema. Zod would copy them at each call, and a form reads them on every keystroke. */
const knownMeta = new WeakMap<z.ZodType, z.GlobalMeta>();

/** The metadata of a field, whether the model sets them before or after `.optional()`. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const known = knownMeta.get(schema);
  if (known) return known;
  const meta = { ...innermost(schema).meta(), ...schema.meta() };
  knownMeta.set(schema, meta);
  return meta;
}

/** The file below data/ that a value names: the file of an entry, or a picture. */
export function namedFile({ kind, to }: z.GlobalMeta, value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  if (to) return `${to}/${value}.json`;
  return kind === "imageFile" ? value : undefined;
}

/** The texts that pages read in addition to a group's fields, as pairs of name and text. */
export const derivedTextsOf = (schema: z.ZodType, group: Readonly<Record<string, unknown>>) =>
  Object.entries(metaOf(schema).derivedTexts ?? {}).map(
    ([name, derive]) => [name, derive(group as never)] as const,
  );

const visibleTexts = new WeakMap<z.ZodType, boolean>();

/** True if pages show a field as text: free text, or text of a fixed form with `isVisibleText`. */
export function isVisibleText(schema: z.ZodType): boolean {
  const known = visibleTexts.get(schema);
  if (known !== undefined) return known;
  const { kind = "longText", isVisibleText: isMarked } = metaOf(schema);
  const inner = innermost(schema);
  const isFree = () => z.toJSONSchema(inner, { io: "input" }).pattern === undefined;
  const found = inner instanceof z.ZodString && kind === "longText" && (isMarked ?? isFree());
  visibleTexts.set(schema, found);
  return found;
}

/** True if a value is a group of fields, and not a list or a single value. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The schema one step down; undefined if the model has no such step. */
export function childOf(schema: z.ZodType, step: string | number): z.ZodType | undefined {
  const inner = innermost(schema);
  if (inner instanceof z.ZodArray && typeof step === "number") return inner.element as z.ZodType;
  if (inner instanceof z.ZodObject && typeof step === "string" && Object.hasOwn(inner.shape, step))
    return inner.shape[step] as z.ZodType;
  return undefined;
}

/** The schema of a place; undefined if the model has no such place. */
export function schemaAt(root: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>(
    (schema, step) => schema && childOf(schema, step),
    root,
  );
}

/** Every value with a schema, from the root down, in the order of the file. */
export function placesIn(schema: z.ZodType, value: unknown, path: Path = []): Place[] {
  const here: Place = { path, value, schema: innermost(schema), meta: metaOf(schema) };
  const steps: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isGroup(value)
      ? Object.entries(value)
      : [];
  const below = steps.flatMap(([step, each]) => {
    const child = childOf(schema, step);
    return child ? placesIn(child, each, [...path, step]) : [];
  });
  return [here, ...below];
}

/** The value at a place; undefined if the place does not exist. */
export const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === "object" && value !== null
        ? (value as Record<string | number, unknown>)[step]
        : undefined,
    root,
  );
