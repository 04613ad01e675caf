import * as z from "zod";
import { pointForm } from "../pictures/point";
import {
  group,
  heading,
  labeledChoice,
  list,
  longText,
  pattern,
  pointOnPicture,
  reference,
  sharedGroup,
  shortText,
  text,
  wholeNumber,
} from "../schema/fields";

/** The path of a picture below data/. */
export const pictureFile = z
  .string()
  .regex(/^images\/[a-z0-9-]+\.(jpe?g|png|webp|avif)$/)
  .meta({
    title: "File",
    expected:
      "the path of a picture in data/images, like images/deck-evening.jpg " +
      "(lowercase letters, digits and hyphens; jpg, png, webp or avif)",
    kind: "imageFile",
  });

const pictureFields = {
  file: pictureFile,
  alt: text("Description", "What is in the picture, for visitors who cannot see it.").meta({
    expected: "filled in with what the picture shows",
  }),
  focus: pointOnPicture(
    "Point to keep in view",
    "Stays in view when the picture is cropped. Drag the point, or use the arrow keys.",
  ).optional(),
};

/** A photograph: a file below data/, and its description. */
export const picture = sharedGroup("Picture", pictureFields, "Picture").meta({ kind: "picture" });

/** A photograph with a caption. */
export const captionedPicture = sharedGroup(
  "CaptionedPicture",
  { ...pictureFields, caption: text("Caption", "A short line shown with the picture.").optional() },
  "Picture",
).meta({ kind: "picture" });

/** The texts of search results and shared links. */
export const seo = sharedGroup(
  "Seo",
  {
    title: shortText(60, "Title", "The blue line of a search result.").meta({
      isReadByPrograms: true,
    }),
    description: z.string().trim().min(50).max(155).meta({
      title: "Description",
      description: "The gray lines below it.",
      expected: "text of 50 to 155 characters",
      kind: "longText",
      isReadByPrograms: true,
    }),
  },
  "Search results",
).meta({ alsoCalled: "SEO, Google, search engine" });

/** A hotspot's point on the picture at the top of the page. */
export const hotspot = pointOnPicture(
  "Place of the number",
  "On the picture at the top of the page. Click the picture, drag the point, or use the arrow keys.",
).meta({ pictureAt: "hero.picture" });

const headingAndLead = {
  heading: heading(),
  lead: longText("Introduction").optional(),
};

export const titledText = sharedGroup("TitledText", {
  title: text("Title"),
  text: longText("Text"),
});

const reason = sharedGroup("Reason", {
  title: text("Title"),
  text: longText("Text"),
  hotspot: hotspot.optional(),
  inDrawing: pattern(
    pointForm,
    "two percentages, like 60% 40%",
    "Place in the drawing",
    "In percent from the left and from the top, like 60% 40%: where the drawing in the part on price shows the same thing. The number moves there at the end of the tour. Leave empty if the drawing does not show it.",
  ).optional(),
});

/** Reasons. On a page with a quote form, numbers link the reasons to hotspots on the page's photograph. */
export const reasons = sharedGroup(
  "Reasons",
  {
    ...headingAndLead,
    items: list(reason, "reason", { max: 12 }, "Reasons"),
  },
  "Reasons",
);

export const benefits = sharedGroup(
  "Benefits",
  {
    ...headingAndLead,
    figure: group(
      { value: text("Figure", "For instance 15–30%."), text: longText("Text below it") },
      "Large figure",
    ).optional(),
    items: list(titledText, "benefit", {}, "Benefits"),
    picture: picture.optional(),
  },
  "Benefits",
);

/** The words of a short quote form. Its labels are in site.json. */
export const quoteForm = sharedGroup(
  "QuoteFormWords",
  {
    title: text("Title of the form"),
    messageLabel: text("Label of the message field", "For instance: Your deck"),
  },
  "Quote form",
);

export const process = sharedGroup(
  "Process",
  {
    heading: heading(),
    steps: list(
      sharedGroup("ProcessStep", { title: text("Title"), description: longText("Description") }),
      "step",
      { max: 6 },
      "Steps",
      "They are numbered in this order.",
    ),
    note: text("Note", "Below the steps.").optional(),
  },
  "Process",
);

