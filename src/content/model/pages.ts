import * as z from "zod";
import {
  address,
  group,
  heading,
  label,
  list,
  longText,
  quotation,
  reference,
  sharedGroup,
  text,
} from "../schema/fields";
import {
  areasBlock,
  callToAction,
  drawing,
  faqsBlock,
  hotspot,
  picture,
  quoteForm,
  seo,
  testimonialsBlock,
  titledText,
} from "./blocks";

const homePage = z.strictObject({
  hero: group(
    {
      claim: list(label(40, "Line"), "line", { min: 1, max: 4 }, "Lines of the heading"),
      lead: longText("Introduction"),
      picture,
      keyHeading: heading("Heading of the numbers"),
      key: list(
        sharedGroup("Callout", {
          label: text("Label"),
          link: address("Leads to"),
          text: longText(
            "Sentence on its card",
            "If empty, the card shows the summary of the service.",
          ).optional(),
          hotspot,
        }),
        "number",
        { min: 0, max: 6 },
        "Numbers on the picture",
        "Check their places when you choose another picture.",
      ),
      quoteForm,
    },
    "Top of the page",
  ),
  services: group(
    {
      heading: heading(),
      lead: longText("Introduction"),
      cards: list(
        sharedGroup("ServiceCard", { service: reference("services", "Service"), picture }),
        "card",
        {},
        "Cards",
      ),
    },
    "Services",
  ),
  areas: areasBlock,
  testimonials: testimonialsBlock,
  faqs: faqsBlock,
  callToAction,
  seo,
});

/** A person of the business. Homeowners like to know who will come. */
const person = group(
  {
    name: text("Name"),
    role: text("Role", "For instance: owner, measures every job"),
    words: quotation("In their own words", "One or two sentences."),
    picture: picture.optional(),
  },
  "A person by name",
  "Somebody homeowners will meet. Shown below the story.",
);

const aboutPage = z.strictObject({
  hero: group({ title: heading(), lead: longText("Introduction"), picture }, "Top of the page"),
  story: group(
    {
      heading: heading(),
      paragraphs: list(longText("Paragraph"), "paragraph", { max: 6 }, "Paragraphs"),
      person: person.optional(),
    },
    "Story",
  ),
  reasons: group(
    {
      heading: heading(),
      lead: longText("Introduction").optional(),
      items: list(titledText, "reason", { max: 12 }, "Reasons"),
    },
    "Reasons",
  ),
  values: group(
    {
      heading: heading(),
      items: list(titledText, "value", {}, "Values"),
    },
    "Values",
  ),
  callToAction,
  seo,
});

const servicesPage = z.strictObject({
  title: heading(),
  lead: longText("Introduction"),
  durations: group(
    {
      heading: heading(),
      note: longText("Note below the tape", "How to read it."),
    },
    "How long each service takes",
    "A tape with all durations. Change them under Service pages.",
  ),
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
  others: list(
    sharedGroup("OtherService", {
      title: text("Title"),
      text: longText("Text"),
      service: reference("services", "Service page", "Leave empty if it has none.").optional(),
      choice: text(
        "Choice of the contact form",
        "For a service without a page: the word that you receive, for instance roofing. It is also the end of the address of this text: /services#roofing.",
      ).optional(),
    }),
    "service",
    { min: 1, max: 6 },
    "Other services",
    "In short, below the services.",
  ).optional(),
  areas: areasBlock,
  callToAction,
  seo,
});

