/** The full address of a page: that of the home page ends in a slash, no other does. */
export const pageUrl = (siteUrl: string, path: string) => siteUrl + path;

/** The file, below the site, of the picture that stands for a page where its link is shared. */
export const socialImage = (path: string) =>
  `/sharing/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** The size of these pictures, as the services that show them ask for. */
export const socialImageSize = { width: 1200, height: 630 } as const;
