import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { ShortQuoteForm } from "../quote/ShortQuoteForm";
import { pageEdge } from "../theme/sharedStyles";
import { Badges } from "../ui/Badges";
import { Section } from "../ui/Section";
import { Breadcrumbs, type Crumb } from "../ui/Breadcrumbs";
import { HeroActions } from "../ui/HeroActions";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";
import { HeroFigure } from "./HeroFigure";
import { ServiceHeroImage } from "./ServiceHeroImage";
import { ImageHero } from "./ImageHero";
import { KeyedReasons, Reasons } from "./Reasons";

type Props = {
  hero: Queries.ServiceHeroFragment;
  /** The reasons below the hero image, whose hotspots link to the reasons. */
  reasons: Queries.ReasonsFragment | null;
  /** The drawing at the end of the walk. */
  drawing?: Queries.CaptionedDrawingFragment | null;
  crumbs: readonly Crumb[];
  /** The position of the title on a page without a form. */
  side: "left" | "right" | "below";
  /** The position of the quote form. */
  form: "left" | "right";
};

/** On wide screens, the form is beside the claim and the hero image, and the fact is below the form. */
const recipe = defineSlotRecipe({
  slots: ["root", "claim", "lead", "picture", "form", "fact", "badges", "reasons"],
  base: {
    root: {
      paddingTop: { base: "1.5rem", md: "2.25rem", lg: "2.5rem" },
      paddingBottom: { base: "2.5rem", md: "3.5rem", lg: "1.5rem" },
      gridTemplateRows: { md: "auto auto auto 1fr auto", lg: "auto auto 1fr auto auto" },
    },
    claim: { gridRow: 1 },
    lead: { marginTop: "1rem", maxWidth: "54ch", color: "text" },
    picture: {
      gridColumn: "full",
      gridRow: { base: 2, lg: "2 / 4" },
      alignSelf: "start",
      marginTop: { base: "1.5rem", lg: "2rem" },
    },
    form: {
      position: "relative",
      // The form covers the walk's drawing, and the walk's card covers the form.
      zIndex: 2,
      gridColumn: { md: "c 6 / wrap-end" },
      gridRow: { md: "3 / 5", lg: "1 / 3" },
      alignSelf: "start",
      marginTop: { base: "1.5rem", lg: 0 },
    },
    fact: {
      gridColumn: { md: "c 1 / c 6" },
      gridRow: { md: 3 },
      alignSelf: { lg: "end" },
      marginTop: { base: "1.5rem", lg: "2rem" },
      marginRight: { md: "1.25rem", lg: 0 },
      lineHeight: 1.35,
      "& b": {
        fontFamily: "display",
        fontSize: { base: "1.375rem", lg: "2.75rem" },
        color: "heading",
      },
      lg: {
        paddingTop: "0.9rem",
        borderTop: "ruleStrong",
        "& b": {
          display: "block",
          marginBottom: "0.35rem",
          lineHeight: 1,
          letterSpacing: "-0.03em",
        },
        "& p + p": { marginTop: "0.6rem" },
      },
    },
    badges: {
      gridColumn: { md: "c 1 / c 6", lg: "wrap" },
      gridRow: { md: 4, lg: 5 },
      marginTop: { base: "1.25rem", lg: "2.5rem" },
      marginRight: { md: "1.25rem", lg: 0 },
    },
    reasons: {
      gridRow: { md: 5, lg: 4 },
      marginTop: { base: "2rem", md: "2.5rem", lg: "3rem" },
    },
  },
  variants: {
    // The form covers the photograph's edge, but no hotspot: hotspots are farther from the edge.
    form: {
      right: {
        claim: { lg: { gridColumn: "c 1 / c 9", paddingRight: "2rem" } },
        picture: {
          "--inset": pageEdge,
          lg: { gridColumn: "full-start / c 9", marginRight: "-2.75rem" },
        },
        form: { lg: { gridColumn: "c 9 / wrap-end" } },
        fact: { lg: { gridColumn: "c 9 / wrap-end", marginLeft: "2.75rem" } },
      },
      left: {
        claim: { lg: { gridColumn: "c 5 / wrap-end", paddingLeft: "2rem" } },
        picture: {
          // The words on the picture begin at the same left edge as the claim above.
          "--inset": "4.75rem",
          lg: { gridColumn: "c 5 / full-end", marginLeft: "-2.75rem" },
        },
        form: { lg: { gridColumn: "c 1 / c 5" } },
        fact: { lg: { gridColumn: "c 1 / c 5", marginRight: "2.75rem" } },
      },
    },
  },
});

/**
 * The top of a service page: the claim and the hero image with hotspots, the quote form beside them, and
 * the reasons below. Without a form, the page has a plain photograph.
 */
export function ServiceHero({ hero, reasons, drawing, crumbs, side, form }: Props) {
  const styles = useSlotRecipe({ recipe })({ form });
  if (!hero.quoteForm)
    return (
      <>
        <ImageHero {...hero} crumbs={crumbs} side={side} />
        {reasons && <Reasons block={reasons} />}
      </>
    );
  return (
    <Section tone="sand" labelledBy="page-title" css={styles.root}>
      <chakra.div css={styles.claim}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="page-title">{hero.title}</h1>
        <Lead css={styles.lead}>{keepTogether(hero.lead)}</Lead>
        <HeroActions besideForm />
      </chakra.div>
      <chakra.div css={styles.picture}>
        <ServiceHeroImage
          picture={hero.picture}
          reasons={reasons?.items ?? []}
          quote={hero.quoteForm.title}
          drawing={drawing}
        />
      </chakra.div>
      <chakra.div css={styles.form}>
        <ShortQuoteForm id="quote" words={hero.quoteForm} />
      </chakra.div>
      <HeroFigure fact={hero.fact} css={styles.fact} />
      <chakra.div css={styles.badges}>
        <Badges besideForm />
      </chakra.div>
      {reasons && (
        <chakra.div css={styles.reasons}>
          <KeyedReasons block={reasons} />
        </chakra.div>
      )}
    </Section>
  );
}

export const serviceHeroFragment = graphql`
  fragment ServiceHero on ServiceHero {
    title
    lead
    picture {
      ...PriorityPicture
    }
    quoteForm {
      title
      messageLabel
    }
    fact {
      figure
      text
      note
    }
  }
`;
