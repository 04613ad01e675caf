import { chakra } from "@chakra-ui/react/styled-system";
import { largeText } from "../theme/breakpoints";
import { useSite } from "../site/useSite";

const List = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    "& li": {
      // Three badges share one row, even on phones. Four take two rows.
      flex: { base: "1 0 33%", md: 1 },
      padding: { base: "0.7rem 0.6rem 0.7rem 0", md: "1.1rem 1.25rem" },
      borderTop: "ruleStrong",
      fontSize: "note",
      lineHeight: 1.35,
      textWrap: "balance",
      color: "textSoft",
    },
    "& li:nth-last-of-type(4), & li:nth-last-of-type(4) ~ li": {
      flexBasis: { base: "50%", lg: 0 },
    },
    "& b": {
      display: "block",
      fontFamily: "display",
      fontSize: { base: "1rem", md: "1.25rem" },
      lineHeight: 1.25,
      color: "heading",
    },
    [largeText]: { "& li:nth-of-type(n):nth-of-type(n)": { flexBasis: "100%" } },
    md: {
      "& li + li": { borderLeft: "ruleStrong" },
      "& li:first-of-type": { paddingLeft: 0 },
      "& li:last-of-type": { paddingRight: 0 },
    },
    // The third of four badges starts a row.
    mdOnly: { "& li:nth-of-type(3):nth-last-of-type(2)": { paddingLeft: 0, borderLeft: 0 } },
  },
  variants: {
    besideForm: {
      true: {
        mdOnly: {
          "& li:nth-of-type(n):nth-of-type(n)": {
            flexBasis: "100%",
            padding: "0.7rem 0",
            borderLeft: 0,
          },
        },
      },
    },
  },
});

type Props = {
  home?: boolean;
  /** True if a quote form is beside the badges on tablets. The badges then stack. */
  besideForm?: boolean;
};

/** The trust badges: a quiet row with hairlines. The home page shows one more badge. */
export function Badges({ home = false, besideForm = false }: Props) {
  const { site } = useSite();
  const badges = home ? [...site.badges, site.homeBadge] : site.badges;
  return (
    <List className="badges" besideForm={besideForm}>
      {badges.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </List>
  );
}
