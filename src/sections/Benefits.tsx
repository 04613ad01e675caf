import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHead, SectionWithSideHead } from "../ui/SectionHead";
import { MobileDisclosure } from "../ui/MobileDisclosure";
import { Picture } from "../ui/Picture";
import { Note } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

type Props = {
  block: Queries.BenefitsFragment;
  /** The side of the photograph. */
  side: "left" | "right";
};

/** Two columns on tablets, with the photograph below them. */
const inTwo = { mdOnly: { display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: "gap" } };

/**
 * Ruled columns. If there is a photograph, the heading, a large figure and the list are beside it.
 */
const recipe = defineSlotRecipe({
  slots: ["list", "title", "figure", "number", "picture"],
  base: {
    list: {
      display: "grid",
      alignContent: "start",
      columnGap: "gap",
      "& li": { padding: { md: "1.05rem 0 1.2rem" }, borderTop: "rule" },
      "& li:last-of-type": { borderBottom: { base: "rule", md: 0 } },
      "& li p": { marginTop: { md: "0.25rem" }, paddingBottom: { base: "1rem", md: 0 } },
    },
    title: { paddingBlock: { base: "0.85rem", md: 0 } },
    figure: { marginBottom: "2rem", "& p + p": { marginTop: "0.35rem" } },
    number: {
      textStyle: "figure",
      fontSize: "clamp(3.5rem, 2.5rem + 4vw, 5.5rem)",
      letterSpacing: "-0.035em",
      color: "heading",
    },
    picture: {
      gridColumn: "full",
      gridRow: { lg: 1 },
      // Below `lg`, the photograph ends the section.
      marginTop: { base: "2rem", lg: 0 },
      marginBottom: { base: "calc(-1 * {spacing.band})", lg: 0 },
      "& img": {
        layerStyle: "photo",
        height: { lg: "100%" },
        aspectRatio: { base: "2", lg: "1" },
      },
    },
  },
  variants: {
    kind: {
      columns: {
        list: {
          gridTemplateColumns: { md: "1fr 1fr" },
          md: { "& li:nth-of-type(odd):last-of-type": { gridColumn: "1 / -1" } },
        },
      },
      right: {
        list: { "& ul": inTwo, lg: { gridColumn: "c 1 / c 7", paddingRight: "2rem" } },
        picture: { lg: { gridColumn: "c 7 / full-end" } },
      },
      left: {
        list: { "& ul": inTwo, lg: { gridColumn: "c 7 / wrap-end" } },
        picture: { lg: { gridColumn: "full-start / c 7", marginRight: "1rem" } },
      },
    },
  },
});

/** The benefits of the work. On phones, the text of a benefit opens below its title. */
export function Benefits({ block, side }: Props) {
  const { heading, lead, picture, figure, items } = block;
  const styles = useSlotRecipe({ recipe })({ kind: picture ? side : "columns" });
  const list = (
    <ul>
      {items.map(({ title, text }) => (
        <li key={title}>
          <MobileDisclosure summary={<h3>{title}</h3>} summaryCss={styles.title}>
            <p>{keepTogether(text)}</p>
          </MobileDisclosure>
        </li>
      ))}
    </ul>
  );
  const large = figure && (
    <chakra.div css={styles.figure}>
      <chakra.p css={styles.number}>{figure.value}</chakra.p>
      <Note>{figure.text}</Note>
    </chakra.div>
  );
  if (picture)
    return (
      <Section labelledBy="benefits-title">
        <chakra.div css={styles.list}>
          <SectionHead id="benefits-title" heading={heading} lead={lead} />
          {large}
          {list}
        </chakra.div>
        <chakra.figure css={styles.picture}>
          {/* On wide screens, the picture is cropped to the height of the list. */}
          <Picture picture={picture} sizes="100vw" />
        </chakra.figure>
      </Section>
    );
  return (
    <Section labelledBy="benefits-title">
      <SectionWithSideHead id="benefits-title" heading={heading} lead={lead}>
        {large}
        <chakra.div css={{ "& > ul": styles.list }}>{list}</chakra.div>
      </SectionWithSideHead>
    </Section>
  );
}

export const benefitsFragment = graphql`
  fragment Benefits on Benefits {
    heading
    lead
    picture {
      ...Picture
    }
    figure {
      value
      text
    }
    items {
      title
      text
    }
  }
`;
