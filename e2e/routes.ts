/** Every route of the specification that has a page. */
export const routes = [
  "/",
  "/about",
  "/services",
  "/services/windows-doors",
  "/services/windows",
  "/services/sunrooms",
  "/services/siding",
  "/services/decks",
  "/services/kitchens",
  "/services/bathrooms",
  "/projects",
  "/testimonials",
  "/contact",
] as const;

export type Route = (typeof routes)[number];

/** An address of no page. */
export const badPath = "/locations/bel-air-md";

/** The routes, and one that leads to the 404 page. */
export const allPages = [...routes, badPath] as const;

/** The service pages with two quote forms. */
export const quoteServices = [
  "/services/siding",
  "/services/decks",
  "/services/kitchens",
  "/services/bathrooms",
] as const;
