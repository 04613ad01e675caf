import { imageData } from "./content";

type Picture = Queries.PictureFragment;

/** A picture of the content, as a query answers it. Its file is named after its alt text. */
export const picture = (alt: string, more: Partial<Picture> = {}): Picture => ({
  alt,
  caption: null,
  focus: null,
  file: {
    childImageSharp: { gatsbyImageData: imageData(`${alt.replaceAll(" ", "-")}.jpg`, ["WEBP"]) },
  },
  ...more,
});
