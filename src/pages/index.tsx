import { graphql, type PageProps } from "gatsby";
import { Areas } from "../sections/Areas";
import { AreasMap } from "../sections/AreasMap";
import { CallToAction } from "../sections/CallToAction";
import { Faqs } from "../sections/Faqs";
import { HomeHero } from "../sections/HomeHero";
import { ServiceCards } from "../sections/ServiceCards";
import { Testimonials } from "../sections/Testimonials";
import { Seo } from "../seo/Seo";

export default function HomePage({
  data: { page, areas, services },
}: PageProps<Queries.HomePageQuery>) {
  if (!page || !areas) return null;
  return (
    <>
      <Seo seo={page.seo} path="/" faqs={page.faqs.list.items} />
      <HomeHero hero={page.hero} services={services.nodes} />
      <ServiceCards services={page.services} />
      <Areas block={page.areas} areas={areas} map={areas.map && <AreasMap areas={areas} />} />
      <Testimonials block={page.testimonials} linkToAll />
      <Faqs block={page.faqs} />
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePageJson {
      seo {
        ...Seo
      }
      hero {
        ...HomeHero
      }
      services {
        ...ServiceCards
      }
      areas {
        ...AreasBlock
      }
      testimonials {
        ...TestimonialsBlock
      }
      faqs {
        ...FaqsBlock
      }
      callToAction {
        ...CallToAction
      }
    }
    areas: areasJson {
      ...Areas
      ...AreasMap
    }
    services: allServiceJson(sort: { slug: ASC }) {
      nodes {
        ...HotspotService
      }
    }
  }
`;
