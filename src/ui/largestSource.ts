/** The address of a picture's largest file, in the format that every browser shows. */
export function largestSource(picture: Queries.PictureFragment): string | undefined {
  const fallback = picture.file.childImageSharp?.gatsbyImageData.images.fallback;
  const widest = fallback?.srcSet?.split(",").at(-1)?.trim().split(" ")[0];
  return widest ?? fallback?.src;
}
