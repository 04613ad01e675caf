import * as z from "zod";
import { group, heading, list, longText, reference, text, towns } from "../schema/fields";
import { valueAt } from "../schema/schemaParts";
import { comparable } from "../words/wording";
import { callToAction, picture, seo } from "./blocks";
import { faqItems } from "./collections";

/** The minimum number of words in a town's story. */
export const minStoryWords = 200;

/** True if a project is in the town of a town page, as far as both are filled in. */
function isInTown(project: unknown, page: unknown): boolean {
  const location = valueAt(project, ["location"]);
  const town = valueAt(page, ["town"]);
  if (typeof location !== "string" || typeof town !== "string") return true;
  return comparable(location).startsWith(comparable(town));
}

/**
 * A town page, with its own text, projects and questions. The file name and the address come from
 * the town's name: towson-md.json is at /locations/towson-md.
 */
export const location = z.strictObject({
  town: text(
    "Town",
    `One of the service areas. The page needs a project of yours in this town, a picture, ${minStoryWords} words of your own about the town, and two questions with answers.`,
  ).meta({
    suggestions: towns,
    onlySuggestions: true,
  }),
  title: heading(),
  lead: longText("Introduction"),
  picture,
  story: group(
    {
      heading: heading(),
      paragraphs: list(
        longText("Paragraph"),
        "paragraph",
        { min: 2, max: 10 },
        "Paragraphs",
        `What is special about this town’s houses, and about your work there, in at least ${minStoryWords} words. Write it anew for each town: search engines demote pages that differ only by their town. The first paragraph is larger.`,
      ).meta({ leastWords: minStoryWords }),
    },
    "Story",
  ),
  projects: list(
    reference("projects", "Project").meta({ fits: isInTown }),
    "project",
    { min: 1, max: 12 },
    "Projects",
    "Only projects in this town, in the order they are shown.",
  ),
  faqs: group(
    { heading: heading(), lead: longText("Introduction").optional(), items: faqItems(2) },
    "Questions",
    "What homeowners in this town ask.",
  ),
  callToAction,
  seo,
});
