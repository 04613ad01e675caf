import { contentTypes, type ContentType } from "../model/contentTypes";
import { slugOf } from "../slug";
import { folders, singles } from "./collectionViews";
import { contentFormat, type Backend } from "./decap";
import { formFields } from "./widgets";

function folderCollection(type: ContentType & { folder: keyof typeof folders }) {
  const { label, singular, description, summary, slug, identifier, sortable } =
    folders[type.folder];
  return {
    name: type.folder,
    label,
    label_singular: singular,
    description,
    extension: "json",
    format: contentFormat,
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
}

/** The folder of pictures, and its name in the content. */
const pictures = (root: "/" | "" = "") => ({
  media_folder: `${root}data/images`,
  public_folder: "images",
});

function filesCollection({ name, label, description, holds }: (typeof singles)[number]) {
  const types = contentTypes.flatMap((type) => (type.file && holds(type.file) ? [type] : []));
  const files = types.map(({ file, label: fileLabel, schema }) => ({
    name: slugOf(file),
    label: fileLabel,
    file: `data/${file}`,
    fields: formFields(schema),
  }));
  return {
    name,
    label,
    description,
    extension: "json",
    format: contentFormat,
    delete: false,
    files,
  };
}

/** A collection in the editor's sidebar. */
export type Collection = ReturnType<typeof folderCollection | typeof filesCollection>;

let collections: readonly Collection[] | undefined;

/**
 * The collections in the editor's sidebar, in the order of the content model. They are cached, since
 * making them is slow and the editor reads them for each entry.
 */
export function editorCollections(): readonly Collection[] {
  collections ??= [
    ...contentTypes.flatMap((type) => (type.folder ? [folderCollection(type)] : [])),
    ...singles.map(filesCollection),
  ];
  return collections;
}

/** The configuration of Decap CMS, made from the content model. */
export function editorConfig(backend: Backend, siteUrl?: string) {
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
    collections: editorCollections(),
  };
}

export type EditorConfig = ReturnType<typeof editorConfig>;
