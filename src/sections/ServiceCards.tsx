import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { durationText } from "../content/facts/facts";
import { largeText } from "../theme/breakpoints";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { columnSizes, Picture } from "../ui/Picture";

type Props = { services: Queries.ServiceCardsFragment };

/** Photographs in rows of 7/5 and 5/7 columns. A single last photograph fills its row. */
const styles = {
  grid: {
    display: "grid",
    gridTemplateColumns: { md: "repeat(12, 1fr)" },
    gap: { base: "2.25rem", md: "3.5rem {spacing.gap}" },
  },
  card: {
    position: "relative",
    md: {
      "&:nth-of-type(4n + 1), &:nth-of-type(4n)": { gridColumn: "span 7" },
      "&:nth-of-type(4n + 2), &:nth-of-type(4n + 3)": { gridColumn: "span 5" },
      "&:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" },
    },
    // The card's one link makes the whole card clickable.
    "& a": {
      color: "inherit",
      textDecorationThickness: "2px",
      textUnderlineOffset: "0.16em",
      textDecorationColor: "{colors.rule}",
      _after: { content: '""', position: "absolute", inset: 0 },
    },
    "& img": { transition: "transform 250ms ease-out" },
    _hover: {
      "& a": { textDecorationColor: "currentColor" },
      "& img": { transform: "scale(1.015)" },
    },
  },
  figure: {
    overflow: "hidden",
    height: { md: "clamp(240px, 32vw, 416px)" },
    "& img": { layerStyle: "photo", height: { md: "100%" }, aspectRatio: { md: "auto" } },
  },
  line: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "baseline",
    gap: "1rem",
    marginBottom: "0.6rem",
    padding: "0.85rem 0 0.6rem",
    borderBottom: "rule",
    [largeText]: { display: "block" },
    "& h3": { fontSize: "clamp(1.5rem, 1.25rem + 1vw, 1.875rem)", lineHeight: 1.1 },
    "& span": {
      fontFamily: "display",
      fontWeight: 600,
      color: "textSoft",
      whiteSpace: "nowrap",
    },
  },
  text: { maxWidth: "46ch" },
} satisfies Record<string, SystemStyleObject>;

/** The most popular services: a photograph, a name, a duration, a sentence. */
export function ServiceCards({ services }: Props) {
  return (
    <Section labelledBy="services-title">
      <SectionHead id="services-title" heading={services.heading} lead={services.lead} />
      <chakra.ul css={styles.grid} className="cards">
        {services.cards.map(({ service, picture }, index, { length }) => (
          <chakra.li key={service.address} css={styles.card}>
            <chakra.div css={styles.figure}>
              <Picture
                picture={picture}
                sizes={index % 2 === 0 && index === length - 1 ? "100vw" : columnSizes(7)}
              />
            </chakra.div>
            <chakra.div css={styles.line}>
              <h3>
                <Link to={service.address}>{service.name}</Link>
              </h3>
              {service.facts?.duration && <span>{durationText(service.facts.duration)}</span>}
            </chakra.div>
            <chakra.p css={styles.text}>{service.summary}</chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  );
}

export const serviceCardsFragment = graphql`
  fragment ServiceCards on HomePageJsonServices {
    heading
    lead
    cards {
      service {
        name
        address
        summary
        facts {
          duration {
            least
            most
            unit
          }
        }
      }
      picture {
        ...Picture
      }
    }
  }
`;
