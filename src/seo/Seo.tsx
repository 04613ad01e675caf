import { graphql } from "gatsby";
import { useSite } from "../site/useSite";
import { Head, StructuredData } from "./Head";
import { pageUrl, socialImage, socialImageSize } from "./addresses";
import type { PageFacts } from "./graph";

type Props = Pick<PageFacts, "crumbs" | "faqs" | "service" | "town"> & {
  seo: Queries.SeoFragment;
  /** The page's path. Without a path, search engines must not list the page. */
  path?: string;
};

/** The page's head tags and structured data. */
export function Seo({ seo: { title, description }, path, ...facts }: Props) {
  const { name, url } = useSite().site;
  if (!path) {
    return (
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </Head>
    );
  }
  const address = pageUrl(url, path);
  const picture = url + socialImage(path);
  return (
    <>
      <Head>
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={name} />
        <meta property="og:url" content={address} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={picture} />
        <meta property="og:image:width" content={String(socialImageSize.width)} />
        <meta property="og:image:height" content={String(socialImageSize.height)} />
        <meta property="og:image:alt" content={title} />
        {/* X reads all other facts from the og: tags. */}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <StructuredData path={path} title={title} description={description} {...facts} />
    </>
  );
}

export const seoFragment = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
