import type { layoutVariants } from "../content/model/service";

type Name = keyof typeof layoutVariants;

type LayoutVariant = {
  title: "left" | "right" | "below";
  benefits: "left" | "right";
  form: "left" | "right";
  testimonials: { tone: "bayDeep" | "paper"; largeFirst: boolean };
  process: "columns" | "rows";
  pricing: "left" | "right" | "wide";
};

/** The options of the sections in each layout variant of a service page. */
const layoutVariantsByName: Record<Name, LayoutVariant> = {
  left: {
    title: "below",
    benefits: "right",
    form: "right",
    testimonials: { tone: "bayDeep", largeFirst: false },
    process: "columns",
    pricing: "left",
  },
  wide: {
    title: "below",
    benefits: "right",
    form: "right",
    testimonials: { tone: "paper", largeFirst: true },
    process: "columns",
    pricing: "wide",
  },
  right: {
    title: "left",
    benefits: "left",
    form: "left",
    testimonials: { tone: "paper", largeFirst: false },
    process: "rows",
    pricing: "right",
  },
  middle: {
    title: "right",
    benefits: "left",
    form: "left",
    testimonials: { tone: "bayDeep", largeFirst: true },
    process: "rows",
    pricing: "left",
  },
};

const isName = (name: string): name is Name => name in layoutVariantsByName;

/** The layout variant with a name; "left" by default. */
export const layoutVariantOf = (name: string | null): LayoutVariant =>
  layoutVariantsByName[name !== null && isName(name) ? name : "left"];

/** The blocks of a service page whose presence decides on tones. The value of a missing block is falsy. */
type Blocks = Record<
  | "benefits"
  | "testimonials"
  | "process"
  | "pricing"
  | "gallery"
  | "offerings"
  | "townLinks"
  | "faqs"
  | "areas"
  | "repeatQuoteForm",
  unknown
>;

/**
 * The tones of the sections whose tone is not fixed. No two adjacent sections share a tone, with two
 * exceptions: pricing right below the hero, and the questions, which have a line above them. The line
 * separates the questions from a section that is also on paper.
 */
export function tonesOf(layoutVariant: LayoutVariant, has: Blocks) {
  // Fixed tones: the hero and the pricing are on sand, the benefits and the questions are on paper.
  const testimonials = has.benefits ? "bayDeep" : layoutVariant.testimonials.tone;
  const process = has.testimonials && testimonials === "bayDeep" ? "paper" : "bayDeep";
  const isBelowHero = !has.benefits && !has.testimonials && !has.process;
  let above: "paper" | "sand" = has.pricing || isBelowHero ? "sand" : "paper";
  const toneOf = (block: unknown) => {
    const tone = above === "sand" ? "paper" : "sand";
    if (block) above = tone;
    return tone;
  };
  const gallery = toneOf(has.gallery);
  const offerings = toneOf(has.offerings);
  const townLinks = toneOf(has.townLinks);
  if (has.faqs) above = "paper";
  const areas = toneOf(has.areas);
  // The second quote form is on a dark background, next to which every tone stands out.
  const related = has.repeatQuoteForm ? "paper" : toneOf(true);
  return { testimonials, process, gallery, offerings, townLinks, areas, related } as const;
}
