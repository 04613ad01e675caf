import { Link } from "gatsby";
import { addressOfCitySlug, citySlug } from "../content/slug";
import { useSite } from "../site/useSite";

type Props = {
  town: string;
  /** Whether it is a link even where the town has no page. */
  always?: boolean;
};

/**
 * A town as a link to its page, where somebody has written one. Elsewhere a plain link, for
 * Gatsby's would ask for a page that is not there, or only the name.
 */
export function TownLink({ town, always }: Props) {
  const slug = citySlug(town);
  const address = addressOfCitySlug(slug);
  if (useSite().townPages.includes(slug)) return <Link to={address}>{town}</Link>;
  return always ? <a href={address}>{town}</a> : town;
}
