import { chakra, defineSlotRecipe, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { useSite } from "../site/useSite";
import { largeQuote } from "../theme/sharedStyles";
import { Section } from "../ui/Section";
import { Picture } from "../ui/Picture";
import { Stars } from "../ui/Stars";
import { keepTogether } from "../ui/keepTogether";
import { entryId } from "./ids";

type Testimonial = Queries.JobTestimonialFragment;
type Props = {
  testimonials: readonly Testimonial[];
  /** The text before the link to a project. */
  projectLabel: string;
};

/**
 * The greatest height of a picture, which is otherwise as tall as the testimonial beside it. A picture
 * taller than its file would look blurred. The `sizes` below choose a file that is 90vw wide for the first
 * picture, and 60vw wide for any other. The height of a file is usually two thirds of its width. On a tablet,
 * the rem value allows the height of a testimonial of usual length.
 */
const mostHeight = { first: "max(60vw, 48rem)", other: "max(40vw, 34rem)" };

/** A testimonial beside a large picture of its job, or a pair of testimonials side by side. */
const recipe = defineSlotRecipe({
  slots: ["entry", "picture", "words", "by", "small", "ways"],
  base: {
    entry: { alignSelf: "center" },
    words: {
      textStyle: "quote",
      fontSize: "clamp(1.3125rem, 1.1rem + 0.8vw, 1.625rem)",
      lineHeight: 1.36,
      letterSpacing: "-0.01em",
      color: "heading",
    },
    by: {
      display: "flow-root",
      marginTop: "1.25rem",
      fontSize: "small",
      lineHeight: 1.5,
      color: "textSoft",
      "& > b, & > span": { display: "block" },
      "& > b": { fontSize: "body", fontWeight: 650, color: "heading" },
    },
    // The picture of a testimonial in a pair.
    small: {
      float: "right",
      width: { base: "6rem", md: "8rem" },
      marginLeft: "1.5rem",
      aspectRatio: "1",
      objectFit: "cover",
    },
    ways: {
      marginTop: "0.35rem",
      "& a": { display: "inline-block", marginRight: "1.5rem", paddingBlock: "0.55rem" },
    },
  },
  variants: {
    kind: {
      first: {
        entry: { md: { gridColumn: "c 7 / wrap-end", paddingBlock: "band" } },
        picture: {
          gridColumn: "full",
          md: { gridColumn: "full-start / c 7", gridRow: 1, marginRight: "1rem" },
          "--most-height": mostHeight.first,
        },
        words: largeQuote,
      },
      left: {
        entry: { md: { gridColumn: "c 7 / wrap-end", paddingBlock: "band" } },
        picture: {
          gridColumn: "full",
          md: { gridColumn: "full-start / c 7", gridRow: 1, marginRight: "1rem" },
          "--most-height": mostHeight.other,
        },
      },
      right: {
        entry: { md: { gridColumn: "c 1 / c 7", paddingBlock: "band", paddingRight: "1rem" } },
        picture: {
          gridColumn: "full",
          md: { gridColumn: "c 7 / full-end", gridRow: 1 },
          "--most-height": mostHeight.other,
        },
      },
      wide: { entry: { gridColumn: { lg: "c 1 / c 9" } } },
      half: {
        entry: {
          alignSelf: "start",
          "& + &": { borderTop: "rule", paddingTop: "2.25rem", marginTop: "2.25rem" },
          md: {
            gridColumn: "c 1 / c 7",
            paddingRight: "1.5rem",
            "& + &": { gridColumn: "c 7 / wrap-end", border: 0, padding: 0, margin: 0 },
          },
        },
      },
    },
    hasPicture: {
      true: {
        picture: {
          "& img": {
            layerStyle: "photo",
            md: {
              height: "100%",
              minHeight: "26rem",
              maxHeight: "var(--most-height)",
              aspectRatio: "auto",
            },
          },
        },
      },
    },
  },
});

type Kind = "first" | "left" | "right" | "wide" | "half";

type EntryProps = { testimonial: Testimonial; kind: Kind; projectLabel: string };

function Entry({ testimonial, kind, projectLabel }: EntryProps) {
  const { slug, text, name, town, service, rating, project } = testimonial;
  const { buttons } = useSite().site;
  const picture = kind === "half" || kind === "wide" ? null : pictureOf(testimonial);
  const styles = useSlotRecipe({ recipe })({ kind, hasPicture: picture !== null });
  const page = testimonial.page ?? project?.service;
  return (
    <>
      {picture && (
        <chakra.div css={styles.picture}>
          <Picture
            picture={picture}
            first={kind === "first"}
            // A box may be taller than its picture, which is cropped at the sides.
            sizes={`(min-width: 48em) ${kind === "first" ? 90 : 60}vw, 100vw`}
          />
        </chakra.div>
      )}
      <chakra.figure css={styles.entry} id={entryId(slug)}>
        <chakra.blockquote css={styles.words}>{keepTogether(`“${text}”`)}</chakra.blockquote>
        <chakra.figcaption css={styles.by}>
          {kind === "half" && testimonial.picture && (
            <Picture picture={testimonial.picture} sizes="12rem" css={styles.small} />
          )}
          <Stars rating={rating} />
          <b>{name} </b>
          <span>{`${town}\u00a0· ${service} `}</span>
          {(project ?? page) && (
            <chakra.span css={styles.ways}>
              {project && (
                <Link to={`/projects#${entryId(project.slug)}`}>
                  {`${projectLabel}: ${project.title} `}
                </Link>
              )}
              {page && <Link to={page.address}>{`${page.name}: ${buttons.serviceOfProject}`}</Link>}
            </chakra.span>
          )}
        </chakra.figcaption>
      </chakra.figure>
    </>
  );
}

const pictureOf = ({ picture, project }: Testimonial) => picture ?? project?.picture ?? null;

/**
 * Groups testimonials. The first testimonial is alone. After it, groups of two and groups of one take turns.
 */
function groupsOf(testimonials: readonly Testimonial[]): (readonly Testimonial[])[] {
  const groups = [testimonials.slice(0, 1)];
  for (let at = 1; at < testimonials.length; at += groups.at(-1)?.length ?? 1)
    groups.push(testimonials.slice(at, at + (groups.length % 2 === 1 ? 2 : 1)));
  return groups;
}

/** The kind of a testimonial that is alone in its group. Without a picture, the testimonial is wide. */
function kindOf(testimonial: Testimonial, group: number): Kind {
  if (!pictureOf(testimonial)) return "wide";
  if (group === 0) return "first";
  return group % 4 === 2 ? "right" : "left";
}

/** All testimonials: the first is large, the others are in pairs or beside pictures of their jobs. */
export function TestimonialList({ testimonials, projectLabel }: Props) {
  return groupsOf(testimonials).map((group, index) => {
    const [only, other] = group;
    if (!only) return null;
    const kind = other ? "half" : kindOf(only, index);
    const isFlush = kind !== "half" && kind !== "wide";
    return (
      <Section
        key={only.slug}
        tone={other ? (index % 4 === 1 ? "bayDeep" : "sand") : "paper"}
        css={isFlush ? { paddingBlock: { base: "0 {spacing.band}", md: 0 }, rowGap: "1.5rem" } : {}}
      >
        {group.map((testimonial) => (
          <Entry
            key={testimonial.slug}
            testimonial={testimonial}
            kind={kind}
            projectLabel={projectLabel}
          />
        ))}
      </Section>
    );
  });
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
    page {
      name
      address
    }
    project {
      slug
      title
      service {
        name
        address
      }
      picture {
        ...Picture
      }
    }
  }
`;
