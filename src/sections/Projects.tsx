import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql, Link } from "gatsby";
import { useSyncExternalStore } from "react";
import { durationText } from "../content/facts/facts";
import { useSite } from "../site/useSite";
import { pageEdge, visuallyHidden } from "../theme/sharedStyles";
import { firstSentence } from "../ui/firstSentence";
import { InlineList } from "../ui/InlineList";
import { Section } from "../ui/Section";
import { columnSizes, Picture } from "../ui/Picture";
import { useQuoteLinkOf } from "../site/quoteLinks";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";
import { useViewer } from "../viewer/useViewer";
import { categoriesOf, categoryIn } from "./categories";
import { ProjectFilter } from "./ProjectFilter";
import { entryId } from "./ids";

type Props = {
  /** The accessible name of the set of projects. */
  label: string;
  projects: readonly Queries.ProjectFragment[];
  /** The testimonials that projects can link to. */
  testimonials?: readonly Queries.ProjectTestimonialFragment[];
  /** The text before the link to a testimonial. */
  testimonialLabel?: string;
  /** The word before a project's usual duration. Without this label, the durations do not show. */
  timeLabel?: string | null;
  /** The filter by category. Without a filter, all projects show. */
  filter?: {
    words: Queries.ProjectFilterFragment;
    /** The query of the page's address, which may name a category. */
    search: string;
  };
};

/**
 * Rows of one and two projects in turn: a photograph that runs to the edge of the screen, then a wide and a
 * narrow photograph. The sides change from row to row.
 */
const wide = "&:nth-of-type(3n + 1), &:nth-of-type(3n + 2):last-of-type";
const wideRight = "&:nth-of-type(6n + 4)";
/** The first picture of a project. The second picture, in the corner, keeps its own height. */
const firstImage = "& a:first-of-type img";
const edgeLeft = `calc(-1 * ${pageEdge})`;

const styles = {
  // `pageEdge` contains 50vw, which includes half of the scroll bar. So photographs at the edge may overflow.
  section: { overflowX: "clip" },
  grid: {
    display: "grid",
    gridTemplateColumns: { md: "1fr 1fr", lg: "repeat(3, 1fr)" },
    gap: { base: "2.75rem", md: "4.5rem {spacing.gap}" },
  },
  item: {
    scrollMarginTop: "1rem",
    "& h2": { fontSize: { base: "1.5rem", md: "h3" }, marginBottom: "0.3rem" },
    mdDown: { "& > figure": { marginInline: "calc(-1 * {spacing.gutter})" } },
    md: { [wide]: { gridColumn: "1 / -1", "& h2": { fontSize: "h2" } } },
    mdOnly: {
      [wide]: {
        "& > figure": { marginInline: "calc(-1 * {spacing.gutter})" },
        [firstImage]: { aspectRatio: "2" },
      },
    },
    lg: {
      [firstImage]: { height: "26rem", aspectRatio: "auto" },
      // The wide project in a row of two.
      "&:nth-of-type(6n + 2), &:nth-of-type(6n)": { gridColumn: "span 2" },
      [wide]: {
        gridColumn: "1 / -1",
        display: "grid",
        gridTemplateColumns: "subgrid",
        columnGap: "gap",
        alignItems: "end",
        "& > figure": { gridColumn: "1 / 3", marginLeft: edgeLeft, marginBottom: 0 },
        [firstImage]: { height: "clamp(26rem, 40vw, 36rem)" },
      },
      [wideRight]: {
        "& > figure": { gridColumn: "2 / 4", gridRow: 1, marginLeft: 0, marginRight: edgeLeft },
      },
    },
  },
  figure: {
    position: "relative",
    marginBottom: "0.8rem",
    // The focus ring and scrolling to the focus need a box.
    "& > a": { display: "block" },
    "& img": { layerStyle: "photo" },
  },
  // The second picture is in a corner of the first picture; on phones, below it.
  second: {
    marginTop: "0.5rem",
    color: "textSoft",
    fontSize: "note",
    lineHeight: 1.3,
    textDecoration: "none",
    "& > span": { display: "block", padding: "0.3rem 0.25rem 0.1rem" },
    _hover: { "& span": { color: "link", textDecoration: "underline" } },
    md: {
      position: "absolute",
      right: "0.75rem",
      bottom: "0.75rem",
      width: "40%",
      padding: "0.25rem",
      background: "paper",
      boxShadow: "float",
    },
  },
  line: { marginBottom: "0.4rem", fontSize: "small", color: "textSoft" },
  quote: {
    marginTop: "0.9rem",
    maxWidth: "text",
    "& blockquote": { textStyle: "quote", fontSize: "1.1875rem", color: "heading" },
    "& figcaption": { fontSize: "small", color: "textSoft" },
    "& a": { display: "inline-block", paddingBlock: "0.6rem" },
  },
  ways: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "1.5rem",
    fontWeight: 600,
    "& a": { position: "relative", display: "inline-block", padding: "0.6rem 0" },
    "& span": visuallyHidden,
  },
} satisfies Record<string, SystemStyleObject>;

