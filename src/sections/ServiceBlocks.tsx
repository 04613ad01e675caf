import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { durationText } from "../content/facts";
import { useSite } from "../site/useSite";
import { serviceBlocksRecipe } from "../theme/recipes/serviceBlocks";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";
import { unbroken } from "../ui/unbroken";
import { serviceId } from "./serviceId";

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

type Props = {
  blocks: readonly Block[];
  /** Says what the duration is. */
  durationLabel: string;
  /** Stands before links to the services that have no block here. */
  others?: string | null;
};

type BlockProps = {
  block: Block;
  durationLabel: string;
  kind: Kind;
  first: boolean;
  /** Where links lead to: none where a service stands here for the second time. */
  id: string | undefined;
};

function ServiceBlock({ block, durationLabel, kind, first, id }: BlockProps) {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: serviceBlocksRecipe })({ kind });
  const { service, title, text, benefits, picture } = block;
  return (
    <chakra.li css={styles.block} id={id}>
      <chakra.figure css={styles.figure}>
        <Picture picture={picture} first={first} sizes="(min-width: 64em) 60vw, 100vw" />
      </chakra.figure>
      <chakra.div css={styles.text}>
        <h2>{title}</h2>
        <p>{unbroken(text)}</p>
      </chakra.div>
      <chakra.div css={styles.benefits}>
        {service.facts?.duration && (
          <chakra.p css={styles.fact}>
            <b>{durationText(service.facts.duration)}</b> {durationLabel}
          </chakra.p>
        )}
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{unbroken(benefit)}</li>
          ))}
        </ul>
        <MoreLink to={service.address} css={styles.more}>
          {site.buttons.learnMore}
          <span>{` ${site.buttons.learnMoreOf} ${service.name}`}</span>
        </MoreLink>
      </chakra.div>
    </chakra.li>
  );
}

/** The services, each with its benefits and the way to its page. */
export function ServiceBlocks({ blocks, durationLabel, others }: Props) {
  const styles = useSlotRecipe({ recipe: serviceBlocksRecipe })();
  const addresses = blocks.map(({ service }) => service.address);
  const isFirst = (index: number) => addresses.indexOf(addresses[index] ?? "") === index;
  const rest = useSite().site.services.filter(
    ({ page }) => !page || !addresses.includes(page.address),
  );
  return (
    <Band>
      <chakra.ul css={styles.list} className="cards">
        {blocks.map((block, index) => (
          <ServiceBlock
            key={block.title}
            block={block}
            durationLabel={durationLabel}
            kind={kindOf(index, blocks.length)}
            first={index === 0}
            id={isFirst(index) ? serviceId(block.service.address) : undefined}
          />
        ))}
      </chakra.ul>
      {others && rest.length > 0 && (
        <chakra.p css={styles.others}>
          {`${others} `}
          {rest.map(({ name, page }) => (
            <Link key={name} to={page?.address ?? "/contact"}>
              {name}
            </Link>
          ))}
        </chakra.p>
      )}
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
