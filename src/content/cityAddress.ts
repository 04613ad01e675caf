/** The name, without .json, of the file that holds a town's page: "havre-de-grace-md". */
export const citySlug = (town: string) => `${town.toLowerCase().replace(/[^a-z0-9]+/g, "-")}-md`;

/** The address of the page that a file holds: "towson-md" is at "/locations/towson-md". */
export const addressOfCitySlug = (slug: string) => `/locations/${slug}`;
