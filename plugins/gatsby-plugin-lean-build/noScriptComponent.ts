/**
 * Stands in for Gatsby's component for foreign scripts and what it brings (7 KB): this site has none.
 * @throws Error when it is used after all
 */
export function Script(): never {
  throw new Error(
    "Script is taken out of the site by plugins/gatsby-plugin-lean-build/leanScripts.ts.",
  );
}
