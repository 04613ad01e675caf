import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { testimonialListRecipe } from "../theme/recipes/testimonialList";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";
import { Stars } from "../ui/Stars";
import { unbroken } from "../ui/unbroken";
import { entryId } from "./entryId";

type Testimonial = Queries.JobTestimonialFragment;
type Kind = "lead" | "portrait" | "deep" | "left" | "right" | "words";
type Props = {
  testimonials: readonly Testimonial[];
  /** Stands before the link to a project. */
  projectLabel: string;
};

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
  const styles = useSlotRecipe({ recipe: testimonialListRecipe })({ kind });
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
  const styles = useSlotRecipe({ recipe: testimonialListRecipe })();
  const [before, dark, after] = [
    entries.slice(0, darkPlace),
    entries.slice(darkPlace, darkPlace + 1),
    entries.slice(darkPlace + 1),
  ];
  return (
    <>
      {before.length > 0 && <Band css={styles.band}>{before}</Band>}
      {dark.length > 0 && <Band tone="deep">{dark}</Band>}
      {after.length > 0 && <Band css={styles.band}>{after}</Band>}
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
