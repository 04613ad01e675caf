import * as z from "zod";
import {
  address,
  choice,
  destination,
  group,
  label,
  labeledChoice,
  list,
  pattern,
  reference,
  sample,
  sharedGroup,
  text,
  towns,
  wholeNumber,
} from "../schema/fields";
import { daysInWords, timesInWords, weekdays } from "../facts/hours";
import { formatOldAddress } from "../words/formatOldAddress";
import { formatPhone } from "../words/formatPhone";
import { formatSiteUrl } from "../words/formatSiteUrl";
import { namedFigures } from "./serviceFacts";

const clock = (...words: [label: string, hint?: string]) =>
  pattern(/^([01]\d|2[0-3]):[0-5]\d$/, "a time like 08:00 or 17:30", ...words)
    .meta({ kind: "time", autoFormat: (typed) => (typed === "24:00" ? "00:00" : typed) })
    .optional();

/** The business: every fact about it, each written once. */
export const site = z.strictObject({
  phone: group(
    {
      number: pattern(
        /^\(\d{3}\) \d{3}-\d{4}( ext\. \d{1,7})?$/,
        "a phone number like (410) 555-0142, or (410) 555-0142 ext. 12",
        "Phone number",
        "Every page shows it. Where a text says {phone}, visitors read this number.",
      ).meta({ isVisibleText: true, autoFormat: formatPhone }),
      sample,
    },
    "Phone number",
  ),
  email: group(
    {
      address: pattern(
        /^(?!')[^\s@.,:;<>"()[\]\\]+(\.[^\s@.,:;<>"()[\]\\]+)*@([\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]+$/u,
        "an email address like quotes@example.com",
        "Email address",
        "Where a text says {email}, visitors read this address.",
      ).meta({ isVisibleText: true }),
      sample,
    },
    "Email",
  ),
  hours: list(
    sharedGroup("OpeningHours", {
      days: list(choice(weekdays, "Day"), "day", { min: 1, max: 7 }, "Days"),
      opens: clock("Opens", "Leave both times empty where you are closed."),
      closes: clock("Closes"),
    }).meta({ derivedTexts: { label: daysInWords, hours: timesInWords } }),
    "line",
    { min: 1, max: 7 },
    "Business hours",
    "Shown on pages and in search results.",
  ).meta({ alsoCalled: "opening times, schedule, open, closed" }),
  openNow: label(
    24,
    "Words while you are open",
    "The closing time follows, for instance: Open now until. Not shown on major holidays.",
  ),
  buttons: group(
    {
      quote: label(30, "Main button", "Leads to a quote form, for instance: Free Quote"),
      call: label(30, "Call button", "At the bottom of the page on phones."),
      learnMore: label(30, "Link to a service", "For instance: Learn More"),
      learnMoreOf: text(
        "Words after the link to a service",
        "The name of the service follows, for instance: about",
      ),
      allTestimonials: label(30, "Link to all testimonials"),
      serviceOfProject: label(
        30,
        "Link from a project to its service",
        "Follows the name of the service, for instance: how we do it",
      ),
      oneLikeIt: label(
        30,
        "Link from a project to the quote form",
        "For instance: Ask for one like it",
      ),
    },
    "Buttons and links",
  ),
  badges: list(
    sharedGroup("Badge", { title: text("Title"), text: text("Line below it") }),
    "badge",
    { min: 2, max: 4 },
    "Trust badges",
    "Shown below the heading of the home page and of service pages.",
  ),
  homeBadge: group(
    { title: text("Title"), text: text("Line below it") },
    "Trust badge on the home page only",
  ),
  claims: namedFigures(
    "Figures about your work",
    "Written here once. Where a text says {start}, visitors read the figure named start.",
  ).optional(),
  license: group(
    {
      number: text(
        "License",
        "As Maryland writes it, for instance: MHIC #000000. Where a text says {license}, visitors read this.",
      ).meta({ isReadByPrograms: true }),
      lookup: destination(
        "Leads to",
        "The state’s page where visitors can look up a license. It begins with https://",
      ).optional(),
      sample,
    },
    "License number",
    "Maryland requires it in every advertisement.",
  ),
  navigation: list(
    sharedGroup("NavigationItem", {
      label: label(20, "Label"),
      link: address("Leads to").meta({ isUnique: true }),
    }),
    "link",
    { min: 1, max: 8 },
    "Menu links",
    "Also in the footer. The link to /services opens the Services menu.",
  ).meta({ alsoCalled: "navigation, header" }),
  allServicesLabel: label(30, "First link of the Services menu"),
  allServicesText: text("Line below the first link of the Services menu").optional(),
  services: list(
    sharedGroup("FooterService", {
      name: text("Name").meta({ suggestions: [{ from: "services", path: "name" }] }),
      page: reference("services", "Leads to", "If empty, it leads to the contact page.").optional(),
    }),
    "service",
    { min: 1, max: 12 },
    "Services in the footer",
    "Everything you do, with or without a page of its own.",
  ),
  footer: group(
    {
      contactHeading: text("Heading of the contact details"),
      linksHeading: text("Heading of the links"),
      servicesHeading: text("Heading of the services"),
      areasHeading: text("Heading of the service areas"),
      areasNote: text("Note below the service areas"),
      licensed: text("Text before the license number"),
      privacyLabel: text("Label of the link to the privacy paragraph"),
    },
    "Footer",
  ),
  quoteForm: group(
    {
      aside: text("Note beside the title"),
      name: text("Label of the name"),
      fullName: text("Label of the full name", "On the contact page."),
      phone: text("Label of the phone number"),
      email: text("Label of the email address"),
      zip: text("Label of the ZIP code"),
      service: text("Label of the service"),
      servicePrompt: text("Service, before one is chosen"),
      details: text("Label of the project details"),
      optional: text("Word beside optional fields"),
      submit: label(30, "Button"),
      sending: label(30, "Button while a request is being sent"),
      talk: text("Text before the phone number"),
      noScript: text("Note if scripts do not run", "The phone number follows."),
      confirmationTitle: text("Title of the confirmation"),
      confirmation: text("Text of the confirmation"),
      contactConfirmation: text("Text of the confirmation on the contact page"),
      dismiss: label(30, "Button that closes the confirmation"),
      failedTitle: text("Title if sending fails"),
      failedKept: text("If sending fails: the words are kept"),
      failedCall: text("If sending fails: what to do", "The phone number follows."),
    },
    "Quote forms",
  ),
  walk: group(
    {
      cue: label(
        40,
        "Cue on the picture",
        "It goes when a visitor has clicked a number. If empty, there is none.",
      ).optional(),
      previous: label(
        30,
        "Button to the number before",
        "If empty, there is no such button.",
      ).optional(),
      of: label(
        10,
        "Word between the number and their count",
        "For instance: 2 of 6. If empty, the card does not count.",
      ).optional(),
      next: label(30, "Button to the next number", "The name of that number follows."),
      drawing: label(
        30,
        "Name of the drawing",
        "On service pages, it follows the last number, for instance: How it fits together",
      ),
      close: label(30, "Button that closes the card"),
    },
    "Numbers on pictures",
    "A card opens when a visitor clicks a number.",
  ),
  viewer: group(
    {
      close: label(30, "Button that closes the viewer"),
      previous: label(30, "Button to the previous picture"),
      next: label(30, "Button to the next picture"),
    },
    "Picture viewer",
    "Opens when a visitor clicks a picture of a gallery or a project.",
  ),
  redirects: list(
    sharedGroup("Redirect", {
      from: pattern(
        /^(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/,
        "an address like /old-page or /Old/page.html, without ? or %",
        "Old address",
        "Exactly as it was, including capital letters. You can paste the whole address.",
      ).meta({ autoFormat: formatOldAddress }),
      to: destination(
        "Leads to",
        "A page of this site, like Decks, or an address that begins with https://",
      ),
    }),
    "old address",
    { min: 0 },
    "Old addresses",
    "Send visitors from the addresses of an earlier website to pages of this one.",
  ).meta({ alsoCalled: "redirect, forward, URL, broken link, moved page" }),
  delivery: group(
    {
      address: pattern(
        /^(https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+|http:\/\/(localhost|127\.0\.0\.1))(:[1-5]?\d{1,4})?(\/[^\s#]*)?$/,
        "an address that begins with https:// (or with http://localhost, to try it out)",
        "Address",
        "The form service that receives the requests gives you this address.",
      ).refine(URL.canParse),
      formName: pattern(
        /^[a-z0-9-]+$/,
        "lowercase letters, digits and hyphens, like quote-request",
        "Name of the form",
        "Only for Netlify Forms and other services that require a form-name.",
      ).optional(),
    },
    "Delivery of quote requests",
    "Without it, the quote forms send nothing. Ask the person who set up the website for the address.",
  )
    .optional()
    .meta({ switch: "Send the requests" }),
  name: text("Name of the business"),
  wordmark: group(
    { name: label(24, "Large line"), descriptor: label(30, "Small line") },
    "Name in the header",
    "The header and the footer show it on two lines.",
  ).meta({ alsoCalled: "logo, brand" }),
  base: group(
    {
      towns: list(text("Town").meta({ suggestions: towns }), "town", { min: 1, max: 4 }, "Towns"),
      state: text("State"),
      stateCode: pattern(/^[A-Z]{2}$/, "two capital letters, like MD", "State abbreviation"),
      timeZone: labeledChoice(
        {
          "America/New_York": "Eastern",
          "America/Chicago": "Central",
          "America/Denver": "Mountain",
          "America/Los_Angeles": "Pacific",
        },
        "Time zone",
        "Decides when pages say that you are open.",
      ),
    },
    "Where you are based",
  ),
  foundingYear: wholeNumber(
    1800,
    2100,
    "Year founded",
    "Where a text says {since}, visitors read this year.",
  ),
  copyrightYear: wholeNumber(2020, 2100, "Copyright year", "Shown at the end of every page."),
  businessType: labeledChoice(
    {
      HomeAndConstructionBusiness: "Home and construction business",
      GeneralContractor: "General contractor",
      RoofingContractor: "Roofing contractor",
    },
    "Kind of business",
    "For search engines. Visitors do not see it.",
  ).optional(),
  url: pattern(
    /^https:\/\/[\w-]+(\.[\w-]+)*(:[1-5]?\d{1,4})?$/,
    "an address like https://www.example.com, without a slash at the end",
    "Address of the site",
  )
    .refine(URL.canParse)
    .meta({ autoFormat: formatSiteUrl, alsoCalled: "URL, domain" }),
});
