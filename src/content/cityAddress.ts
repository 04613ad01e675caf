/** A town's name as addresses write it, in a to z: "St. Zoë" is "st-zoe". Empty without such letters. */
export const plainTownName = (town: string) =>
  town
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The name, without .json, of the file that holds a town's page: "havre-de-grace-md". */
export const citySlug = (town: string) => `${plainTownName(town)}-md`;

/** The address of the page that a file holds: "towson-md" is at "/locations/towson-md". */
export const addressOfCitySlug = (slug: string) => `/locations/${slug}`;
