import {
  chakra,
  defineSlotRecipe,
  useSlotRecipe,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { useSite } from "../site/useSite";
import { contactForm } from "../site/quoteLinks";
import { pageEdge } from "../theme/sharedStyles";
import { Arrow } from "../ui/Arrow";
import { Section } from "../ui/Section";
import { columnSizes, Picture } from "../ui/Picture";
import { StyledLink } from "../ui/StyledLink";
import { keepTogether } from "../ui/keepTogether";
import { serviceIds } from "./ids";

type Block = Queries.ServiceBlockFragment;
type Kind = "wide" | "left" | "right" | "wideRight";

const styles = {
  list: {
    gridColumn: "full",
    display: "grid",
    gridTemplateColumns: "subgrid",
    rowGap: { base: "3.5rem", lg: "6rem" },
    // `pageEdge` contains 50vw, which includes half of the scroll bar. So pictures at the edge may overflow.
    overflowX: "clip",
  },
  others: {
    display: "grid",
    gridTemplateColumns: { md: "repeat(auto-fit, minmax(18rem, 1fr))" },
    gap: { base: "2rem", md: "gap" },
    marginTop: { base: "3.5rem", lg: "6rem" },
    "& li": { paddingTop: "1.25rem", borderTop: "ruleStrong" },
    "& p": { marginBlock: "0.6rem 0.25rem" },
    "& a": { display: "inline-block", paddingBlock: "0.6rem", fontWeight: 600 },
    "& a span": { fontWeight: 400 },
  },
} satisfies Record<string, SystemStyleObject>;

/** The picture is as tall as the text and the benefits beside it, which end at the picture's lower edge. */
const large = { gridRow: "1 / 3", "& img": { height: "100%", aspectRatio: "16 / 9" } };
const largeBlock = { gridColumn: "full", gridTemplateRows: "1fr auto" };

/** Two blocks side by side share their rows. */
const beside = { gridRow: "span 3", gridTemplateRows: "subgrid" };

const blockRecipe = defineSlotRecipe({
  slots: ["block", "figure", "text", "benefits", "more"],
  base: {
    block: {
      gridColumn: "wrap",
      display: "grid",
      gridTemplateColumns: { md: "1fr 1fr", lg: "subgrid" },
      gap: { base: "1.25rem", md: "1.25rem 2rem", lg: "1.75rem {spacing.gap}" },
      alignContent: "start",
    },
    figure: {
      marginInline: {
        base: `calc(-1 * ${pageEdge})`,
        md: 0,
      },
      "& img": { layerStyle: "photo" },
      mdOnly: { gridRow: "1 / 3", "& img": { height: "100%" } },
      lg: { gridColumn: "1 / -1" },
    },
    text: { lg: { gridColumn: "1 / -1" }, "& h2": { marginBottom: "0.6rem" } },
    benefits: {
      lg: { gridColumn: "1 / -1" },
      fontSize: "small",
      lineHeight: 1.5,
      "& li": { padding: "0.6rem 0", borderTop: "rule" },
    },
    more: {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "0.35em",
      minHeight: "3.25rem",
      paddingBlock: "0.6rem",
      borderBlock: "ruleStrong",
      fontSize: "body",
      fontWeight: 600,
      textDecoration: "none",
      "& span": { fontWeight: 400 },
      "& i": { marginLeft: "auto" },
      _hover: { "& span, & b": { textDecoration: "underline", textUnderlineOffset: "0.2em" } },
    },
  },
  // In a variant, a property's value replaces the base's values for all widths. So the variants set
  // properties only inside `lg`.
  variants: {
    kind: {
      wide: {
        block: { lg: largeBlock },
        figure: { lg: { ...large, gridColumn: "full-start / c 9" } },
        text: { lg: { gridColumn: "c 9 / wrap-end", alignSelf: "end" } },
        benefits: { lg: { gridColumn: "c 9 / wrap-end" } },
      },
      wideRight: {
        block: { lg: largeBlock },
        figure: { lg: { ...large, gridColumn: "c 5 / full-end" } },
        text: { lg: { gridColumn: "c 1 / c 5", paddingRight: "1rem", alignSelf: "end" } },
        benefits: { lg: { gridColumn: "c 1 / c 5", paddingRight: "1rem" } },
      },
      left: { block: { lg: { ...beside, gridColumn: "c 1 / c 7" } } },
      right: { block: { lg: { ...beside, gridColumn: "c 7 / wrap-end" } } },
    },
  },
});

/** The first and the last block are wide, with pairs between them. A block without a partner is wide, too. */
function kindOf(index: number, count: number): Kind {
  if (index === 0) return "wide";
  if (index === count - 1) return "wideRight";
  const pairs = Math.floor((count - 2) / 2) * 2;
  if (index > pairs) return "wide";
  return index % 2 === 1 ? "left" : "right";
}

type Props = {
  blocks: readonly Block[];
  others: readonly Queries.OtherServiceFragment[] | null;
};

type BlockProps = {
  block: Block;
  kind: Kind;
  /** The id for links, or undefined if the service has an earlier block. */
  id: string | undefined;
};

function ServiceBlock({ block, kind, id }: BlockProps) {
  const { site } = useSite();
  const styles = useSlotRecipe({ recipe: blockRecipe })({ kind });
  const { service, title, text, benefits, picture } = block;
  const isNarrow = kind === "left" || kind === "right";
  const sizes = isNarrow ? columnSizes(6, "lg") : "(min-width: 64em) 67vw, 100vw";
  return (
    <chakra.li css={styles.block} id={id}>
      <chakra.figure css={styles.figure}>
        <Picture picture={picture} sizes={sizes} />
      </chakra.figure>
      <chakra.div css={styles.text}>
        <h2>{title}</h2>
        <p>{keepTogether(text)}</p>
      </chakra.div>
      <chakra.div css={styles.benefits}>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>{keepTogether(benefit)}</li>
          ))}
        </ul>
        <StyledLink to={service.address} css={styles.more}>
          <b>{site.buttons.learnMore}</b>
          <span>{` ${site.buttons.learnMoreOf} ${service.name}`}</span>
          <Arrow />
        </StyledLink>
      </chakra.div>
    </chakra.li>
  );
}

