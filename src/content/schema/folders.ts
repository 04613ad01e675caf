import type { Folder } from "./fields";
import { townEnding } from "../words/slug";

/** What the editor says of the files of a folder. Names in braces are fields. */
type FolderWords = {
  label: string;
  singular: string;
  /** The name of the file of a new entry. */
  slug: string;
  /** The field with the name of an entry. */
  identifier: string;
  /** The page that lists all entries, if there is one: its address without the slash. */
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
    label: "FAQs",
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

/** The groups in which the editor shows single files. */
export const singles = [
  { label: "Pages", holds: (file: string) => file.startsWith("pages/") },
  { label: "Business", holds: (file: string) => !file.startsWith("pages/") },
] as const;
