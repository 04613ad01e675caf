import type { Folder } from "../schema/fields";
import { isGroup, valueAt, type Path } from "../schema/schemaParts";
import { pluralize } from "../words/wording";

/** How the editor speaks of a folder, and shows its entries in a list. */
type Listed = {
  /** What the folder holds: "Questions". */
  label: string;
  /** One entry, as in "New testimonial". */
  singular: string;
  /** The name of the entry; empty if nobody has filled it in yet. */
  titleOf: (content: unknown) => string;
  /** Details that tell the entry from others with a similar name: "Bel Air", "Siding". */
  detailsOf: (content: unknown) => readonly string[];
  /** A text of the entry. The list shows its first two lines, and the search reads all of it. */
  wordsOf?: (content: unknown) => string;
  starsOf?: (content: unknown) => number;
};

const textAt =
  (...path: Path) =>
  (content: unknown): string => {
    const text = valueAt(content, path);
    return typeof text === "string" ? text.trim() : "";
  };

const textsAt =
  (...names: readonly string[]) =>
  (content: unknown): string[] =>
    names.map((name) => textAt(name)(content)).filter((text) => text !== "");

const itemsOf = (content: unknown): readonly unknown[] => {
  const items = valueAt(content, ["items"]);
  return Array.isArray(items) ? items.filter(isGroup) : [];
};

/** The folders of data/, in the words of the editor's lists. */
export const listed: Readonly<Record<Folder, Listed>> = {
  testimonials: {
    label: "Testimonials",
    singular: "testimonial",
    titleOf: textAt("name"),
    detailsOf: textsAt("town", "service"),
    wordsOf: textAt("text"),
    starsOf(content) {
      const stars = valueAt(content, ["rating"]);
      return typeof stars === "number" ? stars : 0;
    },
  },
  faqs: {
    label: "Questions",
    singular: "list of questions",
    titleOf: textAt("items", 0, "question"),
    detailsOf: (content) => [pluralize(itemsOf(content).length, "question")],
    wordsOf: (content) => itemsOf(content).map(textAt("question")).join(" "),
  },
  projects: {
    label: "Projects",
    singular: "project",
    titleOf: textAt("title"),
    detailsOf: textsAt("location", "category"),
    wordsOf: textAt("description"),
  },
  services: {
    label: "Service pages",
    singular: "service page",
    titleOf: textAt("name"),
    detailsOf: () => [],
    wordsOf: textAt("summary"),
  },
  locations: {
    label: "Town pages",
    singular: "town page",
    titleOf: textAt("town"),
    detailsOf: textsAt("title"),
    wordsOf: textAt("lead"),
  },
};
