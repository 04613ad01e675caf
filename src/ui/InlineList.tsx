import type { ReactNode } from "react";
import { chakra } from "@chakra-ui/react/styled-system";

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    // The clip hides the dot at the start of a line, but no focus ring.
    clipPath: "inset(-1em -1em -1em -0.4em)",
    "& > span": {
      position: "relative",
      marginLeft: "-1.1em",
      paddingLeft: "1.1em",
      marginRight: "1.1em",
    },
    "& > span + span::before": {
      content: '"·"',
      position: "absolute",
      insetBlock: 0,
      left: 0,
      width: "1.1em",
      display: "grid",
      placeContent: "center",
    },
  },
});

/** Facts in a row, with dots between them. No line starts or ends with a dot. */
export const InlineList = ({ children }: { children: readonly ReactNode[] }) => (
  <Line>
    {children.map((fact, index) => (
      <span key={index}>{fact} </span>
    ))}
  </Line>
);
