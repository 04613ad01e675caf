import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { QuoteForm } from "../quote/QuoteForm";
import { heroRecipe } from "../theme/recipes/hero";
import { Badges } from "../ui/Badges";
import { Band } from "../ui/Band";
import { HeroActions } from "../ui/HeroActions";
import { MarkedPicture } from "../ui/MarkedPicture";
import { Lead } from "../ui/Text";

/** The top of the home page: the claim, the photograph with its numbered call-outs, the quote form. */
export function HomeHero({ hero }: { hero: Queries.HomeHeroFragment }) {
  const styles = useSlotRecipe({ recipe: heroRecipe })();
  return (
    <Band tone="sand" labelledBy="page-title" css={styles.root}>
      <chakra.div css={styles.claim}>
        <chakra.h1 id="page-title" css={styles.title}>
          {hero.claim.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </chakra.h1>
        <div>
          <Lead css={styles.lead}>{hero.lead}</Lead>
          <HeroActions wide="form" />
        </div>
      </chakra.div>
      <chakra.div css={styles.badges}>
        <Badges home />
      </chakra.div>
      <chakra.figure css={styles.plate}>
        <chakra.div css={styles.trim}>
          <MarkedPicture
            picture={hero.picture}
            marks={hero.key}
            first
            sizes="(min-width: 64em) 72vw, 100vw"
          />
        </chakra.div>
      </chakra.figure>
      <chakra.div css={styles.aside}>
        <chakra.h2 css={styles.keyHeading}>{hero.keyHeading}</chakra.h2>
        <chakra.ol css={styles.key}>
          {hero.key.map(({ label, link }, index) => (
            <li key={label}>
              <b aria-hidden>{index + 1}</b>
              <Link to={link}>{label}</Link>
            </li>
          ))}
        </chakra.ol>
      </chakra.div>
      <chakra.div css={styles.form}>
        <QuoteForm id="quote" words={hero.quoteForm} />
      </chakra.div>
    </Band>
  );
}

export const homeHeroFragment = graphql`
  fragment HomeHero on HomePageJsonHero {
    claim
    lead
    picture {
      ...FirstPicture
    }
    quoteForm {
      title
      messageLabel
    }
    keyHeading
    key {
      label
      link
      x
      y
    }
  }
`;
