import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";

type Props = {
  picture: Queries.PictureFragment;
  /**
   * The width it is shown at, as the `sizes` attribute says it. Where its box is higher than its own
   * shape, that is the width of what is cut off, too.
   */
  sizes: string;
  /** For the one picture in the first view: asked for at once, before all others. */
  first?: boolean;
  /** Asked for before it comes into view. */
  eager?: boolean;
  css?: SystemStyleObject;
};

// React 18 knows this attribute in its small spelling only.
const highPriority: object = { fetchpriority: "high" };

/**
 * A photograph in modern formats and several widths, its space reserved. GatsbyImage would bring
 * react-dom/server to the browser; this takes the same data and is plain HTML.
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

// Every browser of the last five years shows WebP, so no second fallback is made.
// AVIF saves two fifths of WebP's bytes and takes the build six times as long, so it is made only
// where the visitor waits for it: for the one picture in the first view. GraphQL has no constants:
// the widths stand in each fragment.
export const pictureFragments = graphql`
  fragment Picture on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 750, 1080, 1600]
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment CaptionedPicture on CaptionedPicture {
    alt
    caption
    focus
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 750, 1080, 1600]
          formats: [WEBP]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
  fragment FirstPicture on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [400, 750, 1080, 1600]
          formats: [WEBP, AVIF]
          placeholder: DOMINANT_COLOR
        )
      }
    }
  }
`;
