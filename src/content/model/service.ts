import * as z from "zod";
import {
  group,
  heading,
  labeledChoice,
  list,
  longText,
  pattern,
  reference,
  sharedGroup,
  text,
  wholeNumber,
} from "../schema/fields";
import { newSlug } from "../words/slug";
import { serviceFacts } from "./serviceFacts";
import {
  areasBlock,
  benefits,
  callToAction,
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

/** The layout variants of a service page, with their labels in the form. */
export const layoutVariants = {
  left: "Quote form on the right, price on the left",
  wide: "Quote form on the right, price across the page",
  right: "Quote form on the left, price on the right",
  middle: "Quote form on the left, price on the left",
};

/** A service page. The template shows the optional blocks in one fixed order. */
export const service = z.strictObject({
  name: text("Name", "In menus, links and cards, for instance: Decks"),
  facts: serviceFacts.optional().meta({ switch: "Give figures for this service" }),
  hero: sharedGroup(
    "ServiceHero",
    {
      title: heading(),
      lead: longText("Introduction"),
      picture,
      quoteForm: quoteForm.optional(),
      fact: group(
        {
          figure: text(
            "Figure",
            "Where this says {duration}, visitors read how long the work takes, from Duration and price.",
          ),
          text: text("Text beside it"),
          note: text("Note").optional(),
        },
        "Figure below the picture",
      ).optional(),
    },
    "Top of the page",
  ),
  reasons: reasons.optional(),
  benefits: benefits.optional(),
  testimonials: testimonialsBlock.optional(),
  process: process.optional(),
  pricing: pricing.optional(),
  gallery: gallery.optional(),
  offerings: offerings.optional(),
  townLinks: areasBlock.optional().meta({
    title: "Links to towns",
    description: "Every town in the service areas, each with a link to its page.",
  }),
  faqs: faqsBlock.optional(),
  areas: areasBlock.optional(),
  repeatQuoteForm: group(
    {
      heading: heading(),
      lead: longText("Introduction"),
      points: list(text("Point"), "point", { min: 1, max: 5 }, "Points"),
    },
    "Second quote form",
    "Shown only if the top of the page has a quote form.",
  ).optional(),
  related: group(
    {
      heading: heading(),
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
  callToAction: callToAction.optional(),
  summary: longText("Summary", "One or two sentences, for cards that lead to this page."),
  menu: group(
    {
      label: text("Link").meta({ proposed: ({ name }) => String(name ?? "") }),
      order: wholeNumber(
        1,
        99,
        "Place in the menu",
        "1 comes first. Pages without a number come last.",
      ).optional(),
      text: text(
        "Line below the link",
        "Shown on large screens. If one link has a line, give every link one.",
      ).optional(),
    },
    "In the Services menu",
  )
    .optional()
    .meta({ switch: "Show this page in the Services menu", isInNewEntry: true }),
  layoutVariant: labeledChoice(
    layoutVariants,
    "Layout",
    "Vary it, so that no two pages look alike. It also changes the sides and backgrounds of the other parts.",
  )
    .optional()
    .meta({ defaultLabel: layoutVariants.left }),
  address: pattern(
    // Hosts serve the file "index" at /services/.
    /^\/services\/(?!index$)[a-z0-9]+(-[a-z0-9]+)*$/,
    "an address like /services/decks (lowercase letters, digits and hyphens)",
    "Address",
    "The page’s address on the site. If you change it, the editor offers to lead the old one here.",
  ).meta({
    alsoCalled: "URL, slug",
    proposed: ({ name }) => (name ? `/services/${newSlug(String(name), "service")}` : ""),
  }),
  seo,
});
