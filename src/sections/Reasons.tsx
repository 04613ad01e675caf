import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { reasonsRecipe } from "../theme/recipes/reasons";
import { Band } from "../ui/Band";
import { BandHead } from "../ui/BandHead";
import { BandSide } from "../ui/BandSide";
import { MarkedPicture } from "../ui/MarkedPicture";

type Props = {
  block: Queries.ReasonsFragment;
  /** Where the photograph stands. */
  side?: "left" | "wide" | "right" | "middle";
  tone?: "paper" | "deep";
};

type Side = NonNullable<Props["side"]>;
type Mark = { readonly x: number; readonly y: number };

/** How much of a photograph is shown where it is cut to its marks: per cent of its height or width. */
const cuts: Partial<Record<Side, { of: keyof Mark; shown: number }>> = {
  wide: { of: "y", shown: 75 },
  middle: { of: "x", shown: 80 },
};

/** Room for a number at the edge of a cut, in per cent. */
const margin = 3;

/** Where the cut begins, with the marks in its middle; nothing where they do not all fit. */
function startOfCut(side: Side, marks: readonly Mark[]): number | undefined {
  const cut = cuts[side];
  if (!cut || marks.length === 0) return undefined;
  const places = marks.map((mark) => mark[cut.of]);
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const start = Math.min(Math.max((least + most - cut.shown) / 2, 0), 100 - cut.shown);
  return most - least + 2 * margin > cut.shown ? undefined : start;
}

const sizes = {
  left: "(min-width: 64em) 66vw, 100vw",
  right: "(min-width: 64em) 66vw, 100vw",
  wide: "100vw",
  middle: "(min-width: 64em) 600px, 100vw",
};

/** Numbered reasons, keyed to a photograph where there is one. */
export function Reasons({ block, side: wanted = "left", tone }: Props) {
  const { heading, lead, picture, items } = block;
  const marks = items.map(({ mark }) => mark);
  const start = startOfCut(
    wanted,
    marks.filter((mark) => mark !== null),
  );
  // A photograph that cannot be cut stands whole, on the left.
  const side = wanted in cuts && start === undefined ? "left" : wanted;
  const styles = useSlotRecipe({ recipe: reasonsRecipe })({ kind: picture ? side : "plain" });
  const list = (
    <chakra.ol css={styles.list}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <b aria-hidden>{index + 1}</b>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </chakra.ol>
  );
  if (!picture)
    return (
      <Band tone={tone ?? "sand"} labelledBy="reasons-title">
        <BandSide id="reasons-title" heading={heading} lead={lead}>
          {list}
        </BandSide>
      </Band>
    );
  return (
    <Band tone={tone} labelledBy="reasons-title">
      <BandHead id="reasons-title" heading={heading} lead={lead} />
      <chakra.figure css={styles.figure}>
        <chakra.div
          css={styles.trim}
          style={start === undefined ? undefined : ({ "--cut": `-${start}%` } as CSSProperties)}
        >
          <MarkedPicture picture={picture} marks={marks} sizes={sizes[side]} />
        </chakra.div>
        {picture.caption && (
          <chakra.figcaption css={styles.caption}>{picture.caption}</chakra.figcaption>
        )}
      </chakra.figure>
      {list}
    </Band>
  );
}

export const reasonsFragment = graphql`
  fragment Reasons on Reasons {
    heading
    lead
    picture {
      ...CaptionedPicture
    }
    items {
      title
      text
      mark {
        x
        y
      }
    }
  }
`;
