import { chakra, useSlotRecipe } from "@chakra-ui/react";
import { graphql, Link } from "gatsby";
import { durationText } from "../content/facts";
import { useSite } from "../site/useSite";
import { serviceBlocksRecipe } from "../theme/recipes/serviceBlocks";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";

type Block = Queries.ServiceBlockFragment;
type Kind = "wide" | "left" | "right" | "wideRight";

const MoreLink = chakra(Link);

/** Wide plates first and last, pairs between them; an odd one left over is wide, too. */
function kindOf(index: number, count: number): Kind {
  if (index === 0) return "wide";
  if (index === count - 1) return "wideRight";
  const pairs = Math.floor((count - 2) / 2) * 2;
  if (index > pairs) return "wide";
  return index % 2 === 1 ? "left" : "right";
}

type BlockProps = { block: Block; kind: Kind; first: boolean };

function ServiceBlock({ block, kind, first }: BlockProps) {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: serviceBlocksRecipe })({ kind });
  const { service, title, text, benefits, picture } = block;
  return (
    <chakra.article css={styles.block}>
      <chakra.figure css={styles.figure}>
        <Picture picture={picture} first={first} sizes="(min-width: 64em) 60vw, 100vw" />
      </chakra.figure>
      <chakra.div css={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        {service.facts?.duration && (
          <chakra.p css={styles.fact}>{durationText(service.facts.duration)}</chakra.p>
        )}
      </chakra.div>
      <chakra.div css={styles.benefits}>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <MoreLink to={service.address} css={styles.more}>
          {site.buttons.learnMore}
          <span>{` ${site.buttons.learnMoreOf} ${service.name}`}</span>
        </MoreLink>
      </chakra.div>
    </chakra.article>
  );
}

/** The services, each with its benefits and the way to its page. */
export function ServiceBlocks({ blocks }: { blocks: readonly Block[] }) {
  const styles = useSlotRecipe({ recipe: serviceBlocksRecipe })();
  return (
    <Band>
      <chakra.div css={styles.list}>
        {blocks.map((block, index) => (
          <ServiceBlock
            key={block.title}
            block={block}
            kind={kindOf(index, blocks.length)}
            first={index === 0}
          />
        ))}
      </chakra.div>
    </Band>
  );
}

export const serviceBlockFragment = graphql`
  fragment ServiceBlock on ServiceBlock {
    title
    text
    benefits
    service {
      name
      address
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
`;
