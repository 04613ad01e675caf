import { chakra } from "@chakra-ui/react/styled-system";

type Props = { stats: readonly { figure: string; label: string }[] };

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", md: "none" },
    gridAutoColumns: { md: "1fr" },
    gridAutoFlow: { md: "column" },
    marginTop: "2.5rem",
    borderTop: "ruleStrong",
    md: {
      "& > div + div": { paddingLeft: "1.25rem", borderLeft: "ruleStrong" },
    },
    "& dd": {
      textStyle: "figure",
      fontSize: "clamp(1.5rem, 1.25rem + 1vw, 2.125rem)",
      color: "heading",
    },
    "& dt": { marginTop: "0.35rem", fontSize: "small", color: "textSoft" },
    "& div": {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "flex-end",
      paddingTop: "1.5rem",
    },
  },
});

/** One to six figures. */
export function Stats({ stats }: Props) {
  return (
    <List>
      {stats.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </List>
  );
}
