import { chakra } from "@chakra-ui/react";
import { useSite } from "../site/useSite";

const List = chakra("ul", {
  base: {
    display: "grid",
    borderBlock: "1px solid {colors.rule}",
    "& li": {
      padding: { base: "0.8rem 0", md: "1.1rem 1.25rem" },
      fontSize: "note",
      lineHeight: 1.35,
      color: "textSoft",
    },
    "& b": {
      display: "block",
      fontFamily: "display",
      fontSize: { base: "1.125rem", md: "1.25rem" },
      lineHeight: 1.25,
      color: "heading",
    },
    "& li:nth-of-type(even)": {
      base: { paddingLeft: "1rem", borderLeft: "1px solid {colors.rule}" },
    },
    "& li:nth-of-type(n + 3)": {
      borderTop: { base: "1px solid {colors.rule}", md: 0 },
    },
    md: {
      "& li + li": { borderLeft: "1px solid {colors.rule}", paddingLeft: "1.25rem" },
      "& li:first-of-type": { paddingLeft: 0 },
    },
  },
  variants: {
    count: {
      3: {
        gridTemplateColumns: { base: "1fr 1fr", md: "repeat(3, 1fr)" },
        "& li:nth-of-type(3)": { gridColumn: { base: "1 / -1", md: "auto" } },
      },
      4: { gridTemplateColumns: { base: "1fr 1fr", md: "repeat(4, 1fr)" } },
    },
  },
});

/** The trust badges: a quiet row with hairlines. The home page shows one more. */
export function Badges({ home = false }: { home?: boolean }) {
  const { site } = useSite();
  const badges = home ? [...site.badges, site.homeBadge] : site.badges;
  return (
    <List count={badges.length === 4 ? 4 : 3} className="badges">
      {badges.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </List>
  );
}
