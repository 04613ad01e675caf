import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useSite } from "../site/useSite";
import { aboutRecipe } from "../theme/recipes/about";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";
import { Lead } from "../ui/Text";

/** The founding year, as large as a house, over the photograph of one being worked on. */
export function AboutOpener({ opener }: { opener: Queries.AboutOpenerFragment }) {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: aboutRecipe })();
  return (
    <Band tone="sand" labelledBy="page-title" css={styles.open}>
      <chakra.p css={styles.year} aria-hidden>
        {site.foundingYear}
      </chakra.p>
      <chakra.div css={styles.text}>
        <h1 id="page-title">{opener.title}</h1>
        <Lead>{opener.lead}</Lead>
      </chakra.div>
      <chakra.figure css={styles.figure}>
        <Picture picture={opener.picture} first sizes="100vw" />
      </chakra.figure>
    </Band>
  );
}

export const aboutOpenerFragment = graphql`
  fragment AboutOpener on AboutPageJsonOpener {
    title
    lead
    picture {
      ...FirstPicture
    }
  }
`;
