import { Link } from "gatsby";
import { addressOfCitySlug, citySlug } from "../content/slug";
import { useSite } from "../site/useSite";

type Props = {
  town: string;
  /** True if the town is a link even without a page. */
  always?: boolean;
};

/**
 * A town as a link to its page. A town without a page is only its name, or a plain link, since
 * Gatsby's Link would prefetch the missing page.
 */
export function TownLink({ town, always }: Props) {
  const slug = citySlug(town);
  const address = addressOfCitySlug(slug);
  if (useSite().townPages.includes(slug)) return <Link to={address}>{town}</Link>;
  return always ? <a href={address}>{town}</a> : town;
}
