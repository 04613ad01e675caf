import { imageData } from "./content";

type Picture = Queries.PictureFragment;

/** A picture as a query returns it. The name of its file is the alt text. */
export const picture = (alt: string, more: Partial<Picture> = {}): Picture => ({
  alt,
  focus: null,
  file: {
    childImageSharp: { gatsbyImageData: imageData(`${alt.replaceAll(" ", "-")}.jpg`, ["WEBP"]) },
  },
  ...more,
});

/** A picture with its caption. */
export const captioned = (
  alt: string,
  caption: string | null = null,
): Queries.CaptionedPictureFragment => ({ ...picture(alt), caption });
