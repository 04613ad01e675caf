/** The length limit of a slug. */
export const maxSlugLength = 200;

/**
 * A text as a slug: lowercase letters a to z, digits and hyphens; empty if none remain.
 */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, "")
    .toLowerCase()
    // Decap CMS also leaves it out of file names.
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");

/** True if a name is a valid slug. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(name);

/** The slug of a content file, which references use: "pages/home.json" is "home". */
export const slugOf = (file: string) => file.replace(/^.*\/|\.json$/g, "");

/** The end of the slug of every town page: the state. */
export const townEnding = "-md";

/** The slug of a town page: "havre-de-grace-md". */
export const townSlug = (town: string) => slugify(town) + townEnding;

/** The address of a town page: "towson-md" is at "/locations/towson-md". */
export const addressOfTownPage = (slug: string) => `/locations/${slug}`;
