/** The units of a duration, from short to long. */
export const durationUnits = ["hour", "day", "week", "month"] as const;

/** A range from `least` to `most`, both included. */
export type Range = { readonly least: number; readonly most: number };

/** The usual duration of the work. The unit is one of `durationUnits`. */
export type Duration = Range & { readonly unit: string };

/** A price in whole dollars. */
export type Price = Range;

/** A figure with a name, so that copy can use it. */
type NamedFigure = { readonly name: string; readonly figure: string };

/** The facts of a service. */
export type ServiceFacts = {
  readonly duration?: Duration | null;
  readonly price?: Price | null;
  readonly figures?: readonly NamedFigure[] | null;
};

/** An amount in dollars: 1200 is "$1,200". The code avoids `Intl`, whose first use in a browser is slow. */
export const dollars = (amount: number) => `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ",")}`;

const fromTo = (least: string, most: string) => (least === most ? least : `${least}–${most}`);

/** A duration without its unit: "2–4". */
export const durationNumber = ({ least, most }: Range) => fromTo(String(least), String(most));

/** The unit of a duration: "weeks", or "week" for a single one. */
export const durationUnit = ({ most, unit }: Duration) => (most === 1 ? unit : `${unit}s`);

/** A duration in words: "2–4 weeks". */
export const durationText = (duration: Duration) =>
  `${durationNumber(duration)} ${durationUnit(duration)}`;

/** A price in words: "$400–$1,200". */
export const priceText = ({ least, most }: Price) => fromTo(dollars(least), dollars(most));
