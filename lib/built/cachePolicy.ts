// docs/hosts/ has the same policy for nginx and Caddy. `npm run test:hosts` compares the policies.

/** The header for pages: browsers keep a page, and revalidate it on each visit. */
export const revalidate = "public, max-age=0, must-revalidate";

/** The header for files with a hash of their content in their name. */
export const forever = "public, max-age=31536000, immutable";

const script = /^[^/]+-([0-9a-f]{20})\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** The hash in the name of a script, a style sheet, or their source maps and licenses. */
export const hashOfScript = (path: string): string | undefined => script.exec(path)?.[1];

/** True if a file of the built site has a hash of its content in its name, and so never changes. */
export const isHashed = (path: string): boolean =>
  hashOfScript(path) !== undefined || path.startsWith("static/");
