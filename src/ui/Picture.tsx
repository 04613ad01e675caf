import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { breakpoints } from "../theme/breakpoints";

type Props = {
  picture: Queries.PictureFragment;
  /**
   * The displayed width, for the `sizes` attribute. If the box is taller than the picture, the width
   * includes the cropped part.
   */
  sizes: string;
  /** True for the one picture of the first view, which loads first. */
  first?: boolean;
  /** True if the picture loads before it comes into view. */
  eager?: boolean;
  css?: SystemStyleObject;
};

/**
 * The `sizes` of a picture in some of the twelve columns. From 80em up, the columns no longer grow.
 * @param from the breakpoint from which the picture is in columns
 * @param below the `sizes` below that breakpoint
 */
export function columnSizes(
  columns: number,
  from: keyof typeof breakpoints = "md",
  below = "100vw",
): string {
  // Safari does not read min() here.
  const [most, share] = [Math.round(columns * 6.2), Math.round(columns * 7.7)];
  return `(min-width: 80em) ${most}rem, (min-width: ${breakpoints[from]}) ${share}vw, ${below}`;
}

// React 18 knows this attribute only in lowercase.
const highPriority: object = { fetchpriority: "high" };

/**
 * A photograph in modern formats and several widths, with reserved space. The component uses the data of
 * GatsbyImage, but not GatsbyImage itself, which would bring react-dom/server to the browser.
 */
export function Picture({ picture, sizes, first = false, eager = first, css }: Props) {
  const data: IGatsbyImageData | undefined = picture.file.childImageSharp?.gatsbyImageData;
  if (!data?.images.fallback) return null;
  const { fallback, sources = [] } = data.images;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <chakra.img
        alt={picture.alt}
        src={fallback.src}
        srcSet={fallback.srcSet}
        sizes={sizes}
        htmlWidth={1200}
        htmlHeight={Math.round((1200 * data.height) / data.width)}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        {...(first ? highPriority : undefined)}
        css={css}
        style={{
          backgroundColor: first ? data.backgroundColor : undefined,
          objectPosition: picture.focus ?? undefined,
        }}
      />
    </picture>
  );
}

/** The address of a picture's largest file, in the format that every browser shows. */
export function largestSource(picture: Queries.PictureFragment): string | undefined {
  const fallback = picture.file.childImageSharp?.gatsbyImageData.images.fallback;
  const widest = fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0];
  return widest ?? fallback?.src;
}

// Every supported browser shows WebP, so WebP is the only fallback. AVIF files are smaller, but slow to
// build, so only the picture in the first view has AVIF files. GraphQL has no constants, so both fragments
// repeat the widths.
export const pictureFragments = graphql`
  fragment PictureFile on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [400, 750, 1200, 1600]
        formats: [WEBP]
        placeholder: DOMINANT_COLOR
      )
    }
  }
  fragment Picture on Picture {
    alt
    focus
    file {
      ...PictureFile
    }
  }
  fragment CaptionedPicture on CaptionedPicture {
    alt
    caption
    focus
    file {
      ...PictureFile
    }
  }
  fragment PriorityPicture on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 750, 1200, 1600]
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;
