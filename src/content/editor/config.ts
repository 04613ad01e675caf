import { contentTypes, type ContentType } from "../model/contentTypes";
import { slugOf } from "../slug";
import { folders, singles } from "./collectionViews";
import type { Backend, Collection, EditorConfig } from "./decap";
import { formFields } from "./widgets";

/** A collection of the editor, with the content types of its files. */
export type TypedCollection = { collection: Collection; types: readonly ContentType[] };

function folderCollection(type: ContentType & { folder: keyof typeof folders }): TypedCollection {
  const { label, singular, description, summary, slug, identifier, sortable } =
    folders[type.folder];
  const collection: Collection = {
    name: type.folder,
    label,
    label_singular: singular,
    description,
    extension: "json",
    format: type.folder,
    folder: `data/${type.folder}`,
    // Without this, Decap CMS opens a new entry before it has loaded all pictures.
    ...pictures("/"),
    create: true,
    identifier_field: identifier,
    slug,
    summary,
    sortable_fields: sortable,
    fields: formFields(type.schema),
  };
  return { collection, types: [type] };
}

/** The folder of pictures, and its name in the content. */
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
 * The collections in the editor's sidebar, in the order of the content model. They are cached, since
 * making them is slow and the editor reads them for each entry.
 */
export function typedCollections(): readonly TypedCollection[] {
  collections ??= [
    ...contentTypes.flatMap((type) => ("folder" in type ? [folderCollection(type)] : [])),
    ...singles.map(filesCollection),
  ];
  return collections;
}

/** The configuration of Decap CMS, made from the content model. */
export function editorConfig(backend: Backend, siteUrl?: string): EditorConfig {
  return {
    load_config_file: false,
    backend,
    locale: "en-US",
    ...(siteUrl && { site_url: siteUrl }),
    // The list of pages has a search that finds the words that visitors see.
    search: false,
    // The editor has its own links to the pages of an entry. Decap's link is the same for each
    // entry, and fails after a link in another entry.
    show_preview_links: false,
    ...pictures(),
    slug: { encoding: "ascii", clean_accents: true },
    editor: { preview: true },
    collections: typedCollections().map(({ collection }) => collection),
  };
}
