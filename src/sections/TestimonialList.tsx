import {
  chakra,
  defineSlotRecipe,
  useSlotRecipe,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";
import { Stars } from "../ui/Stars";
import { unbroken } from "../ui/unbroken";
import { entryId } from "./ids";

type Testimonial = Queries.JobTestimonialFragment;
type Kind = "lead" | "portrait" | "deep" | "left" | "right" | "words";
type Props = {
  testimonials: readonly Testimonial[];
  /** Stands before the link to a project. */
  projectLabel: string;
};

const band: SystemStyleObject = { rowGap: { base: "3rem", lg: "6.5rem" } };

/** Each beside a picture of its job, no two neighbors alike. */
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
    job: { marginTop: "0.5rem", "& a": { display: "inline-block", paddingBlock: "0.15rem" } },
  },
  // Below lg all stands in one column, so these speak of wide screens alone.
  variants: {
    kind: {
      lead: {
        picture: { lg: { gridColumn: "full-start / c 8" } },
        text: { lg: { gridColumn: "c 8 / wrap-end", paddingLeft: "1.5rem" } },
      },
      // Upright, and as wide as a third.
      portrait: {
        picture: {
          gridColumn: { base: "wrap", lg: "c 9 / wrap-end" },
          "& img": { aspectRatio: { base: "1", md: "3 / 2", lg: "4 / 5" } },
          lg: { gridRow: 1 },
        },
        text: { lg: { gridColumn: "c 2 / c 9", gridRow: 1, paddingRight: "2rem" } },
        words: { lg: { fontSize: "quote", lineHeight: 1.24, letterSpacing: "-0.018em" } },
      },
      deep: {
        // From edge to edge of its band.
        picture: {
          lgDown: { marginTop: "calc(-1 * {spacing.band})" },
          lg: {
            gridColumn: "c 8 / full-end",
            gridRow: 1,
            alignSelf: "stretch",
            position: "relative",
            minHeight: "36rem",
            marginBlock: "calc(-1 * {spacing.band})",
            "& img": { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" },
          },
        },
        text: { lg: { gridColumn: "c 1 / c 8", gridRow: 1, paddingRight: "2.5rem" } },
        words: { fontSize: "quote", lineHeight: 1.24, letterSpacing: "-0.018em" },
      },
      left: {
        picture: { lg: { gridColumn: "c 1 / c 6" } },
        text: { lg: { gridColumn: "c 6 / c 12", paddingLeft: "1.5rem" } },
      },
      right: {
        picture: { lg: { gridColumn: "c 7 / full-end", gridRow: 1 } },
        text: { lg: { gridColumn: "c 1 / c 7", gridRow: 1, paddingRight: "2rem" } },
      },
      words: { text: { lg: { gridColumn: "c 2 / c 11" } } },
    },
  },
});

/** The place of the one that stands on a dark band. */
const darkPlace = 3;

/** The first is large, the second has an upright picture, one stands on a dark band; then turn about. */
function kindOf(index: number, hasPicture: boolean): Kind {
  if (index === darkPlace) return "deep";
  if (!hasPicture) return "words";
  if (index === 0) return "lead";
  if (index === 1) return "portrait";
  return index % 2 === 0 ? "left" : "right";
}

type EntryProps = { testimonial: Testimonial; index: number; projectLabel: string };

function Entry({ testimonial, index, projectLabel }: EntryProps) {
  const { slug, text, name, town, service, rating, project } = testimonial;
  const picture = testimonial.picture ?? project?.picture;
  const kind = kindOf(index, Boolean(picture));
  const styles = useSlotRecipe({ recipe })({ kind });
  return (
    <chakra.div css={styles.entry} id={entryId(slug)}>
      {picture && (
        <chakra.div css={styles.picture}>
          <Picture
            picture={picture}
            first={index === 0}
            sizes={
              kind === "lead" ? "(min-width: 64em) 60vw, 100vw" : "(min-width: 64em) 45vw, 100vw"
            }
          />
        </chakra.div>
      )}
      <chakra.figure css={styles.text}>
        <chakra.blockquote css={styles.words}>{unbroken(`“${text}”`)}</chakra.blockquote>
        <chakra.figcaption css={styles.by}>
          <Stars rating={rating} />
          <b>{name}</b>
          <span>{`${town} · ${service}`}</span>
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

/** All testimonials, each beside a picture of its job; one of them on a dark band. */
export function TestimonialList({ testimonials, projectLabel }: Props) {
  const entries = testimonials.map((testimonial, index) => (
    <Entry
      key={testimonial.slug}
      testimonial={testimonial}
      index={index}
      projectLabel={projectLabel}
    />
  ));
  const [before, dark, after] = [
    entries.slice(0, darkPlace),
    entries.slice(darkPlace, darkPlace + 1),
    entries.slice(darkPlace + 1),
  ];
  return (
    <>
      {before.length > 0 && <Band css={band}>{before}</Band>}
      {dark.length > 0 && <Band tone="deep">{dark}</Band>}
      {after.length > 0 && <Band css={band}>{after}</Band>}
    </>
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
