/** The units of a duration, from short to long. */
export const durationUnits = ["hour", "day", "week", "month"] as const;

/** From the least to the most, both included. */
type Range = { readonly least: number; readonly most: number };

/** How long the work usually takes. The unit is one of `durationUnits`. */
export type Duration = Range & { readonly unit: string };

/** What it costs, in whole dollars. */
export type Price = Range;

/** A figure that has a name, so that copy can refer to it. */
export type NamedFigure = { readonly name: string; readonly figure: string };

/** What is known of a service, each fact once. */
export type ServiceFacts = {
  readonly duration?: Duration | null;
  readonly price?: Price | null;
  readonly figures?: readonly NamedFigure[] | null;
};

// The browser's own formatting takes 16 ms at its first use, while the page wakes.
/** A sum of money as a price says it: 1200 is "$1,200". */
export const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;

const fromTo = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** The number of a duration without its unit: "2–4". */
export const durationNumber = ({ least, most }: Range) => fromTo(String(least), String(most));

/** The unit of a duration: "weeks", or "week" for just one. */
export const durationUnit = ({ most, unit }: Duration) => (most === 1 ? unit : `${unit}s`);

/** A duration in words: "2–4 weeks". */
export const durationText = (duration: Duration) =>
  `${durationNumber(duration)} ${durationUnit(duration)}`;

/** A price in words: "$400–$1,200". */
export const priceText = ({ least, most }: Price) => fromTo(dollars(least), dollars(most));