/** The available drawings, each a file in static/drawings. */
export const drawings = {
  "wall-section": "Wall, cut open",
  "deck-section": "Deck, cut open",
  "kitchen-elevation": "Kitchen, from the front",
  "shower-section": "Shower, cut open",
  "window-opening": "Window opening",
  "three-season-room": "Three-season room",
  "four-season-sunroom": "Four-season sunroom",
  "retractable-awning": "Retractable awning",
  "missing-page": "Missing page",
};

const drawingFields = {
  name: labeledChoice(drawings, "Drawing"),
  alt: text("Description", "What the drawing shows, for visitors who cannot see it."),
};

const aboutDrawings = "A line drawing with measurements, instead of a photograph.";

export const drawing = sharedGroup("Drawing", drawingFields, "Drawing", aboutDrawings);

/** A drawing with a caption. */
const captionedDrawing = sharedGroup(
  "CaptionedDrawing",
  {
    ...drawingFields,
    caption: text("Caption", "A short line shown with the drawing.").optional(),
  },
  "Drawing",
  aboutDrawings,
);

const tape = group(
  {
    ticks: wholeNumber(
      1,
      10,
      "Small marks for each number",
      "For instance 5 for a tape in weeks: one for each working day.",
    ),
    meaning: longText("Description", "What the tape shows, for visitors who cannot see it."),
    note: text("Note below it").optional(),
  },
  "Tape measure",
  "Shows the large figure to scale, on a tape measure below it.",
);

export const pricing = sharedGroup(
  "Pricing",
  {
    heading: heading(),
    lead: longText("Introduction").optional(),
    figure: labeledChoice(
      { duration: "How long it takes", price: "What it costs" },
      "Large figure",
      "Change the figure itself under Duration and price.",
    ),
    figureText: text("Text below the large figure"),
    tape: tape.optional(),
    factorsHeading: text("Heading of the list").optional(),
    factors: list(
      sharedGroup("PricingFactor", { name: text("Name"), text: longText("Text") }),
      "point",
      {},
      "Points that affect the price",
    ),
    drawing: captionedDrawing.optional(),
    excluded: longText("What the price leaves out", "What homeowners might expect it to include."),
    facts: list(
      sharedGroup("PricingFact", { label: text("Label"), figure: text("Figure") }),
      "figure",
      { max: 4 },
      "Figures in a row",
      "At the end of this part, for instance warranties.",
    ).optional(),
  },
  "Pricing",
);

export const gallery = sharedGroup(
  "Gallery",
  {
    ...headingAndLead,
    pictures: list(captionedPicture, "picture", {}, "Pictures"),
  },
  "Gallery",
);

export const offerings = sharedGroup(
  "Offerings",
  {
    ...headingAndLead,
    cards: list(
      sharedGroup("Offering", {
        title: text("Title"),
        text: longText("Text"),
        picture: picture.optional(),
        drawing: drawing.optional(),
        details: list(
          sharedGroup("OfferingDetail", { term: text("Label"), text: text("Text") }),
          "detail",
          { min: 1, max: 5 },
          "Details",
        ).optional(),
      }),
      "card",
      {},
      "Cards",
    ),
  },
  "What you offer",
);

export const testimonialsBlock = sharedGroup(
  "TestimonialsBlock",
  {
    heading: heading(),
    testimonials: list(
      reference("testimonials", "Testimonial"),
      "testimonial",
      {},
      "Testimonials",
      "In the order they are shown.",
    ),
  },
  "Testimonials",
);

export const faqsBlock = sharedGroup(
  "FaqsBlock",
  {
    ...headingAndLead,
    list: reference("faqs", "List of questions", "Change the questions under Questions."),
  },
  "Questions",
);

export const areasBlock = sharedGroup(
  "AreasBlock",
  {
    ...headingAndLead,
    note: text("Note below the towns").optional(),
  },
  "Service areas",
  "Change the counties and towns under Business, Service areas.",
);

/** The place of the picture in a closing call to action. */
export const callToActionShapes = {
  right: "Picture on the right",
  left: "Picture on the left",
  above: "Picture above the words",
};

export const callToAction = sharedGroup(
  "CallToAction",
  {
    heading: heading(),
    lead: longText("Introduction"),
    picture: picture.optional(),
    shape: labeledChoice(
      callToActionShapes,
      "Layout",
      "Vary it from page to page. It needs a picture.",
    )
      .optional()
      .meta({ defaultLabel: callToActionShapes.right }),
  },
  "Closing call to action",
);
