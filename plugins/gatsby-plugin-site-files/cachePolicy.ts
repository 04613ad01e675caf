// docs/hosts/ says the same in the words of nginx and Caddy; npm run test:hosts compares them.

/** For pages: a browser keeps them, but asks each time whether they changed. */
export const revalidate = "public, max-age=0, must-revalidate";

/** For files with a hash of their content in their name. */
export const forever = "public, max-age=31536000, immutable";