/** The `sizes` of a photograph. On wide screens, a narrow photograph is cropped to a height of 26rem. */
function sizesOf(index: number, count: number): string {
  const upToTablets = columnSizes(6);
  const isAlone = index % 3 === 0 || (index % 3 === 1 && index === count - 1);
  if (isAlone) return "(min-width: 64em) 67vw, 100vw";
  return index % 6 === 1 || index % 6 === 5
    ? columnSizes(8, "lg", upToTablets)
    : `(min-width: 64em) 39rem, ${upToTablets}`;
}

const never = () => () => undefined;

/** The query of the page's address; empty in the server's HTML and until hydration. */
const useQuery = (search: string) =>
  useSyncExternalStore(
    never,
    () => search,
    () => "",
  );

/** All projects, or the projects of one category: photographs, location, category and description. */
export function Projects(props: Props) {
  const { label, projects, filter, testimonials, testimonialLabel = "", timeLabel } = props;
  const categories = categoriesOf(projects);
  const current = categoryIn(useQuery(filter?.search ?? ""), categories);
  const shown = projects.filter(({ category }) => !current || category === current);
  const pictures = shown.flatMap(({ slug, title, location, picture, second }) => {
    const caption = `${title}. ${location}`;
    const other = second && { ...second, slug, caption: second.caption ?? caption };
    return [{ ...picture, slug, caption }, ...(other ? [other] : [])];
  });
  const startOf = (slug: string) => pictures.findIndex((picture) => picture.slug === slug);
  const { linkTo, viewer } = useViewer(label, pictures);
  const { buttons } = useSite().site;
  const quoteLinkOf = useQuoteLinkOf();
  return (
    <Section css={styles.section}>
      {/* A filter does not help if each category has only one project. */}
      {filter && (current ?? categories.length < projects.length) && categories.length > 1 && (
        <ProjectFilter
          words={filter.words}
          categories={categories}
          current={current}
          count={shown.length}
        />
      )}
      {filter && projects.length === 0 && <Lead>{keepTogether(filter.words.none)}</Lead>}
      <chakra.ul css={styles.grid} className="cards">
        {shown.map(({ slug, title, category, description, service, ...project }, index) => {
          const time = service?.facts?.duration;
          return (
            <chakra.li key={slug} id={entryId(slug)} css={styles.item}>
              <chakra.figure css={styles.figure}>
                <a {...linkTo(startOf(slug))}>
                  <Picture
                    picture={project.picture}
                    // On the projects page, the first project is in the first view.
                    first={filter !== undefined && index === 0}
                    sizes={sizesOf(index, shown.length)}
                  />
                </a>
                {project.second && (
                  <chakra.a {...linkTo(startOf(slug) + 1)} css={styles.second}>
                    <Picture picture={project.second} sizes="(min-width: 48em) 27vw, 100vw" />
                    {project.second.caption && <span>{keepTogether(project.second.caption)}</span>}
                  </chakra.a>
                )}
              </chakra.figure>
              <div>
                <chakra.div css={styles.line}>
                  <InlineList>
                    {[
                      project.location,
                      timeLabel && time
                        ? `${category}, ${timeLabel} ${durationText(time)}`
                        : category,
                    ]}
                  </InlineList>
                </chakra.div>
                <h2>{title}</h2>
                <p>{keepTogether(description)}</p>
                {testimonials
                  ?.filter(({ project }) => project?.slug === slug)
                  .map((testimonial) => (
                    <chakra.figure key={testimonial.slug} css={styles.quote}>
                      <blockquote>
                        {keepTogether(`“${firstSentence(testimonial.text)}”`)}
                      </blockquote>
                      <figcaption>
                        {`${testimonialLabel} `}
                        <Link to={`/testimonials#${entryId(testimonial.slug)}`}>
                          {testimonial.name}
                        </Link>
                      </figcaption>
                    </chakra.figure>
                  ))}
                <chakra.ul css={styles.ways}>
                  {service && (
                    <li>
                      <Link
                        to={service.address}
                      >{`${service.name}: ${buttons.serviceOfProject}`}</Link>
                    </li>
                  )}
                  <li>
                    <Link to={quoteLinkOf(service?.address)}>
                      {buttons.oneLikeIt}
                      <span>{`: ${title}`}</span>
                    </Link>
                  </li>
                </chakra.ul>
              </div>
            </chakra.li>
          );
        })}
      </chakra.ul>
      {viewer}
    </Section>
  );
}

export const projectFragments = graphql`
  fragment Project on ProjectJson {
    slug
    title
    location
    category
    description
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
    second {
      ...CaptionedPicture
    }
  }
  fragment ProjectTestimonial on TestimonialJson {
    slug
    name
    text
    project {
      slug
    }
  }
  fragment ProjectFilter on ProjectsPageJsonCategoryFilter {
    label
    all
    one
    many
    none
  }
`;
