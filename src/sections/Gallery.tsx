import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { columnSizes, Picture } from "../ui/Picture";
import { keepTogether } from "../ui/keepTogether";
import { useViewer } from "../viewer/useViewer";

type Props = { block: Queries.GalleryFragment; tone: "paper" | "sand" };

/** A grid of twelve columns with one large picture (see gallerySpans). */
const styles = {
  grid: {
    display: "grid",
    gridTemplateColumns: { base: "1fr 1fr", md: "repeat(12, 1fr)" },
    gap: { base: "1rem 0.75rem", md: "1.75rem {spacing.gap}" },
  },
  item: {
    mdDown: { "&:first-of-type, &:last-of-type:nth-of-type(even)": { gridColumn: "1 / -1" } },
    md: {
      gridColumn: "span 4",
      "&[data-span='3']": { gridColumn: "span 3" },
      "&[data-span='6']": { gridColumn: "span 6" },
      "&[data-span='12']": { gridColumn: "span 12" },
      "&[data-span='8']": { gridColumn: "span 8", gridRow: "span 2" },
      "&[data-span='8'] img": { height: 0, minHeight: "100%", aspectRatio: "auto" },
      "&[data-span='8'] a": { gridTemplateRows: "1fr auto", height: "100%" },
    },
  },
  link: {
    display: "grid",
    color: "textSoft",
    fontSize: "note",
    lineHeight: 1.4,
    textDecoration: "none",
    "& img": { layerStyle: "photo" },
    "& picture": { minHeight: 0 },
    // Only the caption's own span has `balance`, which would allow line breaks in the spans of keepTogether.
    "& > span": { paddingTop: "0.5rem", textWrap: "balance" },
    _hover: { "& span": { color: "link", textDecoration: "underline" } },
  },
} satisfies Record<string, SystemStyleObject>;

/**
 * The widths of gallery pictures on wide screens, in twelfths of the row. The first row has a large
 * picture beside two small ones. Rows of three and four follow, so that no row has a gap.
 */
export function gallerySpans(count: number): number[] {
  if (count === 1) return [12];
  if (count === 2 || count === 4) return Array.from({ length: count }, () => 6);
  const rest = count - 3;
  // Two or five pictures do not fill rows of three or four.
  const halves = rest === 2 || rest === 5 ? 2 : 0;
  const quarters = halves > 0 ? 0 : 4 * (rest % 3);
  const thirds = rest - halves - quarters;
  const row = (length: number, span: number) => Array.from({ length }, () => span);
  return [8, 4, 4, ...row(halves, 6), ...row(thirds, 4), ...row(quarters, 3)];
}

/**
 * The `sizes` of a picture. On phones, the first picture is as wide as the screen, and so is a last picture
 * without a neighbor.
 */
function sizesOf(index: number, spans: readonly number[]): string {
  const isAlone = index === 0 || (index === spans.length - 1 && index % 2 === 1);
  const phone = isAlone ? "100vw" : "50vw";
  const span = spans[index] ?? 4;
  // The large picture is cropped, since it is as tall as two rows.
  return columnSizes(span === 8 ? 10 : span, "md", phone);
}

/** Photographs that link to their large files. With scripts, they open in the picture viewer. */
export function Gallery({ block, tone }: Props) {
  const spans = gallerySpans(block.pictures.length);
  const { linkTo, viewer } = useViewer(block.heading, block.pictures);
  return (
    <Section tone={tone} labelledBy="gallery-title">
      <SectionHead id="gallery-title" heading={block.heading} lead={block.lead} />
      <chakra.ul css={styles.grid}>
        {block.pictures.map((picture, index) => (
          <chakra.li
            key={picture.alt}
            css={styles.item}
            data-span={spans[index] === 4 ? undefined : spans[index]}
          >
            <chakra.a {...linkTo(index)} css={styles.link}>
              <Picture picture={picture} sizes={sizesOf(index, spans)} />
              {picture.caption && <span>{keepTogether(picture.caption)}</span>}
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
      {viewer}
    </Section>
  );
}

export const galleryFragment = graphql`
  fragment Gallery on Gallery {
    heading
    lead
    pictures {
      ...CaptionedPicture
    }
  }
`;
