import type { Folder } from "./fields";
import { offSiteField } from "./offSite";
import { valueAt } from "./schemaParts";
import { freeName, newSlug, slugify, townEnding, townSlug } from "./slug";

/** How the editor shows the files of a folder. Names in braces are fields. */
type FolderView = {
  label: string;
  singular: string;
  description: string;
  /** The line for a file in the editor's lists. */
  summary: string;
  /** The slug of a new file. */
  slug: string;
  /** A field that every file has; Decap CMS requires one. */
  identifier: string;
  /** The line for a file in a reference to it. */
  display: string;
  search: string[];
  sortable: string[];
  /** The page that lists all entries, if there is one: its address without the slash. */
  page?: string;
};

/** The template for the beginning of an entry's line: it says so if the entry is off the site. */
export const offSiteLine = (fields = "") =>
  `{{${fields}${offSiteField} | ternary('Not on the site now · ', '')}}`;

export const folders: Record<Folder, FolderView> = {
  testimonials: {
    label: "Testimonials",
    singular: "Testimonial",
    description:
      "The Testimonials page shows all of them. Each other page shows those that you choose in its form.",
    summary: `${offSiteLine()}{{name}}, {{town}} · {{service}} · {{rating}} of 5 stars · {{text | truncate(70, '…')}}`,
    slug: "{{name}}-{{town}}",
    identifier: "name",
    display: `${offSiteLine()}{{name}}, {{town}} ({{service}})`,
    search: ["name", "town", "service", "text"],
    sortable: ["name", "town", "service", "rating"],
    page: "testimonials",
  },
  faqs: {
    label: "FAQs",
    singular: "List of questions",
    description: "The questions and answers of each page. Open a page to choose its list.",
    summary: "{{items.0.question}} (list “{{filename}}”)",
    slug: "{{items.0.question}}",
    identifier: "items",
    display: "{{items.0.question}} (list “{{filename}}”)",
    search: ["slug", "items.*.question", "items.*.answer"],
    sortable: [],
  },
  projects: {
    label: "Projects",
    singular: "Project",
    description: "The Projects page shows all of them. Choose in its form which come first.",
    summary: `${offSiteLine()}{{title}} · {{location}} · {{category}}`,
    slug: "{{title}}-{{location}}",
    identifier: "title",
    display: `${offSiteLine()}{{title}}, {{location}}`,
    search: ["title", "location", "category"],
    sortable: ["title", "location", "category"],
    page: "projects",
  },
  services: {
    label: "Service pages",
    singular: "Service page",
    description:
      "A page for each service. Its form holds the duration and the price, written once for all texts.",
    summary: "{{name}} · {{address}}",
    slug: "{{name}}",
    identifier: "name",
    display: "{{name}}",
    search: ["name", "address"],
    sortable: ["name"],
  },
  locations: {
    label: "Town pages",
    singular: "Town page",
    description:
      "A page for a town where you have work to show. Write it for that town alone: search engines demote pages that say the same about every town.",
    summary: "{{town}} · {{title}}",
    slug: `{{town}}${townEnding}`,
    identifier: "town",
    display: "{{town}}",
    search: ["town", "title"],
    sortable: ["town"],
  },
};

/** The groups in which the editor shows single files. */
export const singles = [
  {
    name: "pages",
    label: "Pages",
    description: "The words and pictures of each page.",
    holds: (file: string) => file.startsWith("pages/"),
  },
  {
    name: "business",
    label: "Business",
    description: "Phone number, license, hours, towns: written here once, for every page.",
    holds: (file: string) => !file.startsWith("pages/"),
  },
] as const;

/**
 * The name, without .json, of the file of a new entry.
 * @param isTaken true for the names of other entries
 */
export function newFileName(
  folder: Folder,
  content: unknown,
  isTaken: (name: string) => boolean = () => false,
): string {
  const { identifier, singular, slug } = folders[folder];
  if (!valueAt(content, [identifier])) return freeName("new", isTaken);
  if (folder === "locations")
    return freeName(townSlug(String(valueAt(content, [identifier]))), isTaken);
  const filled = slug.replaceAll(/{{(.*?)}}/g, (_whole, path: string) => {
    const value = valueAt(content, path.split("."));
    return typeof value === "string" ? value : "";
  });
  if (/^[\s-]*$/.test(filled)) return freeName("new", isTaken);
  return newSlug(filled, slugify(singular), isTaken);
}