const projectsPage = z.strictObject({
  title: heading(),
  lead: longText("Introduction"),
  stats: list(
    sharedGroup("Stat", { figure: text("Figure"), label: text("Label") }),
    "figure",
    { max: 6 },
    "Figures",
  ),
  categoryFilter: group(
    {
      label: text("Label", "For visitors who cannot see the buttons."),
      all: text("Button for all projects"),
      one: text("Word for one project"),
      many: text("Word for several projects"),
      none: longText("Text if there are no projects"),
    },
    "Buttons for the categories",
    "The categories come from the projects.",
  ),
  order: list(
    reference("projects", "Project"),
    "project",
    { min: 0 },
    "Projects that come first",
    "In this order. All others follow.",
  ),
  timeLabel: text(
    "Word before the usual duration",
    "Beside each project, for instance: typically 5–10 days. The duration is that of its service.",
  ).optional(),
  testimonialLabel: text("Text before the link to a testimonial", "For instance: In the words of"),
  callToAction,
  seo,
});

const testimonialsPage = z.strictObject({
  title: heading(),
  lead: longText("Introduction"),
  order: list(
    reference("testimonials", "Testimonial"),
    "testimonial",
    { min: 0 },
    "Testimonials that come first",
    "In this order. All others follow.",
  ),
  projectLabel: text("Text before the link to a project", "For instance: The job"),
  callToAction,
  seo,
});

const contactPage = z.strictObject({
  title: heading(),
  lead: longText("Introduction"),
  form: group(
    {
      title: text("Title of the form"),
      services: list(
        sharedGroup("QuoteService", {
          value: text("In the request", "The word that you receive.").meta({
            isUnique: true,
            isReadByPrograms: true,
          }),
          label: text("On the page", "The words that homeowners choose."),
          pages: list(
            reference("services", "Service"),
            "service",
            {},
            "Services it stands for",
            "The form begins with this choice for homeowners who come from one of these pages.",
          ).optional(),
        }),
        "choice",
        {},
        "Services to choose from",
      ),
    },
    "Quote form",
  ),
  next: group(
    {
      heading: heading(),
      steps: list(titledText, "step", { max: 4 }, "Steps"),
    },
    "What happens next",
  ),
  picture,
  privacy: group(
    {
      heading: heading(),
      paragraphs: list(longText("Paragraph"), "paragraph", { min: 1, max: 4 }, "Paragraphs"),
      formsOff: longText(
        "If the quote forms send nothing",
        "The page shows this sentence or the next one, whichever is true.",
      ),
      formsOn: longText("If the quote forms send requests", "Say who receives them."),
    },
    "Privacy",
  ),
  seo,
});

const notFoundPage = z.strictObject({
  title: heading(),
  text: longText("Text"),
  town: longText(
    "For a town that has no page",
    "Follows the name of the town, for instance: has no page yet, but we work there.",
  ).optional(),
  drawing: drawing.optional(),
  homeLabel: label(30, "Label of the link to the home page"),
  popularHeading: text("Heading of the popular pages"),
  popular: list(
    sharedGroup("LinkItem", { label: text("Label"), link: address("Leads to") }),
    "page",
    { min: 1, max: 6 },
    "Popular pages",
  ),
  seo,
});

/** The address that stands for the 404 page in lists of pages. */
export const notFoundRoute = "/404";

/** The type of a fixed page's content. */
const pageType = <Name extends string>(
  typeName: Name,
  label: string,
  schema: z.ZodObject,
  route: string,
  file = `pages${route}.json`,
) => ({ typeName, label, schema, route, file });

/** All fixed pages, in the order of the editor. */
export const pageTypes = [
  pageType("HomePageJson", "Home page", homePage, "/", "pages/home.json"),
  pageType("AboutPageJson", "About page", aboutPage, "/about"),
  pageType("ServicesPageJson", "Services page", servicesPage, "/services"),
  pageType("ProjectsPageJson", "Projects page", projectsPage, "/projects"),
  pageType("TestimonialsPageJson", "Testimonials page", testimonialsPage, "/testimonials"),
  pageType("ContactPageJson", "Contact page", contactPage, "/contact"),
  pageType(
    "NotFoundPageJson",
    "Page not found",
    notFoundPage,
    notFoundRoute,
    "pages/not-found.json",
  ),
];
