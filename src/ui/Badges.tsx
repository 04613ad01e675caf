import { chakra } from "@chakra-ui/react";
import { useSite } from "../site/useSite";

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    borderBottom: "1px solid {colors.rule}",
    "& li": {
      // Two in a row on phones; an odd one at the end has a row to itself.
      flex: { base: "1 0 50%", md: 1 },
      padding: { base: "0.8rem 1rem 0.8rem 0", md: "1.1rem 1.25rem" },
      borderTop: "1px solid {colors.rule}",
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
    md: {
      "& li + li": { borderLeft: "1px solid {colors.rule}" },
      "& li:first-of-type": { paddingLeft: 0 },
    },
  },
});

/** The trust badges: a quiet row with hairlines. The home page shows one more. */
export function Badges({ home = false }: { home?: boolean }) {
  const { site } = useSite();
  const badges = home ? [...site.badges, site.homeBadge] : site.badges;
  return (
    <List className="badges">
      {badges.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {text}
        </li>
      ))}
    </List>
  );
}
