import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useSite } from "../site/useSite";
import { Section } from "../ui/Section";
import { Picture } from "../ui/Picture";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

const styles = {
  open: {
    // With large text, the margins take more of a phone's width.
    "--year": {
      base: "min(40vw, 0.43 * (100vw - {spacing.gutter}))",
      lg: "min(27vw, 21.5rem)",
    },
    paddingTop: "clamp(2rem, 5vw, 4rem)",
    paddingBottom: 0,
  },
  year: {
    // The year may reach into the right margin. Below `lg`, the year may also wrap, if a visitor's settings
    // widen the letter spacing.
    gridColumn: { base: "wrap-start / full-end", lg: "c 1 / c 9" },
    gridRow: { lg: 1 },
    alignSelf: "end",
    marginLeft: "-0.04em",
    textStyle: "figure",
    fontSize: "var(--year)",
    lineHeight: 0.78,
    whiteSpace: { lg: "nowrap" },
    letterSpacing: "-0.055em",
    color: "heading",
  },
  text: {
    gridColumn: { lg: "c 9 / wrap-end" },
    gridRow: { lg: 1 },
    alignSelf: "end",
    padding: { base: "1.5rem 0 {spacing.band}", lg: "0 0 2.75rem" },
    "& h1": { fontSize: { lg: "clamp(2rem, 3.4vw, 2.75rem)" } },
    "& p": { marginTop: "1rem" },
  },
  figure: {
    gridColumn: "full",
    gridRow: 2,
    position: "relative",
    marginTop: "calc(var(--year) * -0.06)",
    "& img": { layerStyle: "photo", aspectRatio: { lg: "2.2" } },
  },
} satisfies Record<string, SystemStyleObject>;

/** A very large founding year over a photograph of a house under construction. */
export function AboutHero({ hero }: { hero: Queries.AboutHeroFragment }) {
  const { site } = useSite();
  return (
    <Section tone="sand" labelledBy="page-title" css={styles.open}>
      <chakra.p css={styles.year} aria-hidden>
        {site.foundingYear}
      </chakra.p>
      <chakra.div css={styles.text}>
        <h1 id="page-title">{hero.title}</h1>
        <Lead>{keepTogether(hero.lead)}</Lead>
      </chakra.div>
      <chakra.figure css={styles.figure}>
        <Picture picture={hero.picture} first sizes="100vw" />
      </chakra.figure>
    </Section>
  );
}

export const aboutHeroFragment = graphql`
  fragment AboutHero on AboutPageJsonHero {
    title
    lead
    picture {
      ...PriorityPicture
    }
  }
`;
