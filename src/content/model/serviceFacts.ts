import { durationNumber, durationUnit, priceText, type durationUnits } from "../facts/facts";
import { labeledChoice, list, pattern, sharedGroup, text, wholeNumber } from "../schema/fields";

/** Figures that copy can name in braces. */
export const namedFigures = (label: string, hint: string) =>
  list(
    sharedGroup("NamedFigure", {
      name: pattern(
        /^[a-z][A-Za-z0-9]*$/,
        "one word that begins with a lowercase letter, like warranty or homeProjects",
        "Name",
        "Texts name the figure by this word, like {warranty}. If you change it, change those texts, too.",
      ),
      figure: text("Figure", "What texts show instead of the name, for instance: 5 years"),
    }),
    "figure",
    { min: 0 },
    label,
    hint,
  );

const unitLabels: Record<(typeof durationUnits)[number], string> = {
  hour: "Hours",
  day: "Days",
  week: "Weeks",
  month: "Months",
};

const dollars = (label: string, hint: string) => wholeNumber(1, 9_999_999, label, hint);

const duration = sharedGroup(
  "Duration",
  {
    least: wholeNumber(1, 999, "From"),
    most: wholeNumber(1, 999, "To", "For a fixed duration, repeat the first number."),
    unit: labeledChoice(unitLabels, "Unit"),
  },
  "Duration",
  "How long the work usually takes. Pages show it automatically. Where a text says {duration}, visitors read it, too.",
).meta({ derivedTexts: { number: durationNumber, units: durationUnit } });

const price = sharedGroup(
  "PriceRange",
  {
    least: dollars("From", "In whole dollars."),
    most: dollars("To", "In whole dollars. For a fixed price, repeat the first number."),
  },
  "Price",
  "The part “Pricing” shows it automatically. Where a text says {price}, visitors read it, too.",
).meta({ derivedTexts: { text: priceText } });

/** The facts of a service, written once. Cards, tapes and texts read them here, so that all agree. */
export const serviceFacts = sharedGroup(
  "ServiceFacts",
  {
    duration: duration.optional().meta({ switch: "Give a duration" }),
    price: price.optional().meta({ switch: "Give a price" }),
    figures: namedFigures(
      "Other figures",
      "For instance a figure named warranty. Where a text says {warranty}, visitors read that figure.",
    ).optional(),
  },
  "Duration and price",
  "Written here once. Where a text of this page or of its questions says {duration} or {price}, visitors read " +
    "these figures. Texts elsewhere name the service, too: {decks.duration}.",
);
