import { Link } from "gatsby";
import { addressOfCitySlug, citySlug } from "../content/slug";
import { useSite } from "../site/useSite";

type Props = {
  town: string;
  /** True if it is a link even if the town has no page. */
  always?: boolean;
};

/**
 * A town as a link to its page, if it has one. Otherwise it is only the name, or a plain link:
 * Gatsby's link would prefetch the missing page.
 */
export function TownLink({ town, always }: Props) {
  const slug = citySlug(town);
  const address = addressOfCitySlug(slug);
  if (useSite().townPages.includes(slug)) return <Link to={address}>{town}</Link>;
  return always ? <a href={address}>{town}</a> : town;
}
