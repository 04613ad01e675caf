/**
 * The address of the site in the form that browsers and search engines use: "https://éxample.com/" becomes
 * "https://xn--xample-9ua.com". Other texts stay as they are, also an address of a page.
 */
export function formatSiteUrl(typed: string): string {
  if (!URL.canParse(typed)) return typed;
  const { origin, href } = new URL(typed);
  return href === `${origin}/` ? origin : typed;
}
