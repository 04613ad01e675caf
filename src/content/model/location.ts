import * as z from "zod";
import { group, list, longText, reference, text, towns } from "../fields";
import { closing, picture, seo } from "./blocks";
import { faqItems } from "./collections";

/**
 * A town page, with its own text, projects and questions. The town's name makes the file name and
 * the address: towson-md.json is at /locations/towson-md. check/locations.ts checks whether the
 * page is original.
 */
export const location = z.strictObject({
  town: text("Town", "One of the service areas. The page's address is made of it.").meta({
    offers: towns,
    onlyOffers: true,
  }),
  title: text("Heading"),
  lead: longText("Introduction"),
  picture,
  story: group(
    {
      heading: text("Heading"),
      paragraphs: list(
        longText("Paragraph"),
        "paragraph",
        { min: 2, max: 10 },
        "Paragraphs",
        "What is particular about the houses of this town, and about your work there. The first is set large.",
      ),
    },
    "Story",
  ),
  projects: list(
    reference("projects", "Project"),
    "project",
    { min: 1, max: 12 },
    "Projects",
    "In this town only, in the order they are shown.",
  ),
  faqs: group(
    { heading: text("Heading"), lead: text("Introduction").optional(), items: faqItems(2) },
    "FAQs",
    "What people of this town ask.",
  ),
  closing,
  seo,
});
