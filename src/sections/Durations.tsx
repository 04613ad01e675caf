import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { durationText, type Duration } from "../content/facts";
import { durationsRecipe } from "../theme/recipes/durations";
import { Band } from "../ui/Band";
import { Note } from "../ui/Text";
import { serviceId } from "./serviceId";

type Block = Queries.DurationsBlockFragment;
type Props = { words: Queries.DurationsWordsFragment; blocks: readonly Block[] };
type Timed = Block & { readonly duration: Duration };

/** How many weeks of five working days a unit takes, and one of eight hours. */
const weeksIn: Readonly<Record<string, number>> = {
  hour: 1 / 40,
  day: 1 / 5,
  week: 1,
  month: 4.35,
};

const inWeeks = (amount: number, { unit }: Duration) => amount * (weeksIn[unit] ?? 1);
const percent = (share: number) => `${+(share * 100).toFixed(2)}%`;

const timed = (blocks: readonly Block[]): Timed[] =>
  blocks
    .flatMap((block) =>
      block.service.facts?.duration ? [{ ...block, duration: block.service.facts.duration }] : [],
    )
    .sort((a, b) => inWeeks(a.duration.most, a.duration) - inWeeks(b.duration.most, b.duration));

/** How long each service takes, all on one tape, from the shortest to the longest. */
export function Durations({ words, blocks }: Props) {
  const styles = useSlotRecipe({ recipe: durationsRecipe })();
  const rows = timed(blocks);
  if (rows.length === 0) return null;
  const weeks = Math.ceil(
    Math.max(...rows.map(({ duration }) => inWeeks(duration.most, duration))),
  );
  // More numbers than that would run into each other; those of three digits need twice the room.
  const step = Math.ceil(weeks / (weeks < 100 ? 12 : 6));
  const end = Math.ceil(weeks / step) * step;
  return (
    <Band tone="deep" labelledBy="durations-title">
      <chakra.h2 id="durations-title" css={styles.heading}>
        {words.heading}
      </chakra.h2>
      <chakra.div css={styles.chart} style={{ ["--weeks" as string]: end / step }}>
        <chakra.div css={styles.ruler} aria-hidden>
          {Array.from({ length: end / step }, (_, index) => (
            <b key={index}>{(index + 1) * step}</b>
          ))}
        </chakra.div>
        <ul>
          {rows.map(({ service: { name, address }, duration }) => {
            const [least, most] = [duration.least, duration.most].map(
              (amount) => inWeeks(amount, duration) / end,
            ) as [number, number];
            return (
              <chakra.li key={address} css={styles.row}>
                <a href={`#${serviceId(address)}`}>
                  <chakra.span css={styles.name}>{name}</chakra.span>{" "}
                  <chakra.b css={styles.figure}>{durationText(duration)}</chakra.b>
                  <chakra.span css={styles.track} aria-hidden>
                    <span style={{ width: percent(least) }} />
                    <i style={{ left: percent(least), width: percent(most - least) }} />
                  </chakra.span>
                </a>
              </chakra.li>
            );
          })}
        </ul>
      </chakra.div>
      <Note css={styles.note}>{words.note}</Note>
    </Band>
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
