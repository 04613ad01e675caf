import { chakra } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { Note } from "../ui/Text";

const width = 560;
const height = 46;

const Drawing = chakra("svg", {
  base: {
    width: "100%",
    height: "auto",
    marginTop: "1.75rem",
    overflow: "visible",
    "& .body": { fill: "{colors.paper}", stroke: "{colors.ruleStrong}" },
    "& .tick": { stroke: "{colors.text}" },
    "& .least": { fill: "{colors.band}" },
    "& .most": { stroke: "{colors.band}" },
    "& pattern path": { stroke: "{colors.band}", strokeWidth: 3 },
    "& text": {
      fontFamily: "display",
      // On a phone the drawing is scaled to two thirds.
      fontSize: { base: "21px", md: "14px" },
      fontWeight: 650,
      textAnchor: "end",
      transform: "translateY(22px)",
      fill: "{colors.text}",
    },
  },
});

const positions = (start: number, end: number, step: number) =>
  Array.from(
    { length: Math.floor((end - start) / step + 1e-6) + 1 },
    (_, index) => start + index * step,
  );

/** A row of marks along the tape's edge: one thick line, dashed. */
const Ticks = ({ length, spacing }: { length: number; spacing: number }) => (
  <path
    className="tick"
    d={`M0 ${length / 2}H${width}`}
    strokeWidth={length}
    strokeDasharray={`1 ${(spacing - 1).toFixed(2)}`}
  />
);

// The browser's own formatting takes 16 ms at its first use, while the page wakes.
const withCommas = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

/** A figure drawn to scale on a tape measure: solid up to the least, striped up to the most. */
export function RangeScale({ tape }: { tape: Queries.RangeScaleFragment }) {
  const start = tape.start ?? 0;
  const exactly = (value: number) => ((value - start) / (tape.end - start)) * width;
  const at = (value: number) => Math.round(exactly(value));
  const spacing = exactly(start + tape.step);
  // Of dollars only the two that are quoted stand on the tape: any other would read as a price.
  const isMoney = tape.unit === "dollar";
  const numbered = isMoney
    ? [tape.least, tape.most]
    : positions(start, tape.end, tape.step).filter((value) => value > start);
  const label = (value: number) => (isMoney ? `$${withCommas(value)}` : value);
  return (
    <>
      <Drawing viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label={tape.meaning}>
        <defs>
          <pattern
            id="stripes"
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V7" />
          </pattern>
        </defs>
        <rect className="body" width={width} height={height} />
        <rect className="least" y={height - 14} width={at(tape.least)} height="14" />
        <rect
          className="most"
          x={at(tape.least)}
          y={height - 14}
          width={at(tape.most) - at(tape.least)}
          height="14"
          fill="url(#stripes)"
        />
        <Ticks length={8} spacing={spacing / tape.ticks} />
        <Ticks length={22} spacing={spacing} />
        {numbered.map((value) => (
          <text key={value} x={at(value) - 6}>
            {label(value)}
          </text>
        ))}
      </Drawing>
      {tape.note && <Note marginTop="0.9rem">{tape.note}</Note>}
    </>
  );
}

export const tapeFragment = graphql`
  fragment RangeScale on PricingTape {
    unit
    start
    least
    most
    end
    step
    ticks
    meaning
    note
  }
`;
