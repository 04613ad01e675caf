import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { dollars, type Duration, type Price } from "../content/facts/facts";
import { Note } from "../ui/Text";
import { useDrawOnScroll } from "../ui/useDrawOnScroll";
import { durationScale, priceScale, type Scale } from "./scaleOfRange";

type Props = {
  tape: Queries.RangeScaleFragment;
  /** The figure on the tape. */
  figure: Duration | Price;
};

const width = 560;
const height = 46;

const Tape = chakra("svg", {
  base: {
    width: "100%",
    marginTop: "1.75rem",
    overflow: "visible",
    "& .body": { fill: "{colors.paper}", stroke: "{colors.ruleStrong}" },
    "& .tick": { stroke: "{colors.text}" },
    "& .least": { fill: "{colors.bay}" },
    "& .most": { stroke: "{colors.bay}" },
    "& text": {
      textStyle: "name",
      // Phones scale the tape to two thirds.
      fontSize: { base: "21px", md: "14px" },
      textAnchor: "end",
      transform: "translateY(22px)",
      fill: "{colors.text}",
    },
    _highContrast: {
      "& .body": { fill: "Canvas", stroke: "CanvasText" },
      "& .tick, & .most": { stroke: "CanvasText" },
      "& .least, & text": { fill: "CanvasText" },
    },
  },
});

/** The multiples of a step, up to the end. */
const multiples = ({ end, step }: Scale) =>
  Array.from({ length: Math.floor(end / step + 1e-6) }, (_, index) => (index + 1) * step);

/** The width of a digit on a phone, and the gap between a number and its mark, in units of the drawing. */
const digit = 12;
const gap = 6;

/** True if a number has no room at the left of its mark, like the low end of a wide price range. */
const isAtEdge = (x: number, label: string) => x < label.length * digit + gap;

/**
 * The numbers on the tape of a price range: both ends, and the large marks between them. The list leaves out
 * numbers that would overlap: a price like "$15,000" takes about a sixth of the tape.
 */
const numbersOfPrice = (
  { least, most }: Price,
  marks: readonly number[],
  isFirstAtEdge: boolean,
) => {
  const afterFirst = most / (isFirstAtEdge ? 3 : 6);
  const room = (mark: number) => mark - least > afterFirst && most - mark > most / 6;
  const first = most - least > most / 8 ? [least] : [];
  return [...new Set([...first, ...marks.filter(room), most])];
};

/** A row of marks along the tape's edge: one thick dashed line. The tape's left side is the mark of zero. */
const Ticks = ({ length, spacing }: { length: number; spacing: number }) => (
  <path
    className="tick"
    d={`M${spacing.toFixed(2)} ${length / 2}H${width}`}
    strokeWidth={length}
    strokeDasharray={`1 ${(spacing - 1).toFixed(2)}`}
  />
);

/**
 * A figure on a tape measure, to scale. A price is solid from its low end to its high end. A duration
 * is solid up to its low end, since that time passes in any case, and striped up to its high end.
 */
export function RangeScale({ tape, figure }: Props) {
  const root = useDrawOnScroll<SVGSVGElement>();
  const { least, most } = figure;
  const isPrice = !("unit" in figure);
  const scale = isPrice ? priceScale(most) : durationScale(most);
  const exactly = (value: number) => (value / scale.end) * width;
  const at = (value: number) => Math.round(exactly(value));
  const spacing = exactly(scale.step);
  const label = (value: number) => (isPrice ? dollars(value) : String(value));
  const numbered = isPrice
    ? numbersOfPrice(figure, multiples(scale), isAtEdge(at(least), label(least)))
    : multiples(scale);
  return (
    <>
      <Tape
        ref={root}
        viewBox={`-1 -1 ${width + 2} ${height + 2}`}
        role="img"
        aria-label={tape.meaning}
      >
        <rect className="body" width={width} height={height} />
        {isPrice ? (
          <rect
            className="least"
            x={at(least)}
            y={height - 14}
            width={Math.max(at(most) - at(least), 2)}
            height="14"
          />
        ) : (
          <>
            <rect className="least" y={height - 14} width={at(least)} height="14" />
            <path
              className="most"
              d={`M${at(most)} ${height - 7}H${at(least)}`}
              strokeWidth="14"
              // The path has whole stripes only, so that the last stripe ends at the high end's mark.
              pathLength={7 * Math.ceil((at(most) - at(least)) / 7)}
              strokeDasharray="3 4"
            />
          </>
        )}
        <Ticks length={8} spacing={spacing / tape.ticks} />
        <Ticks length={22} spacing={spacing} />
        {numbered.map((value) => {
          const place = isAtEdge(at(value), label(value))
            ? { x: at(value) + gap, style: { textAnchor: "start" as const } }
            : { x: at(value) - gap };
          return (
            // Firefox would read the numbers after the description.
            <text key={value} aria-hidden {...place}>
              {label(value)}
            </text>
          );
        })}
      </Tape>
      {tape.note && <Note marginTop="0.9rem">{tape.note}</Note>}
    </>
  );
}

export const tapeFragment = graphql`
  fragment RangeScale on PricingTape {
    ticks
    meaning
    note
  }
`;
