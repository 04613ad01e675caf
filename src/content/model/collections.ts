import * as z from "zod";
import {
  heading,
  list,
  longText,
  hidden,
  quotation,
  reference,
  sample,
  sharedGroup,
  text,
  towns,
  wholeNumber,
} from "../schema/fields";
import { captionedPicture, picture } from "./blocks";

export const testimonial = z.strictObject({
  name: text("Name", "First name and initial."),
  town: text("Town").meta({ suggestions: towns }),
  service: text("Service", "The kind of work, for instance: Siding").meta({
    suggestions: [
      { from: "testimonials", path: "service" },
      { from: "services", path: "name" },
    ],
  }),
  rating: wholeNumber(1, 5, "Stars").meta({ kind: "stars" }),
  text: quotation("Words"),
  project: reference(
    "projects",
    "Project",
    "The job that the testimonial is about, if it is one of the projects.",
  ).optional(),
  page: reference(
    "services",
    "Service page",
    "The testimonial links to it. Without one, it links to the project’s service.",
  ).optional(),
  picture: picture.optional().meta({
    description: "A picture of the job. Without one, the page shows the project’s picture.",
  }),
  hidden,
  sample,
});

export const project = z.strictObject({
  title: heading("Title"),
  location: text("Location", "Town and county.").meta({
    suggestions: [{ from: "projects", path: "location" }],
  }),
  category: text(
    "Category",
    "Projects of one category are shown together. Choose one from the list, or type a new one.",
  ).meta({ kind: "category", suggestions: [{ from: "projects", path: "category" }] }),
  description: longText("Description"),
  service: reference(
    "services",
    "Service",
    "The page about this kind of work. The project links to it and to its quote form, if it has one.",
  ).optional(),
  picture: picture.meta({ title: "Picture of the finished work" }),
  second: captionedPicture.optional().meta({
    title: "Second picture, for instance before the work",
    description: "Say in its caption what it shows.",
    switch: "Add a second picture",
  }),
  hidden,
  sample,
});

export const faqItems = (min: number) =>
  list(
    sharedGroup("Faq", { question: text("Question"), answer: longText("Answer"), hidden }),
    "question",
    { min },
    "Questions",
    "In the order they are shown.",
  );

export const faqs = z.strictObject({ items: faqItems(1) });
