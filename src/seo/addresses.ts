/** The full address of a page. Only the home page's address ends with a slash. */
export const pageUrl = (siteUrl: string, path: string) => siteUrl + path;

/** The path of a page's social image, which shared links show. */
export const socialImage = (path: string) =>
  `/sharing/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;

/** The size of social images that social networks recommend. */
export const socialImageSize = { width: 1200, height: 630 } as const;
