import { graphql, type PageProps } from "gatsby";
import { MappedAreas } from "../sections/MappedAreas";
import { PageTitle } from "../sections/PageTitle";
import { ServiceBlocks } from "../sections/ServiceBlocks";
import { Seo } from "../seo/Seo";

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { page, areas } = data;
  if (!page || !areas) return null;
  return (
    <>
      <Seo seo={page.seo} path="/services" />
      <PageTitle title={page.title} lead={page.lead} />
      <ServiceBlocks blocks={page.blocks} />
      <MappedAreas block={page.areas} areas={areas} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageJson {
      seo {
        ...Seo
      }
      title
      lead
      blocks {
        ...ServiceBlock
      }
      areas {
        ...AreasBlock
      }
    }
    areas: areasJson {
      ...Areas
      ...AreasMap
    }
  }
`;
