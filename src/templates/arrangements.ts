import type { arrangements } from "../content/model/service";

type Name = (typeof arrangements)[number];

type Arrangement = {
  opener: "left" | "right" | "below";
  benefits: "left" | "right";
  form: "left" | "right";
  proof: { tone: "deep" | "paper"; lead: boolean };
  process: { kind: "columns" | "rows"; tone: "paper" | "deep" };
  pricing: "left" | "right" | "wide";
};

/** What each arrangement of a service page does with its bands. No two neighbors are of one tone. */
const arrangementsByName: Record<Name, Arrangement> = {
  left: {
    opener: "below",
    benefits: "right",
    form: "right",
    proof: { tone: "deep", lead: false },
    process: { kind: "columns", tone: "paper" },
    pricing: "left",
  },
  wide: {
    opener: "below",
    benefits: "right",
    form: "right",
    proof: { tone: "paper", lead: true },
    process: { kind: "columns", tone: "deep" },
    pricing: "wide",
  },
  right: {
    opener: "left",
    benefits: "left",
    form: "left",
    proof: { tone: "paper", lead: false },
    process: { kind: "rows", tone: "deep" },
    pricing: "right",
  },
  middle: {
    opener: "right",
    benefits: "left",
    form: "left",
    proof: { tone: "deep", lead: true },
    process: { kind: "rows", tone: "paper" },
    pricing: "left",
  },
};

const isName = (name: string): name is Name => name in arrangementsByName;

/** The arrangement of that name; the first one where there is none. */
export const arrangementOf = (name: string | null): Arrangement =>
  arrangementsByName[name !== null && isName(name) ? name : "left"];
