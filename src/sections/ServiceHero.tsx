import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { QuoteForm } from "../quote/QuoteForm";
import type { Crumb } from "../site/useCrumbs";
import { Badges } from "../ui/Badges";
import { Band } from "../ui/Band";
import { Breadcrumbs } from "../ui/Breadcrumbs";
import { HeroActions } from "../ui/HeroActions";
import { Lead, Note } from "../ui/Text";
import { unbroken } from "../ui/unbroken";
import { HeroPlate } from "./HeroPlate";
import { Opener } from "./Opener";
import { KeyedReasons, Reasons } from "./Reasons";

type Props = {
  hero: Queries.ServiceHeroFragment;
  /** Stand below the photograph, keyed to its numbers. */
  reasons?: Queries.ReasonsFragment | null;
  crumbs: readonly Crumb[];
  /** Where the title of a page without a form stands. */
  side?: "left" | "right" | "below";
  /** Where the quote form stands, on a page with one. */
  form?: "left" | "right";
};

const recipe = defineSlotRecipe({
  slots: ["root", "claim", "lead", "fact", "badges", "reasons", "form"],
  base: {
    root: {
      paddingTop: { base: "1.5rem", md: "2.25rem", lg: "2.5rem" },
      paddingBottom: { base: "2.5rem", md: "3.5rem", lg: "1.5rem" },
    },
    claim: { gridColumn: { lg: "c 1 / c 9" }, gridRow: { lg: 1 } },
    lead: { marginTop: "1rem", maxWidth: "54ch", color: "text" },
    fact: {
      gridColumn: { lg: "c 9 / wrap-end" },
      gridRow: { lg: 1 },
      alignSelf: "end",
      paddingTop: { base: "1rem", lg: "0.9rem" },
      lineHeight: 1.35,
      "& b": {
        fontFamily: "display",
        fontSize: { base: "1.375rem", lg: "2.75rem" },
        color: "heading",
      },
      lg: {
        paddingBottom: "0.25rem",
        marginLeft: "2rem",
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
    badges: { marginTop: { base: "1rem", lg: "2.5rem" }, gridRow: { lg: 4 } },
    reasons: { gridRow: { lg: 3 }, marginTop: { base: "1.75rem", lg: "2.5rem" } },
    form: { gridRow: { lg: 3 }, alignSelf: "start", marginTop: { base: "2rem", lg: "2.5rem" } },
  },
  variants: {
    form: {
      right: {
        reasons: { lg: { gridColumn: "c 1 / c 9", paddingRight: "1.5rem" } },
        form: { lg: { gridColumn: "c 9 / wrap-end" } },
      },
      left: {
        reasons: { lg: { gridColumn: "c 5 / wrap-end", paddingLeft: "1.5rem" } },
        form: { lg: { gridColumn: "c 1 / c 5" } },
      },
    },
  },
});

/**
 * The top of a service page: the claim, the numbered photograph, and below it the list that the
 * numbers belong to, beside the quote form. Plain where it has no form.
 */
export function ServiceHero({ hero, reasons, crumbs, side, form = "right" }: Props) {
  const styles = useSlotRecipe({ recipe })({ form });
  if (!hero.quoteForm)
    return (
      <>
        <Opener {...hero} crumbs={crumbs} side={side} />
        {reasons && <Reasons block={reasons} />}
      </>
    );
  return (
    <Band tone="sand" labelledBy="page-title" css={styles.root}>
      <chakra.div css={styles.claim}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="page-title">{hero.title}</h1>
        <Lead css={styles.lead}>{unbroken(hero.lead)}</Lead>
        <HeroActions wide="row" />
      </chakra.div>
      {hero.fact && (
        <chakra.div css={styles.fact}>
          <p>
            <b>{hero.fact.figure}</b>
            {` ${hero.fact.text}`}
          </p>
          {hero.fact.note && <Note>{unbroken(hero.fact.note)}</Note>}
        </chakra.div>
      )}
      <chakra.div css={styles.badges}>
        <Badges />
      </chakra.div>
      <HeroPlate picture={hero.picture} entries={reasons?.items ?? []} />
      {reasons && (
        <chakra.div css={styles.reasons}>
          <KeyedReasons block={reasons} />
        </chakra.div>
      )}
      <chakra.div css={styles.form}>
        <QuoteForm id="quote" words={hero.quoteForm} />
      </chakra.div>
    </Band>
  );
}

export const serviceHeroFragment = graphql`
  fragment ServiceHero on ServiceHero {
    title
    lead
    picture {
      ...FirstPicture
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
