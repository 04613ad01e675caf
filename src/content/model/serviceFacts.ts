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
        "Texts use it in braces. If you change it, change those texts, too.",
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
  "How long the work usually takes. Pages show it automatically, and so do texts with {duration}.",
).meta({ derivedTexts: { number: durationNumber, units: durationUnit } });

const price = sharedGroup(
  "PriceRange",
  {
    least: dollars("From", "In whole dollars."),
    most: dollars("To", "In whole dollars. For a fixed price, repeat the first number."),
  },
  "Price",
  "The part “Pricing” shows it automatically, and so do texts with {price}.",
).meta({ derivedTexts: { text: priceText } });

/** The facts of a service. Cards, figures, tapes and copy read the facts here, so that all of them agree. */
export const serviceFacts = sharedGroup(
  "ServiceFacts",
  {
    duration: duration.optional().meta({ switch: "Give a duration" }),
    price: price.optional().meta({ switch: "Give a price" }),
    figures: namedFigures(
      "Other figures",
      "For instance a warranty. To show it in a text, write its name in braces.",
    ).optional(),
  },
  "Duration and price",
  "Written here once. In texts of this page and its questions, {duration} and {price} become these figures. " +
    "Elsewhere, name the service, too: {decks.duration}.",
);
