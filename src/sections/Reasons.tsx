import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { reasonsRecipe } from "../theme/recipes/reasons";
import { Band } from "../ui/Band";
import { BandSide } from "../ui/BandSide";
import { Fold } from "../ui/Fold";
import { Lead } from "../ui/Text";
import { unbroken } from "../ui/unbroken";
import { reasonId } from "./reasonId";

type Props = { block: Queries.ReasonsFragment };

const headingId = "reasons-title";

/** The numbered reasons; on phones each opens below its title. */
function List({ items }: { items: Queries.ReasonsFragment["items"] }) {
  const styles = useSlotRecipe({ recipe: reasonsRecipe })();
  return (
    <chakra.ol css={styles.list}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <Fold
            id={reasonId(index)}
            css={styles.item}
            summaryCss={styles.title}
            summary={
              <>
                <b aria-hidden>{index + 1}</b>
                <h3>{title}</h3>
              </>
            }
          >
            <chakra.p css={styles.text}>{unbroken(text)}</chakra.p>
          </Fold>
        </li>
      ))}
    </chakra.ol>
  );
}

/** A band of numbered reasons. */
export const Reasons = ({ block }: Props) => (
  <Band tone="sand" labelledBy={headingId}>
    <BandSide id={headingId} heading={block.heading} lead={block.lead}>
      <List items={block.items} />
    </BandSide>
  </Band>
);

/** The reasons below the photograph they are keyed to, within the top of a service page. */
export function KeyedReasons({ block }: Props) {
  const styles = useSlotRecipe({ recipe: reasonsRecipe })();
  return (
    <chakra.section aria-labelledby={headingId} css={styles.keyed}>
      <h2 id={headingId}>{block.heading}</h2>
      {block.lead && <Lead>{unbroken(block.lead)}</Lead>}
      <List items={block.items} />
    </chakra.section>
  );
}

export const reasonsFragment = graphql`
  fragment Reasons on Reasons {
    heading
    lead
    items {
      title
      text
      mark {
        x
        y
      }
    }
  }
`;
