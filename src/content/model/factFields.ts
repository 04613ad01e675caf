import { durationUnits } from "../facts";
import { choice, list, pattern, reference, sharedGroup, text, wholeNumber } from "../fields";

/** Figures with names of their own, which copy refers to. */
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

const dollars = (label: string) => wholeNumber(1, 9_999_999, label, "In whole dollars.");

const duration = sharedGroup(
  "Duration",
  {
    least: wholeNumber(1, 999, "From"),
    most: wholeNumber(1, 999, "To", "The same number, if it is always that."),
    unit: choice(durationUnits, "Unit"),
  },
  "Usual duration",
  "Cards that lead to this page show it. Texts name it as {duration}.",
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

/** The facts of a service, each in one place: cards, figures, tapes and copy take them from here. */
export const serviceFacts = sharedGroup(
  "ServiceFacts",
  {
    sameAs: reference(
      "services",
      "The same as those of",
      "Another service, whose facts hold for this one where nothing is filled in here.",
    ).optional(),
    duration: duration.optional(),
    price: price.optional(),
    figures: namedFigures(
      "Other figures",
      "For instance a warranty. Texts name it in braces, by the name you give it.",
    ).optional(),
  },
  "Facts",
  "Written here once. The texts of this page and its questions name them as {duration} or {price}; " +
    "all other texts say whose they are, for instance {decks.duration}.",
);
