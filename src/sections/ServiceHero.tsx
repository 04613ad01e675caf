import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql } from "gatsby";
import { QuoteForm } from "../quote/QuoteForm";
import { heroRecipe } from "../theme/recipes/hero";
import { Badges } from "../ui/Badges";
import type { Crumb } from "../site/useCrumbs";
import { Band } from "../ui/Band";
import { CallButton, QuoteButton } from "../ui/ButtonLink";
import { Breadcrumbs } from "../ui/Breadcrumbs";
import { MarkedPicture } from "../ui/MarkedPicture";
import { Lead, Note } from "../ui/Text";
import { Opener } from "./Opener";

type Props = {
  hero: Queries.ServiceHeroFragment;
  crumbs: readonly Crumb[];
  /** Where the title of a page without a form stands. */
  side?: "left" | "right" | "below";
};

/** The top of a service page: with the quote form over its photograph, or plain where it has none. */
export function ServiceHero({ hero, crumbs, side }: Props) {
  const styles = useSlotRecipe({ recipe: heroRecipe })({ kind: "service" });
  if (!hero.quoteForm) return <Opener {...hero} crumbs={crumbs} side={side} />;
  return (
    <Band tone="sand" labelledBy="page-title" css={styles.root}>
      <chakra.div css={styles.claim}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="page-title">{hero.title}</h1>
        <Lead css={styles.lead}>{hero.lead}</Lead>
        <chakra.div css={styles.actions}>
          <CallButton />
          <QuoteButton />
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.badges}>
        <Badges />
      </chakra.div>
      <chakra.figure css={styles.plate}>
        <chakra.div css={styles.trim}>
          <MarkedPicture
            picture={hero.picture}
            marks={[]}
            first
            sizes="(min-width: 64em) 72vw, 100vw"
          />
        </chakra.div>
      </chakra.figure>
      {hero.fact && (
        <chakra.div css={styles.aside}>
          <chakra.p css={styles.figure}>
            <b>{hero.fact.figure}</b> {hero.fact.text}
          </chakra.p>
          {hero.fact.note && <Note>{hero.fact.note}</Note>}
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
