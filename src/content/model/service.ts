import * as z from "zod";
import {
  choice,
  group,
  list,
  pattern,
  reference,
  sharedGroup,
  text,
  wholeNumber,
  longText,
} from "../fields";
import { serviceFacts } from "./factFields";
import {
  areasBlock,
  benefits,
  closing,
  faqsBlock,
  gallery,
  offerings,
  picture,
  pricing,
  process,
  quoteForm,
  reasons,
  seo,
  testimonialsBlock,
} from "./blocks";

/** The ways to compose a service page, named after the place of its widest band. */
export const arrangements = ["left", "wide", "right", "middle"] as const;

/** One service page: named, optional blocks that the template shows in one fixed order. */
export const service = z.strictObject({
  name: text("Name", "As links and cards call it, for instance: Decks"),
  address: pattern(
    // The name of the file that hosts give out for /services/.
    /^\/services\/(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/,
    "an address like /services/decks (small letters, digits and hyphens)",
    "Address",
    "Where the page is found. Links from elsewhere break when it changes.",
  ),
  summary: longText("Summary", "One or two sentences, for cards that lead here."),
  facts: serviceFacts.optional(),
  menu: group(
    {
      label: text("Label"),
      order: wholeNumber(1, 99, "Place in the menu", "1 is first."),
      text: text("Line below the label").optional(),
    },
    "In the Services menu",
    "Leave out, and the page is not in the menu.",
  ).optional(),
  arrangement: choice(
    arrangements,
    "Arrangement",
    "Where the quote form and the title stand; the bands alternate to suit it, so that no two pages look alike.",
  ).optional(),
  seo,
  hero: sharedGroup(
    "ServiceHero",
    {
      title: text("Heading"),
      lead: longText("Introduction"),
      picture,
      quoteForm: quoteForm.optional(),
      fact: group(
        {
          figure: text("Figure", "For instance: {duration}"),
          text: text("What it is"),
          note: text("Note").optional(),
        },
        "A fact at the top of the page",
      ).optional(),
    },
    "Top of the page",
  ),
  benefits: benefits.optional(),
  reasons: reasons.optional(),
  proof: testimonialsBlock.optional(),
  process: process.optional(),
  pricing: pricing.optional(),
  gallery: gallery.optional(),
  offerings: offerings.optional(),
  cityLinks: areasBlock.optional().meta({
    title: "Links to towns",
    description: "The towns are those of the service areas, each with a link to a page of its own.",
  }),
  faqs: faqsBlock.optional(),
  areas: areasBlock.optional(),
  secondQuote: group(
    {
      heading: text("Heading"),
      lead: text("Introduction"),
      points: list(text("Point"), "point", { min: 1, max: 5 }, "Points"),
    },
    "Second quote form",
  ).optional(),
  related: group(
    {
      heading: text("Heading"),
      items: list(
        sharedGroup("RelatedService", {
          service: reference("services", "Service"),
          text: text("Why it goes with this one"),
        }),
        "service",
        { min: 1, max: 6 },
        "Services",
      ),
    },
    "Related services",
  ).optional(),
  closing: closing.optional(),
});
