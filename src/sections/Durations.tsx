import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { durationText, type Duration } from "../content/facts/facts";
import { largeText } from "../theme/breakpoints";
import { Section } from "../ui/Section";
import { Note } from "../ui/Text";
import { useDrawOnScroll } from "../ui/useDrawOnScroll";
import { serviceId } from "./ids";

type Block = Queries.DurationsBlockFragment;
type Props = { words: Queries.DurationsWordsFragment; blocks: readonly Block[] };

const styles = {
  heading: { marginBottom: { base: "1.75rem", lg: "2.5rem" }, fontSize: "h2Large" },
  chart: { "--names": { base: "0px", lg: "17rem" } },
  tape: {
    display: "grid",
    gridTemplateColumns: "repeat(var(--steps), minmax(0, 1fr))",
    marginLeft: "var(--names)",
    borderBlock: "ruleStrong",
    borderLeft: "ruleStrong",
    // The tape has a mark for each of five working days a week.
    backgroundImage:
      "linear-gradient(90deg, transparent calc(100% - 1px), {colors.ruleStrong} calc(100% - 1px))",
    backgroundSize: "calc(100% / var(--steps) / 5) 0.5rem",
    backgroundRepeat: "repeat-x",
    "& b": {
      padding: { base: "0.6rem 0.3rem 0.25rem", md: "0.75rem 0.6rem 0.35rem" },
      borderRight: "ruleStrong",
      justifySelf: "end",
      whiteSpace: "nowrap",
      textStyle: "numeral",
      fontSize: { md: "1.75rem" },
      color: "accent",
    },
    // With large text, only the last number fits.
    [largeText]: { "& b:not(:last-of-type)": { visibility: "hidden" } },
  },
  row: {
    borderBottom: "rule",
    "& a": {
      display: "grid",
      gridTemplateColumns: { base: "1fr auto", lg: "var(--names) 1fr" },
      alignItems: "baseline",
      [largeText]: { gridTemplateColumns: "1fr", "& > *": { gridColumn: 1 } },
      textDecoration: "none",
      _hover: { "& span:first-of-type": { textDecoration: "underline" } },
    },
  },
  name: {
    textStyle: "name",
    fontSize: { base: "1.1875rem", lg: "1.5rem" },
    lineHeight: 1.2,
    color: "heading",
    textUnderlineOffset: "0.2em",
    padding: { base: "0.8rem 1rem 0.4rem 0", lg: "1.1rem 1rem 0 0" },
  },
  figure: { fontWeight: 400, whiteSpace: "nowrap", paddingBottom: { lg: "1.1rem" } },
  track: {
    // Browsers do not print backgrounds by default.
    printColorAdjust: "exact",
    "--ink": "{colors.accent}",
    "--ground": "{colors.bayDeep}",
    _highContrast: {
      forcedColorAdjust: "none",
      "--ink": "CanvasText",
      "--ground": "Canvas",
    },
    position: "relative",
    gridColumn: { base: "1 / 3", lg: 2 },
    gridRow: { lg: "1 / 3" },
    alignSelf: "stretch",
    minHeight: { base: "2.25rem", lg: "5.5rem" },
    // The track has a line for each week.
    backgroundImage:
      "linear-gradient(90deg, transparent calc(100% - 1px), {colors.rule} calc(100% - 1px))",
    backgroundRepeat: "repeat-x",
    backgroundSize: "calc(100% / var(--steps)) 100%",
    borderLeft: { lg: "rule" },
    "& > i": {
      position: "absolute",
      insetBlock: { base: "0 0.875rem", lg: "1.25rem" },
      left: 0,
      border: "1.5px solid var(--ink)",
      backgroundImage: "repeating-linear-gradient(135deg, var(--ink) 0 3px, transparent 3px 8px)",
      backgroundColor: "var(--ground)",
    },
    "& b": { display: "block", height: "100%", background: "var(--ink)" },
  },
  note: { marginTop: "1.5rem" },
} satisfies Record<string, SystemStyleObject>;

/** The length of each unit in weeks of five days, with eight hours a day. */
const weeksIn: Readonly<Record<string, number>> = {
  hour: 1 / 40,
  day: 1 / 5,
  week: 1,
  month: 4.35,
};

/** The longest time, in weeks. */
const mostWeeks = ({ most, unit }: Duration) => most * (weeksIn[unit] ?? 1);
const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

const withDuration = (blocks: readonly Block[]) =>
  blocks
    .flatMap((block) =>
      block.service.facts?.duration ? [{ ...block, duration: block.service.facts.duration }] : [],
    )
    .sort((a, b) => mostWeeks(a.duration) - mostWeeks(b.duration));

/**
 * The durations of all services below one tape, from the shortest to the longest. The bar of a service is
 * solid up to the low end of its duration, and striped from there to the high end.
 */
export function Durations({ words, blocks }: Props) {
  const rows = withDuration(blocks);
  const bars = useDrawOnScroll<HTMLUListElement>("i");
  const longest = rows.at(-1);
  if (!longest) return null;
  const weeks = Math.ceil(mostWeeks(longest.duration));
  // More than 12 numbers would overlap, or more than 6 numbers of three digits.
  const step = Math.ceil(weeks / (weeks < 100 ? 12 : 6));
  const end = Math.ceil(weeks / step) * step;
  return (
    <Section tone="bayDeep" labelledBy="durations-title">
      <chakra.h2 id="durations-title" css={styles.heading}>
        {words.heading}
      </chakra.h2>
      <chakra.div css={styles.chart} style={{ ["--steps" as string]: end / step }}>
        <chakra.div css={styles.tape} aria-hidden>
          {Array.from({ length: end / step }, (_, index) => (
            <b key={index}>{(index + 1) * step}</b>
          ))}
        </chakra.div>
        <ul ref={bars}>
          {rows.map(({ service: { name, address }, duration }) => (
            <chakra.li key={address} css={styles.row}>
              <a href={`#${serviceId(address)}`}>
                <chakra.span css={styles.name}>{name}</chakra.span>{" "}
                <chakra.b css={styles.figure}>{durationText(duration)}</chakra.b>
                <chakra.span css={styles.track} aria-hidden>
                  <i style={{ width: percent(mostWeeks(duration) / end) }}>
                    <b style={{ width: percent(duration.least / duration.most) }} />
                  </i>
                </chakra.span>
              </a>
            </chakra.li>
          ))}
        </ul>
      </chakra.div>
      <Note css={styles.note}>{words.note}</Note>
    </Section>
  );
}

export const durationsFragments = graphql`
  fragment DurationsWords on ServicesPageJsonDurations {
    heading
    note
  }
  fragment DurationsBlock on ServiceBlock {
    service {
      name
      address
      facts {
        duration {
          least
          most
          unit
        }
      }
    }
  }
`;
