import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { openerRecipe } from "../theme/recipes/opener";
import type { Crumb } from "../site/useCrumbs";
import { Badges } from "../ui/Badges";
import { Band } from "../ui/Band";
import { Breadcrumbs } from "../ui/Breadcrumbs";
import { HeroActions } from "../ui/HeroActions";
import { Picture } from "../ui/Picture";
import { unbroken } from "../ui/unbroken";
import { Lead, Note } from "../ui/Text";

type Props = {
  title: string;
  lead: string;
  picture: Queries.PictureFragment;
  crumbs: readonly Crumb[];
  /** A fact below the buttons. */
  fact?: Queries.ServiceHeroFragment["fact"];
  /** Where the title stands; below the photograph where that is wide. */
  side?: "left" | "right" | "below";
};

/** The top of a page without a quote form: a photograph with the title on a panel cut into it. */
export function Opener({ title, lead, picture, crumbs, fact, side = "right" }: Props) {
  const styles = useSlotRecipe({ recipe: openerRecipe })({ side });
  return (
    <Band tone="sand" flush labelledBy="page-title" css={styles.root}>
      <chakra.figure css={styles.figure}>
        <Picture picture={picture} first sizes="100vw" css={styles.image} />
      </chakra.figure>
      <chakra.div css={styles.panel}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 id="page-title">{title}</h1>
        <Lead>{unbroken(lead)}</Lead>
        <HeroActions />
        {fact && (
          <chakra.div css={styles.fact}>
            <p>
              <b>{fact.figure}</b>
              {` ${fact.text}`}
            </p>
            {fact.note && <Note>{fact.note}</Note>}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div css={styles.badges}>
        <Badges />
      </chakra.div>
    </Band>
  );
}
