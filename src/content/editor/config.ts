import { contentTypes, type ContentType } from "../model/contentTypes";
import { slugOf } from "../slug";
import { folders, singles } from "./collectionViews";
import type { Backend, Collection, EditorConfig } from "./decap";
import { formFields } from "./widgets";

/** A collection of the editor and the content types whose files are in it. */
export type TypedCollection = { collection: Collection; types: readonly ContentType[] };

function folderCollection(type: ContentType & { folder: keyof typeof folders }): TypedCollection {
  const { label, singular, description, summary, slug, identifier, sortable, mayDelete } =
    folders[type.folder];
  const collection: Collection = {
    name: type.folder,
    label,
    label_singular: singular,
    description,
    extension: "json",
    format: type.folder,
    folder: `data/${type.folder}`,
    // Else Decap CMS opens a new entry with the pictures that it knew before it had loaded them.
    ...pictures("/"),
    create: true,
    delete: mayDelete,
    identifier_field: identifier,
    slug,
    summary,
    sortable_fields: sortable,
    fields: formFields(type.schema),
  };
  return { collection, types: [type] };
}

/** Where pictures lie, and how content names them. */
const pictures = (root: "/" | "" = "") => ({
  media_folder: `${root}data/images`,
  public_folder: "images",
});

function filesCollection({
  name,
  label,
  description,
  holds,
}: (typeof singles)[number]): TypedCollection {
  const types = contentTypes.flatMap((type) => ("file" in type && holds(type.file) ? [type] : []));
  const files = types.map(({ file, label: fileLabel, schema }) => ({
    name: slugOf(file),
    label: fileLabel,
    file: `data/${file}`,
    fields: formFields(schema),
  }));
  const collection: Collection = {
    name,
    label,
    description,
    extension: "json",
    format: name,
    delete: false,
    files,
  };
  return { collection, types };
}

let collections: readonly TypedCollection[] | undefined;

/**
 * What the editor's sidebar lists, in the order of the content model. It is made once, since to turn
 * the whole model into forms takes a moment, and the editor asks for it with each entry that is opened.
 */
export function typedCollections(): readonly TypedCollection[] {
  collections ??= [
    ...contentTypes.flatMap((type) => ("folder" in type ? [folderCollection(type)] : [])),
    ...singles.map(filesCollection),
  ];
  return collections;
}

/** The configuration of Decap CMS for all content, so that none of it is written by hand. */
export function editorConfig(backend: Backend, siteUrl?: string): EditorConfig {
  return {
    load_config_file: false,
    backend,
    locale: "en-US",
    ...(siteUrl && { site_url: siteUrl }),
    // The editor has links of its own to where an entry is shown. Decap's is the same for each entry,
    // and looking for it fails where one entry is opened by a link in another.
    show_preview_links: false,
    ...pictures(),
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: true },
    collections: typedCollections().map(({ collection }) => collection),
  };
}
