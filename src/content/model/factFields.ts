import type { durationUnits } from "../facts";
import { labeledChoice, list, pattern, reference, sharedGroup, text, wholeNumber } from "../fields";

/** Named figures, which copy can use. */
export const namedFigures = (label: string, hint: string) =>
  list(
    sharedGroup("NamedFigure", {
      name: pattern(
        /^[a-z][A-Za-z0-9]*$/,
        "one word that begins with a small letter, like warranty or homeProjects",
        "Name",
        "As texts write it in braces. Where it changes, the texts must change, too.",
      ),
      figure: text("Figure", "What stands in its place, for instance: 5 years"),
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

const dollars = (label: string) => wholeNumber(1, 9_999_999, label, "In whole dollars.");

const duration = sharedGroup(
  "Duration",
  {
    least: wholeNumber(1, 999, "From"),
    most: wholeNumber(1, 999, "To", "The same number, if it is always that."),
    unit: labeledChoice(unitLabels, "Unit"),
  },
  "Duration",
  "How long the work usually takes. Texts name it as {duration}.",
);

const price = sharedGroup(
  "PriceRange",
  {
    least: dollars("From"),
    most: dollars("To"),
  },
  "Price",
  "Texts name it as {price}.",
);

/**
 * The facts of a service, each in one place. Cards, figures, tapes and copy take them from here.
 */
export const serviceFacts = sharedGroup(
  "ServiceFacts",
  {
    sameAs: reference(
      "services",
      "Same as for",
      "Another service, whose figures hold for this one where nothing is filled in here.",
    ).optional(),
    duration: duration.optional().meta({ switch: "Give a duration" }),
    price: price.optional().meta({ switch: "Give a price" }),
    figures: namedFigures(
      "Other figures",
      "For instance a warranty. Texts name it in braces, by the name you give it.",
    ).optional(),
  },
  "Duration and price",
  "Written here once. The texts of this page and its questions name them as {duration} or {price}. " +
    "Other pages say of which service, for instance {decks.duration}.",
);
