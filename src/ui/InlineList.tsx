import { chakra } from "@chakra-ui/react/styled-system";

const Line = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    // The dot before whatever begins a line is cut off.
    overflow: "hidden",
    "& > span": {
      position: "relative",
      marginLeft: "-1.1em",
      paddingLeft: "1.1em",
      marginRight: "1.1em",
    },
    "& > span + span::before": {
      content: '"·"',
      position: "absolute",
      left: 0,
      width: "1.1em",
      textAlign: "center",
    },
  },
});

/** Facts in a row with dots between them; no line begins or ends with one. */
export const InlineList = ({ children }: { children: readonly string[] }) => (
  <Line>
    {children.map((fact) => (
      <span key={fact}>{`${fact} `}</span>
    ))}
  </Line>
);
