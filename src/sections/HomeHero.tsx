import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { hotspotIn } from "../content/pictures/point";
import { ShortQuoteForm } from "../quote/ShortQuoteForm";
import { largeText } from "../theme/breakpoints";
import { pageEdge } from "../theme/sharedStyles";
import { Badges } from "../ui/Badges";
import { Section } from "../ui/Section";
import { HeroActions } from "../ui/HeroActions";
import { ImageWithHotspots } from "../ui/ImageWithHotspots";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

const styles = {
  root: {
    paddingTop: { base: "1.75rem", md: "2.5rem", lg: "2.75rem" },
    paddingBottom: { base: "2.5rem", md: "3.5rem", lg: 0 },
    gridTemplateRows: { lg: "auto auto 1fr auto" },
  },
  claim: {
    gridColumn: { md: "c 1 / c 7", lg: "c 1 / c 9" },
    gridRow: { md: 1 },
    alignSelf: { md: "center", lg: "stretch" },
    paddingRight: { md: "1.5rem", lg: 0 },
    display: { lg: "grid" },
    gridTemplateColumns: { lg: "1fr 1fr" },
    columnGap: "gap",
    alignItems: "end",
  },
  title: {
    fontSize: { base: "clamp(2.5rem, 2rem + 2.5vw, 3.75rem)", lg: "min(3.5rem, 4.3vw)" },
    lineHeight: 1.04,
    letterSpacing: "-0.026em",
    "& span": { display: "block" },
  },
  lead: {
    marginTop: "1.1rem",
    maxWidth: "38ch",
    color: "text",
    lg: { marginTop: 0, paddingBottom: "0.35rem", fontSize: "1.0625rem" },
  },
  photo: {
    position: "relative",
    gridColumn: { base: "full", lg: "full-start / c 10" },
    gridRow: { md: 2, lg: "2 / 4" },
    alignSelf: "start",
    marginTop: { base: "1.75rem", lg: "2.25rem" },
    marginRight: { lg: "-2.5rem" },
  },
  // The form covers the photograph's right edge.
  picture: {
    "--shown": { base: 88, lg: 100, xl: 88 },
    "--aim": { lg: 36 },
    "--lift": { lg: "5rem" },
    "--inset": pageEdge,
  },
  aside: {
    gridColumn: { lg: "c 10 / wrap-end" },
    gridRow: { md: 3 },
    padding: { base: "1.25rem 0 0", lg: "1.25rem 0 0 3.5rem" },
  },
  keyHeading: { marginBottom: "0.6rem", fontSize: "1.125rem" },
  key: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", lg: "1fr" },
    [largeText]: { gridTemplateColumns: "1fr" },
    columnGap: "1.25rem",
    fontSize: "small",
    "& li": {
      display: "grid",
      gridTemplateColumns: "2.1rem 1fr",
      alignItems: "baseline",
      borderTop: "rule",
    },
    "& b": { textStyle: "numeral", fontSize: "1.0625rem", color: "heading" },
    "& a": { padding: "0.6rem 0" },
  },
  form: {
    position: "relative",
    zIndex: 2,
    gridColumn: { md: "c 7 / wrap-end", lg: "c 9 / wrap-end" },
    gridRow: { md: 1, lg: "1 / 3" },
    alignSelf: "start",
    marginTop: { base: "2rem", md: 0 },
  },
  badges: {
    marginTop: { base: "1.75rem", lg: "3rem" },
    gridRow: { md: 4 },
  },
} satisfies Record<string, SystemStyleObject>;

type Props = {
  hero: Queries.HomeHeroFragment;
  /** The services that the hotspots can link to. */
  services: readonly Queries.HotspotServiceFragment[];
};

/** The top of the home page: the claim, the hero image with hotspots, and the quote form. */
export function HomeHero({ hero, services }: Props) {
  /** The stop of a hotspot. Without a text of its own, a link to a service has the summary of the service. */
  const stopAt = ({ label, link, text, hotspot }: Queries.HomeHeroFragment["key"][number]) => {
    const service = services.find(({ address }) => address === link);
    return {
      name: label,
      href: link,
      text: text ?? service?.summary,
      hotspot: hotspotIn(hotspot),
    };
  };
  return (
    <Section tone="sand" labelledBy="page-title" css={styles.root}>
      <chakra.div css={styles.claim}>
        <chakra.h1 id="page-title" css={styles.title}>
          {hero.claim.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </chakra.h1>
        <div>
          <Lead css={styles.lead}>{keepTogether(hero.lead)}</Lead>
          <HeroActions besideForm />
        </div>
      </chakra.div>
      <chakra.div css={styles.photo}>
        <ImageWithHotspots
          picture={hero.picture}
          stops={hero.key.map(stopAt)}
          first
          sizes="(min-width: 64em) 78vw, 100vw"
          css={styles.picture}
        />
      </chakra.div>
      {hero.key.length > 0 && (
        <chakra.div css={styles.aside}>
          <chakra.h2 css={styles.keyHeading}>{hero.keyHeading}</chakra.h2>
          <chakra.ol css={styles.key}>
            {hero.key.map(({ label, link }, index) => (
              <li key={label}>
                <b aria-hidden>{index + 1}</b> <Link to={link}>{label}</Link>
              </li>
            ))}
          </chakra.ol>
        </chakra.div>
      )}
      <chakra.div css={styles.form}>
        <ShortQuoteForm id="quote" words={hero.quoteForm} />
      </chakra.div>
      <chakra.div css={styles.badges}>
        <Badges home />
      </chakra.div>
    </Section>
  );
}

export const homeHeroFragments = graphql`
  fragment HotspotService on ServiceJson {
    address
    summary
  }
  fragment HomeHero on HomePageJsonHero {
    claim
    lead
    picture {
      ...PriorityPicture
    }
    quoteForm {
      title
      messageLabel
    }
    keyHeading
    key {
      label
      link
      text
      hotspot
    }
  }
`;
