import * as z from "zod";
import {
  address,
  group,
  label,
  list,
  longText,
  percent,
  reference,
  sharedGroup,
  text,
} from "../fields";
import {
  areasBlock,
  closing,
  drawing,
  faqsBlock,
  picture,
  quoteForm,
  reasons,
  seo,
  testimonialsBlock,
  titledText,
} from "./blocks";

export const homePage = z.strictObject({
  seo,
  hero: group(
    {
      claim: list(text("Line"), "line", { min: 1, max: 4 }, "Heading, line by line"),
      lead: longText("Introduction"),
      picture,
      quoteForm,
      keyHeading: text("Heading of the numbered list"),
      key: list(
        sharedGroup("Callout", {
          label: text("Label"),
          link: address("Leads to"),
          x: percent("From the left", "In per cent of the picture's width."),
          y: percent("From the top", "In per cent of the picture's height."),
        }),
        "call-out",
        { min: 0, max: 6 },
        "Numbered call-outs",
      ),
    },
    "Top of the page",
  ),
  services: group(
    {
      heading: text("Heading"),
      lead: text("Introduction"),
      cards: list(
        sharedGroup("ServiceCard", { service: reference("services", "Service"), picture }),
        "card",
        {},
        "Service cards",
      ),
    },
    "Service cards",
  ),
  areas: areasBlock,
  testimonials: testimonialsBlock,
  faqs: faqsBlock,
  closing,
});

/** Somebody of the business, for homeowners who ask who will come. */
const person = group(
  {
    name: text("Name"),
    role: text("What they do", "For instance: owner, measures every job"),
    words: longText("In their own words", "One or two sentences, without quotation marks."),
    picture: picture.optional(),
  },
  "A person by name",
  "Whom a homeowner will meet. Shown below the story.",
);

export const aboutPage = z.strictObject({
  seo,
  opener: group({ title: text("Heading"), lead: text("Introduction"), picture }, "Top of the page"),
  story: group(
    {
      heading: text("Heading"),
      paragraphs: list(longText("Paragraph"), "paragraph", { max: 6 }, "Paragraphs"),
      person: person.optional(),
    },
    "Story",
  ),
  reasons,
  values: group(
    {
      heading: text("Heading"),
      items: list(titledText, "value", {}, "Values"),
    },
    "Values",
  ),
  closing,
});

export const servicesPage = z.strictObject({
  seo,
  title: text("Heading"),
  lead: longText("Introduction"),
  blocks: list(
    sharedGroup("ServiceBlock", {
      service: reference("services", "Service"),
      title: text("Title"),
      text: longText("Text"),
      benefits: list(text("Benefit"), "benefit", {}, "Benefits"),
      picture,
    }),
    "block",
    {},
    "Services",
  ),
  others: text(
    "Before the links to other services",
    "After the services above come those that the footer names besides, for instance: We also do",
  ).optional(),
  durations: group(
    {
      heading: text("Heading"),
      note: longText("Note below the tape", "How to read it."),
    },
    "All durations on one tape",
    "The durations are those of the services.",
  ),
  areas: areasBlock,
  closing,
});

export const projectsPage = z.strictObject({
  seo,
  title: text("Heading"),
  lead: longText("Introduction"),
  stats: list(
    sharedGroup("Stat", { figure: text("Figure"), label: text("Label") }),
    "figure",
    { max: 6 },
    "Figures",
  ),
  categoryFilter: group(
    {
      label: text("What it chooses by", "Read to those who cannot see it."),
      all: text("Chooses all"),
      one: text("After the number 1", "For instance: project"),
      many: text("After all other numbers", "For instance: projects"),
      none: longText("Shown while there are no projects"),
    },
    "Choice of category",
    "The categories come from the projects.",
  ),
  testimonialLabel: text("Before the link to a testimonial", "For instance: In the words of"),
  order: list(
    reference("projects", "Project"),
    "project",
    { min: 0 },
    "Order",
    "Projects that are not listed follow after.",
  ),
  closing,
});

export const testimonialsPage = z.strictObject({
  seo,
  title: text("Heading"),
  lead: longText("Introduction"),
  projectLabel: text("Before the link to a project", "For instance: The job"),
  order: list(
    reference("testimonials", "Testimonial"),
    "testimonial",
    { min: 0 },
    "Order",
    "Testimonials that are not listed follow after.",
  ),
  closing,
});

export const contactPage = z.strictObject({
  seo,
  title: text("Heading"),
  lead: longText("Introduction"),
  form: group(
    {
      title: text("Title of the form"),
      services: list(
        sharedGroup("QuoteService", {
          value: text("Value", "What the form sends."),
          label: text("Label", "What the homeowner reads."),
        }),
        "choice",
        {},
        "Choices of service",
      ),
    },
    "Quote form",
  ),
  next: group(
    {
      heading: text("Heading"),
      steps: list(titledText, "step", { max: 4 }, "Steps"),
    },
    "What happens next",
  ),
  picture,
  privacy: group(
    {
      heading: text("Heading"),
      paragraphs: list(longText("Paragraph"), "paragraph", { min: 1, max: 4 }, "Paragraphs"),
      formsOff: longText(
        "On the quote forms, without a delivery",
        "The page shows the one of the two that is true.",
      ),
      formsOn: longText("On the quote forms, with a delivery", "Say who receives what was typed."),
    },
    "Privacy",
  ),
});

export const notFoundPage = z.strictObject({
  seo,
  title: text("Heading"),
  text: longText("Text"),
  town: longText(
    "For a town that has no page",
    "Follows the name of the town, for instance: has no page yet, but we work there.",
  ).optional(),
  drawing: drawing.optional(),
  homeLabel: label(30, "Label of the link home"),
  popularHeading: text("Heading of the popular pages"),
  popular: list(
    sharedGroup("LinkItem", { label: text("Label"), link: address("Leads to") }),
    "page",
    { min: 1, max: 6 },
    "Popular pages",
  ),
});
