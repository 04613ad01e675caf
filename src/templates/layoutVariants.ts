import type { layoutVariants } from "../content/model/service";

type Name = keyof typeof layoutVariants;

type LayoutVariant = {
  title: "left" | "right" | "below";
  benefits: "left" | "right";
  form: "left" | "right";
  proof: { tone: "deep" | "paper"; lead: boolean };
  process: "columns" | "rows";
  pricing: "left" | "right" | "wide";
};

/** The options of the sections in each layout variant of a service page. */
const layoutVariantsByName: Record<Name, LayoutVariant> = {
  left: {
    title: "below",
    benefits: "right",
    form: "right",
    proof: { tone: "deep", lead: false },
    process: "columns",
    pricing: "left",
  },
  wide: {
    title: "below",
    benefits: "right",
    form: "right",
    proof: { tone: "paper", lead: true },
    process: "columns",
    pricing: "wide",
  },
  right: {
    title: "left",
    benefits: "left",
    form: "left",
    proof: { tone: "paper", lead: false },
    process: "rows",
    pricing: "right",
  },
  middle: {
    title: "right",
    benefits: "left",
    form: "left",
    proof: { tone: "deep", lead: true },
    process: "rows",
    pricing: "left",
  },
};

const isName = (name: string): name is Name => name in layoutVariantsByName;

/** The layout variant of that name; the first one by default. */
export const layoutVariantOf = (name: string | null): LayoutVariant =>
  layoutVariantsByName[name !== null && isName(name) ? name : "left"];

/**
 * The tones of the testimonials and of the steps below them. No two adjacent sections share a tone.
 */
export function tonesOf(layoutVariant: LayoutVariant, has: { benefits: boolean; proof: boolean }) {
  // The benefits are on paper.
  const proof = has.benefits ? "deep" : layoutVariant.proof.tone;
  return { proof, process: has.proof && proof === "deep" ? "paper" : "deep" } as const;
}