/** A service in short, with a link to its page, or to the contact form if the service has no page. */
function OtherService({ other, id }: { other: Queries.OtherServiceFragment; id?: string }) {
  const { buttons } = useSite().site;
  const { title, text, service, choice } = other;
  return (
    <li id={id}>
      <h2>{title}</h2>
      <p>{keepTogether(text)}</p>
      {service ? (
        <Link to={service.address}>
          {buttons.learnMore}
          <span>{` ${buttons.learnMoreOf} ${service.name}`}</span>
        </Link>
      ) : (
        <Link to={contactForm(choice ?? undefined)}>
          {buttons.quote}
          <span>{`: ${title}`}</span>
        </Link>
      )}
    </li>
  );
}

/** The services, each with its benefits and a link to its page, and other services in short. */
export function ServiceBlocks({ blocks, others }: Props) {
  const ids = serviceIds([...blocks, ...(others ?? [])]);
  return (
    <Section>
      <chakra.ul css={styles.list} className="cards">
        {blocks.map((block, index) => (
          <ServiceBlock
            key={block.title}
            block={block}
            kind={kindOf(index, blocks.length)}
            id={ids[index]}
          />
        ))}
      </chakra.ul>
      {others && (
        <chakra.ul css={styles.others}>
          {others.map((other, index) => (
            <OtherService key={other.title} other={other} id={ids[blocks.length + index]} />
          ))}
        </chakra.ul>
      )}
    </Section>
  );
}

export const serviceBlockFragment = graphql`
  fragment OtherService on OtherService {
    title
    text
    choice
    service {
      name
      address
    }
  }
  fragment ServiceBlock on ServiceBlock {
    title
    text
    benefits
    service {
      name
      address
    }
    picture {
      ...Picture
    }
  }
`;
