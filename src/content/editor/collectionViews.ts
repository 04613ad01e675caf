import type { Folder } from "../fields";

/** How the editor shows the files of a folder. In braces stand names of their fields. */
type FolderView = {
  label: string;
  singular: string;
  description: string;
  /** The line that stands for a file in the editor's lists. */
  summary: string;
  /** The name of a new file. */
  slug: string;
  /** A field that every file has, which Decap CMS wants to know. */
  identifier: string;
  /** The line that stands for a file where another one refers to it. */
  display: string;
  search: string[];
  sortable: string[];
  /** The page that lists all of them, where there is one: its address without the slash. */
  page?: string;
  mayDelete: boolean;
};

export const folders: Record<Folder, FolderView> = {
  testimonials: {
    label: "Testimonials",
    singular: "Testimonial",
    description:
      "A new one appears on the Testimonials page by itself. Other pages name the ones they show.",
    summary: "{{name}}, {{town}} · {{service}} · {{rating}} stars · {{text | truncate(70, '…')}}",
    slug: "{{name}}-{{town}}",
    identifier: "name",
    display: "{{name}}, {{town}} ({{service}})",
    search: ["name", "town", "service", "text"],
    sortable: ["name", "town", "service", "rating"],
    page: "testimonials",
    mayDelete: true,
  },
  faqs: {
    label: "FAQs",
    singular: "FAQ list",
    description:
      "One list of questions for each page. The page that shows a list names it, and a list that one service shows may name its facts: {duration}.",
    summary: "{{filename}} · {{items.0.question}} · {{items.1.question}}",
    slug: "{{items.0.question}}",
    identifier: "items",
    display: "{{filename}}",
    search: ["slug", "items.*.question", "items.*.answer"],
    sortable: [],
    mayDelete: true,
  },
  projects: {
    label: "Projects",
    singular: "Project",
    description:
      "A new one appears on the Projects page by itself, after those that the page lists.",
    summary: "{{title}} · {{location}} · {{category}}",
    slug: "{{title}}-{{location}}",
    identifier: "title",
    display: "{{title}}, {{location}}",
    search: ["title", "location", "category"],
    sortable: ["title", "location", "category"],
    page: "projects",
    mayDelete: true,
  },
  services: {
    label: "Service pages",
    singular: "Service page",
    description:
      "Each is a page of its own, with its address, and other pages can link to it. Its facts (how long, how much) are written once, and texts name them in braces.",
    summary: "{{name}} · {{address}}",
    slug: "{{name}}",
    identifier: "name",
    display: "{{name}}",
    search: ["name", "address"],
    sortable: ["name"],
    // The site's routes and its visitors' bookmarks need them.
    mayDelete: false,
  },
  locations: {
    label: "Town pages",
    singular: "Town page",
    description:
      "A page for a town whose work deserves one. Write it for that town alone: search engines demote pages that say the same of every town.",
    summary: "{{town}} · {{title}}",
    slug: "{{town}}-md",
    identifier: "town",
    display: "{{town}}",
    search: ["town", "title"],
    sortable: ["town"],
    mayDelete: true,
  },
};

/** The groups in which the editor shows files that there is one of. */
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
    description: "Phone number, license, hours, towns: written here once, and shown on every page.",
    holds: (file: string) => !file.startsWith("pages/"),
  },
] as const;
