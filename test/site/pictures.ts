import { imageData } from "./content";

type Picture = Queries.PictureFragment;

/** A picture of the content, as a query answers it. Its file is named after its alt text. */
export const picture = (alt: string, more: Partial<Picture> = {}): Picture => ({
  alt,
  focus: null,
  file: {
    childImageSharp: { gatsbyImageData: imageData(`${alt.replaceAll(" ", "-")}.jpg`, ["WEBP"]) },
  },
  ...more,
});

/** A picture with the line of text that a page shows with it. */
export const captioned = (
  alt: string,
  caption: string | null = null,
): Queries.CaptionedPictureFragment => ({ ...picture(alt), caption });
