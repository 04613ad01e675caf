import { newFileName } from "../../../src/content/words/newFileName";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { isWithin } from "../../../src/content/schema/isWithin";
import { normalized } from "../../../src/content/schema/normalize";
import type { ContentFiles } from "../../../src/content/resolveContent";
import {
  metaOf,
  placesIn,
  schemaAt,
  type FieldPlace,
} from "../../../src/content/schema/schemaParts";
import { slugOf } from "../../../src/content/words/slug";
import { fieldChanges, type FieldChange } from "../../store/fieldChanges";
import type { ChangedEntry } from "../../store/store";
import { changed, type Document } from "./document";
import type { Edited, SessionState } from "./state";

const found = new WeakMap<Edited, readonly FieldChange[]>();

function findChanges(file: string, { base, document }: Edited): readonly FieldChange[] {
  const { content } = document;
  const type = contentTypeOf(file);
  if (!type || base === content) return [];
  if (base === undefined || content === undefined)
    return [{ path: [], before: base, after: content }];
  return fieldChanges(normalized(type.schema, base), normalized(type.schema, content));
}

/** The changed fields of an entry. An added or deleted entry is one change, with an empty path. */
export function changesOf(file: string, edited: Edited): readonly FieldChange[] {
  const known = found.get(edited);
  if (known) return known;
  const changes = findChanges(file, edited);
  found.set(edited, changes);
  return changes;
}

const ofPicture: readonly unknown[] = ["file", "alt", "focus"];

/**
 * The place that a change counts for: the picture, for a change of its file, description or point; otherwise
 * the changed field.
 */
function changedPlace(file: string, { path }: FieldChange): string {
  const schema = contentTypeOf(file)?.schema;
  const group = path.slice(0, -1);
  const isOfPicture =
    ofPicture.includes(path.at(-1)) &&
    schema !== undefined &&
    metaOf(schemaAt(schema, group) ?? schema).kind === "picture";
  return (isOfPicture ? group : path).join(".");
}

/**
 * The number of an entry's changes, as people count: another picture and its new description are one change.
 */
export const countIn = (file: string, edited: Edited): number =>
  new Set(changesOf(file, edited).map((change) => changedPlace(file, change))).size;

/** The entries that differ from their saved state. */
export const changedFiles = ({ edited }: Pick<SessionState, "edited">): string[] =>
  [...edited].flatMap(([file, each]) => (changesOf(file, each).length > 0 ? [file] : []));

/** True if something at a place, in it or around it has an unsaved change. */
export function isChangedAt({ edited }: Pick<SessionState, "edited">, place: FieldPlace): boolean {
  const entry = edited.get(place.file);
  return (
    entry !== undefined &&
    changesOf(place.file, entry).some(
      ({ path }) => isWithin(path, place.path) || isWithin(place.path, path),
    )
  );
}

const countDeleted = (pictures: SessionState["pictures"]) =>
  [...pictures.values()].filter((bytes) => bytes === undefined).length;

/** The number of changed fields and deleted pictures. */
export const countChanges = ({
  edited,
  pictures,
}: Pick<SessionState, "edited" | "pictures">): number =>
  [...edited].reduce((sum, [file, each]) => sum + countIn(file, each), 0) + countDeleted(pictures);

/** True if there is something to save. */
export const hasChanges = (state: Pick<SessionState, "edited" | "pictures">): boolean =>
  countChanges(state) > 0;

/** The beginning of the file name of an entry that was never saved. */
const newPrefix = "new-entry-";

/**
 * A provisional file for a new entry. The final name follows from the entry's words, which change until the
 * entry is saved. The provisional name is random, because another tab may have a new entry, too.
 */
export const provisionalFile = (folder: string): string =>
  `${folder}/${newPrefix}${crypto.randomUUID().slice(0, 8)}.json`;

/** True for the file of an entry that was never saved. */
export const isProvisional = (file: string): boolean => slugOf(file).startsWith(newPrefix);

/** The final files of new entries, by their provisional files. */
function finalNames(state: Pick<SessionState, "edited" | "saved">): ReadonlyMap<string, string> {
  const taken = new Set(state.saved.keys());
  const names = new Map<string, string>();
  for (const [file, { document }] of state.edited) {
    const folder = contentTypeOf(file)?.folder;
    if (!folder || !isProvisional(file) || document.content === undefined) continue;
    const fileOf = (name: string) => `${folder}/${name}.json`;
    const final = fileOf(newFileName(folder, document.content, (name) => taken.has(fileOf(name))));
    taken.add(final);
    names.set(file, final);
  }
  return names;
}

/** A document in which references name new entries by their final files. */
export function withFinalNames(
  file: string,
  original: Document,
  names: ReadonlyMap<string, string>,
): Document {
  const type = contentTypeOf(file);
  const { content } = original;
  if (!type || names.size === 0 || content === undefined) return original;
  let document = original;
  for (const { path, value, meta } of placesIn(type.schema, content)) {
    const final = meta.to && names.get(`${meta.to}/${String(value)}.json`);
    if (final) document = changed(document, { kind: "set", path, value: slugOf(final) });
  }
  return document;
}

export type Outcome = {
  /** All content as it would be after a save. */
  readonly files: ContentFiles;
  /** The changed entries, by their final files. */
  readonly entries: readonly ChangedEntry[];
  /** The final files of new entries, by their provisional files. */
  readonly names: ReadonlyMap<string, string>;
};

const outcomes = new WeakMap<ReadonlyMap<string, Edited>, { saved: ContentFiles; made: Outcome }>();

/** The outcome of a save at this moment. */
export function outcomeOf(state: Pick<SessionState, "edited" | "saved">): Outcome {
  const known = outcomes.get(state.edited);
  if (known?.saved === state.saved) return known.made;
  const names = finalNames(state);
  const files = new Map(state.saved);
  const entries: ChangedEntry[] = [];
  for (const [provisional, each] of state.edited) {
    const file = names.get(provisional) ?? provisional;
    const { content } = withFinalNames(provisional, each.document, names);
    if (content === undefined) files.delete(file);
    else files.set(file, content);
    if (changesOf(provisional, each).length > 0) entries.push({ file, base: each.base, content });
  }
  const made = { files, entries, names };
  outcomes.set(state.edited, { saved: state.saved, made });
  return made;
}

/** The pictures that a save would add or delete. A new picture that no entry names is left out. */
export function picturesToSave(
  { pictures }: Pick<SessionState, "pictures">,
  { entries }: Pick<Outcome, "entries">,
): ReadonlyMap<string, Blob | undefined> {
  const named = new Set(
    entries.flatMap(({ file, content }) => {
      const type = contentTypeOf(file);
      return type && content !== undefined
        ? placesIn(type.schema, content).flatMap(({ value, meta }) =>
            meta.kind === "imageFile" && typeof value === "string" ? [value] : [],
          )
        : [];
    }),
  );
  return new Map([...pictures].filter(([file, bytes]) => bytes === undefined || named.has(file)));
}

/**
 * The file by which the session knows an entry: for a new entry, its provisional file.
 * @param names the final files of new entries, which change while somebody types the name of an entry
 */
export function fileInSession(names: ReadonlyMap<string, string>, file: string): string {
  const [own] = [...names].find(([, final]) => final === file) ?? [];
  return own ?? file;
}
