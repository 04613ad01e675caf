/** How long a slug may be. Slugs of new entries are made from their titles and places. */
export const maxSlugLength = 200;

/** The slug of a text: small letters a to z, digits and hyphens; empty if it has none. */
export const slugify = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "");

/** Whether a name is a valid slug. */
export const isSlug = (name: string): boolean =>
  name.length <= maxSlugLength && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(name);

/** The slug of a content file, which references use: "pages/home.json" is "home". */
export const slugOf = (file: string) => file.replace(/^.*\/|\.json$/g, "");

/** The slug of a town's page: "havre-de-grace-md". */
export const citySlug = (town: string) => `${slugify(town)}-md`;

/** The address of a town's page: "towson-md" is at "/locations/towson-md". */
export const addressOfCitySlug = (slug: string) => `/locations/${slug}`;
