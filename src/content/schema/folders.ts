import type { Folder } from "./fields";
import { townEnding } from "../words/slug";

/** The editor's words for the files of a folder. */
type FolderWords = {
  label: string;
  singular: string;
  /** How to make the slug of a new entry. The path of a field in braces stands for the field's value. */
  slug: string;
  /** The field with the name of an entry. If the field holds no text, the name is the slug. */
  identifier: string;
  /** The address, without the slash, of the page that lists all entries, if there is such a page. */
  page?: string;
};

export const folders: Readonly<Record<Folder, FolderWords>> = {
  testimonials: {
    label: "Testimonials",
    singular: "Testimonial",
    slug: "{name}-{town}",
    identifier: "name",
    page: "testimonials",
  },
  faqs: {
    label: "Questions",
    singular: "List of questions",
    slug: "{items.0.question}",
    identifier: "items",
  },
  projects: {
    label: "Projects",
    singular: "Project",
    slug: "{title}-{location}",
    identifier: "title",
    page: "projects",
  },
  services: {
    label: "Service pages",
    singular: "Service page",
    slug: "{name}",
    identifier: "name",
  },
  locations: {
    label: "Town pages",
    singular: "Town page",
    slug: `{town}${townEnding}`,
    identifier: "town",
  },
};

/** The groups in which the editor shows files that are in no folder of entries. */
export const singles = [
  { label: "Pages", holds: (file: string) => file.startsWith("pages/") },
  { label: "Business", holds: (file: string) => !file.startsWith("pages/") },
] as const;
