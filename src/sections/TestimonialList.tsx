import {
  chakra,
  defineSlotRecipe,
  useSlotRecipe,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { largeQuote } from "../theme/sharedStyles";
import { Section } from "../ui/Section";
import { Picture } from "../ui/Picture";
import { Stars } from "../ui/Stars";
import { noWrap } from "../ui/noWrap";
import { entryId } from "./ids";

type Testimonial = Queries.JobTestimonialFragment;
type Props = {
  testimonials: readonly Testimonial[];
  /** The text before the link to a project. */
  projectLabel: string;
};

const section: SystemStyleObject = { rowGap: { base: "3rem", md: "3.5rem", lg: "6rem" } };

/** Each testimonial beside a picture of its job, on alternating sides. A short one is larger. */
const recipe = defineSlotRecipe({
  slots: ["entry", "picture", "text", "words", "by", "job"],
  base: {
    entry: {
      gridColumn: "full",
      display: "grid",
      gridTemplateColumns: "subgrid",
      alignItems: "center",
      rowGap: "1.5rem",
    },
    picture: { gridColumn: "full", "& img": { layerStyle: "photo" } },
    text: { gridColumn: "wrap" },
    words: {
      textStyle: "quote",
      fontSize: "clamp(1.3125rem, 1.1rem + 1vw, 1.75rem)",
      lineHeight: 1.36,
      letterSpacing: "-0.01em",
      color: "heading",
    },
    by: {
      marginTop: "1.25rem",
      fontSize: "small",
      lineHeight: 1.5,
      color: "textSoft",
      "& > b, & > span": { display: "block" },
      "& > b": { fontSize: "body", fontWeight: 650, color: "heading" },
    },
    job: { marginTop: "0.5rem", "& a": { display: "inline-block", paddingBlock: "0.55rem" } },
  },
  // Phones have only one column.
  variants: {
    picture: {
      left: {
        picture: {
          md: { gridColumn: "full-start / c 7", gridRow: 1 },
          lg: { gridColumn: "full-start / c 8" },
        },
        text: {
          md: { gridColumn: "c 7 / wrap-end", gridRow: 1, paddingLeft: "0.5rem" },
          lg: { gridColumn: "c 8 / wrap-end", paddingLeft: "1.5rem" },
        },
      },
      right: {
        picture: {
          md: { gridColumn: "c 7 / full-end", gridRow: 1 },
          lg: { gridColumn: "c 6 / full-end" },
        },
        text: {
          md: { gridColumn: "c 1 / c 7", gridRow: 1, paddingRight: "0.5rem" },
          lg: { gridColumn: "c 1 / c 6", paddingRight: "1.5rem" },
        },
      },
      none: { text: { lg: { gridColumn: "c 1 / c 11" } } },
    },
    loud: { true: { words: largeQuote } },
  },
});

/** The length up to which a testimonial is larger, in characters. */
const short = 150;

type EntryProps = { testimonial: Testimonial; index: number; projectLabel: string };

function Entry({ testimonial, index, projectLabel }: EntryProps) {
  const { slug, text, name, town, service, rating, project } = testimonial;
  const picture = testimonial.picture ?? project?.picture;
  const side = index % 2 === 0 ? "left" : "right";
  const styles = useSlotRecipe({ recipe })({
    picture: picture ? side : "none",
    loud: text.length <= short,
  });
  return (
    <chakra.div css={styles.entry} id={entryId(slug)}>
      {picture && (
        <chakra.div css={styles.picture}>
          <Picture picture={picture} first={index === 0} sizes="(min-width: 48em) 58vw, 100vw" />
        </chakra.div>
      )}
      <chakra.figure css={styles.text}>
        <chakra.blockquote css={styles.words}>{noWrap(`“${text}”`)}</chakra.blockquote>
        <chakra.figcaption css={styles.by}>
          <Stars rating={rating} />
          <b>{name} </b>
          <span>{`${town}\u00a0· ${service} `}</span>
          {project && (
            <chakra.span css={styles.job}>
              {`${projectLabel}: `}
              <Link to={`/projects#${entryId(project.slug)}`}>{project.title}</Link>
            </chakra.span>
          )}
        </chakra.figcaption>
      </chakra.figure>
    </chakra.div>
  );
}

/** All testimonials, each beside a picture of its job. */
export function TestimonialList({ testimonials, projectLabel }: Props) {
  return (
    <Section css={section}>
      {testimonials.map((testimonial, index) => (
        <Entry
          key={testimonial.slug}
          testimonial={testimonial}
          index={index}
          projectLabel={projectLabel}
        />
      ))}
    </Section>
  );
}

export const jobTestimonialFragment = graphql`
  fragment JobTestimonial on TestimonialJson {
    slug
    name
    town
    service
    rating
    text
    picture {
      ...Picture
    }
    project {
      slug
      title
      picture {
        ...Picture
      }
    }
  }
`;
