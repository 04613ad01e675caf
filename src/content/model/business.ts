import * as z from "zod";
import {
  address,
  choice,
  destination,
  flag,
  group,
  label,
  list,
  pattern,
  reference,
  sample,
  sharedGroup,
  text,
  wholeNumber,
} from "../fields";
import { namedFigures } from "./factFields";

const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const clock = (label: string) =>
  pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "a time like 08:00 or 17:30", label).optional();

/** The business: every fact about it that a page shows, each written once. */
export const site = z.strictObject({
  name: text("Name of the business"),
  businessType: choice(
    ["HomeAndConstructionBusiness", "GeneralContractor", "RoofingContractor"],
    "Kind of business",
    "What search engines call it.",
  ).optional(),
  wordmark: group(
    { name: label(24, "Large line"), descriptor: label(30, "Small line") },
    "Wordmark",
    "The name as the header and footer set it, on two lines.",
  ),
  url: pattern(
    /^https:\/\/[^\s/:?#@[\]%<>^|\\"{}]+(:[1-5]?\d{1,4})?$/,
    "an address like https://www.example.com, without a slash at the end",
    "Address of the site",
  ),
  phone: group(
    {
      number: pattern(
        /^\(\d{3}\) \d{3}-\d{4}$/,
        "a phone number like (410) 555-0142",
        "Phone number",
        "Every page takes it from here. Texts name it as {phone}.",
      ).meta({ isShown: true }),
      sample,
    },
    "Phone number",
  ),
  email: group(
    {
      address: pattern(
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
        "an email address",
        "Email address",
        "Texts name it as {email}.",
      ).meta({ isShown: true }),
      sample,
    },
    "Email",
  ),
  license: group(
    {
      number: text(
        "License",
        "As Maryland writes it, for instance: MHIC #000000. Texts name it as {license}.",
      ),
      sample,
    },
    "License",
    "A Maryland advertisement must show it.",
  ),
  base: group(
    {
      towns: list(text("Town"), "town", { min: 1, max: 4 }, "Towns"),
      state: text("State"),
      stateCode: pattern(/^[A-Z]{2}$/, "two capital letters, like MD", "State, two letters"),
    },
    "Where you are based",
  ),
  foundingYear: wholeNumber(1900, 2100, "Founded in the year", "Texts name it as {since}."),
  copyrightYear: wholeNumber(2020, 2100, "Copyright year", "Shown at the end of every page."),
  hours: list(
    sharedGroup("OpeningHours", {
      label: text("Days", "For instance: Monday–Friday"),
      hours: text("Hours", "For instance: 8am–6pm, or: closed"),
      days: list(choice(weekdays, "Day"), "day", { min: 1, max: 7 }, "Which days these are"),
      opens: clock("Opens"),
      closes: clock("Closes"),
    }),
    "line",
    { min: 1, max: 7 },
    "Business hours",
  ),
  badges: list(
    sharedGroup("Badge", { title: text("Title"), text: text("Line below it") }),
    "badge",
    { min: 2, max: 4 },
    "Trust badges",
  ),
  homeBadge: group(
    { title: text("Title"), text: text("Line below it") },
    "Trust badge on the home page only",
  ),
  delivery: group(
    {
      address: pattern(
        /^(https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(localhost|127\.0\.0\.1))(:[1-5]?\d{1,4})?(\/[^\s#]*)?$/,
        "an address that begins with https:// (or with http://localhost, to try it out)",
        "Address",
        "Of the form service that receives the requests, as the service gives it.",
      ),
      formName: pattern(
        /^[a-z0-9-]+$/,
        "small letters, digits and hyphens, like quote-request",
        "Name of the form",
        "Only for Netlify Forms and others that ask for a form-name.",
      ).optional(),
    },
    "Delivery of quote requests",
    "Without it, the quote forms send nothing. See docs/publishing.md.",
  ).optional(),
  claims: namedFigures(
    "Claims",
    "What is true of all your work, written here once: a text that needs {start} gets the figure with that name.",
  ).optional(),
  claimsConfirmed: flag(
    "Numbers of projects confirmed",
    "Switch on when the home page and the projects page are both right, though they differ.",
  ).optional(),
  navigation: list(
    sharedGroup("NavigationItem", { label: label(20, "Label"), link: address("Leads to") }),
    "link",
    { min: 1, max: 8 },
    "Navigation",
    "The one that leads to /services holds the Services menu.",
  ),
  allServicesLabel: label(30, "First entry of the Services menu"),
  allServicesText: text("Line below it").optional(),
  services: list(
    sharedGroup("FooterService", {
      name: text("Name"),
      page: reference("services", "Its page", "Without one, the contact page.").optional(),
    }),
    "service",
    { min: 1, max: 12 },
    "Services",
    "All you do, as the footer lists it.",
  ),
  redirects: list(
    sharedGroup("Redirect", {
      from: pattern(
        /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/,
        "an address like /old-page or /Old/page.html, without a slash at the end",
        "Old address",
        "As it was, with its small and capital letters.",
      ),
      to: destination("Leads to", "A page of this site, or an address that begins with https://"),
    }),
    "redirect",
    { min: 0 },
    "Redirects",
    "Addresses that pages had once, for instance on an earlier website.",
  ),
  footer: group(
    {
      contactHeading: text("Heading of the contact column"),
      linksHeading: text("Heading of the links"),
      servicesHeading: text("Heading of the services"),
      areasHeading: text("Heading of the service areas"),
      areasNote: text("Note below the service areas"),
      licensed: text("Before the license number"),
      privacyLabel: text("Label of the link to the privacy paragraph"),
    },
    "Footer",
  ),
  buttons: group(
    {
      quote: label(30, "Asks for a quote"),
      call: label(30, "Calls"),
      learnMore: label(30, "Leads to a service"),
      learnMoreOf: text("After it", "The name of the service follows, for instance: about"),
      allTestimonials: label(30, "Leads to all testimonials"),
      serviceOfProject: label(
        30,
        "From a project to its service",
        "Follows the name of the service, for instance: how we do it",
      ),
      oneLikeIt: label(30, "From a project to the quote form", "For instance: Ask for one like it"),
    },
    "Buttons",
  ),
  viewer: group(
    {
      close: label(30, "Closes it"),
      previous: label(30, "Leads to the picture before"),
      next: label(30, "Leads to the next picture"),
    },
    "Picture viewer",
    "What opens when a visitor chooses a picture of a gallery or a project.",
  ),
  quoteForm: group(
    {
      aside: text("Beside the title"),
      name: text("Label: name"),
      fullName: text("Label: full name", "On the contact page."),
      phone: text("Label: phone"),
      email: text("Label: email"),
      zip: text("Label: ZIP code"),
      service: text("Label: service"),
      servicePrompt: text("Shown before a service is chosen"),
      details: text("Label: project details"),
      optional: text("Word for optional fields"),
      submit: label(30, "Button"),
      sending: label(30, "Button, while a request is on its way", "Seen only with a delivery."),
      talk: text("Before the phone number"),
      noScript: text("Where scripts are off", "The phone number follows."),
      confirmationTitle: text("Confirmation, title"),
      confirmation: text("Confirmation, text"),
      contactConfirmation: text("Confirmation on the contact page"),
      dismiss: label(30, "Closes the confirmation"),
      failedTitle: text("Failed delivery, title"),
      failedKept: text("Failed delivery, what was typed"),
      failedCall: text("Failed delivery, what to do", "The phone number follows."),
    },
    "Quote forms",
  ),
});
