import { graphql, type PageProps } from "gatsby";
import { Areas } from "../sections/Areas";
import { AreasMap } from "../sections/AreasMap";
import { CallToAction } from "../sections/CallToAction";
import { Durations } from "../sections/Durations";
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
      <Durations words={page.durations} blocks={page.blocks} />
      <ServiceBlocks blocks={page.blocks} others={page.others} />
      <Areas block={page.areas} areas={areas} map={areas.map && <AreasMap areas={areas} />} />
      <CallToAction callToAction={page.callToAction} />
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
        ...DurationsBlock
      }
      others {
        ...OtherService
      }
      durations {
        ...DurationsWords
      }
      areas {
        ...AreasBlock
      }
      callToAction {
        ...CallToAction
      }
    }
    areas: areasJson {
      ...Areas
      ...AreasMap
    }
  }
`;
