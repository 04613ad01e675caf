import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Link } from "gatsby";
import type { ReactNode } from "react";
import { addressOfTownPage, townSlug } from "../content/words/slug";
import { useSite } from "../site/useSite";
import { MobileDisclosure } from "../ui/MobileDisclosure";

type Props = {
  name: string;
  towns: readonly { readonly name: string; readonly text: string | null }[];
  /** True if a closed disclosure says how many towns there are. */
  hasCount: boolean;
  /** True if each town is a link, with or without a page, and shows its sentence. */
  linked: boolean;
  /** The contents below the towns. */
  children?: ReactNode;
};

const styles = {
  name: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: "0.75rem",
    paddingBlock: { base: "0.9rem", md: "0 0.5rem" },
    borderBottom: "ruleStrong",
  },
  count: {
    fontSize: "note",
    fontWeight: 500,
    color: "textSoft",
    // From tablets up, the list of towns is always open.
    display: { md: "none" },
  },
  towns: {
    paddingBlock: { base: "0.6rem 1rem", md: "0.6rem 0" },
    // The names follow each other in the same lines, with commas. A line never breaks within a name.
    "& li": { display: "inline-block" },
    "& li:not(:last-of-type)::after": { content: '",\u00a0"' },
  },
  linkedTowns: {
    // At most two columns, and only if a town's name fits.
    columns: { base: "11rem 2", md: "6.5rem 2", lg: "11rem 2" },
    columnGap: { base: "gap", md: "0.75rem", lg: "gap" },
    paddingBlock: { base: "0.6rem 1rem", md: "0.6rem 0" },
    mdOnly: { fontSize: "small" },
    "& li": { padding: "0.2rem 0", breakInside: "avoid" },
    "& a": { display: "inline-block", padding: "0.15rem 0" },
    // Tablets show the links alone, to keep the page short.
    "& span": {
      display: { base: "block", md: "none", lg: "block" },
      fontSize: "note",
      lineHeight: 1.35,
      color: "textSoft",
      textWrap: "balance",
    },
  },
} satisfies Record<string, SystemStyleObject>;

/**
 * Counties side by side. By default, the columns suit three counties whose last county has no towns. With
 * `alike`, all columns are equally wide.
 */
export const Counties = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { md: "4.75fr 5fr 3.25fr", lg: "1fr 1fr 1fr" },
    gap: { base: 0, md: "gap" },
    alignItems: "start",
  },
  variants: {
    alike: { true: { gridTemplateColumns: { md: "repeat(auto-fit, minmax(15rem, 1fr))" } } },
  },
});

/**
 * A town as a link to its page. A town without a page is plain text or, if `linked`, a plain link: Gatsby's
 * Link would prefetch the missing page.
 */
function TownLink({ town, linked }: { town: string; linked: boolean }) {
  const slug = townSlug(town);
  const address = addressOfTownPage(slug);
  if (useSite().townPages.includes(slug)) return <Link to={address}>{town}</Link>;
  return linked ? <a href={address}>{town}</a> : town;
}

/** A county with its towns, in a disclosure on phones. */
export function County({ name, towns, hasCount, linked, children }: Props) {
  const { length } = towns;
  if (length === 0)
    return (
      <div>
        <chakra.h3 css={styles.name}>{name}</chakra.h3>
        {children}
      </div>
    );
  return (
    <MobileDisclosure
      summaryCss={styles.name}
      summary={
        <>
          <h3>{name}</h3>
          {hasCount && (
            <chakra.small
              css={styles.count}
            >{`${length} ${length === 1 ? "town" : "towns"}`}</chakra.small>
          )}
        </>
      }
    >
      <chakra.ul css={linked ? styles.linkedTowns : styles.towns}>
        {towns.map((town) => (
          <li key={town.name}>
            <TownLink town={town.name} linked={linked} />
            {linked && town.text && <span>{` ${town.text}`}</span>}
          </li>
        ))}
      </chakra.ul>
      {children}
    </MobileDisclosure>
  );
}
