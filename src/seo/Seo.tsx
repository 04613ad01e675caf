import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { useSite } from "../site/useSite";
import { palette } from "../theme/palette";

type Props = {
  seo: Queries.SeoFragment;
  /** The page's path; without one the page is kept out of search results. */
  path?: string;
};

/** The page's head tags. */
export function Seo({ seo, path }: Props) {
  const { site } = useSite();
  return (
    <Helmet>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {path ? (
        <link rel="canonical" href={site.url + (path === "/" ? "" : path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="theme-color" content={palette.bayDeep} />
    </Helmet>
  );
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
