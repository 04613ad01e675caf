import { slugify } from "./slug";

/** The name, without .json, of the file that holds a town's page: "havre-de-grace-md". */
export const citySlug = (town: string) => `${slugify(town)}-md`;

/** The address of the page that a file holds: "towson-md" is at "/locations/towson-md". */
export const addressOfCitySlug = (slug: string) => `/locations/${slug}`;
