import { graphql, type PageProps } from "gatsby";
import { QuoteStateProvider } from "../quote/ShortQuoteForm";
import { Areas } from "../sections/Areas";
import { Benefits } from "../sections/Benefits";
import { CallToAction } from "../sections/CallToAction";
import { Faqs } from "../sections/Faqs";
import { Gallery } from "../sections/Gallery";
import { Offerings } from "../sections/Offerings";
import { Pricing } from "../sections/Pricing";
import { Process } from "../sections/Process";
import { Related } from "../sections/Related";
import { RepeatQuoteForm } from "../sections/RepeatQuoteForm";
import { ServiceHero } from "../sections/ServiceHero";
import { Testimonials } from "../sections/Testimonials";
import { Seo } from "../seo/Seo";
import { useCrumbsBelowServices } from "../ui/Breadcrumbs";
import { layoutVariantOf, tonesOf } from "./layoutVariants";

/** A service page: the blocks of its file, in one fixed order. Both quote forms share one state. */
export default function ServicePage({ data }: PageProps<Queries.ServicePageQuery>) {
  const { service, areas } = data;
  if (!service || !areas) throw new Error("A service page was made without its content.");
  const { name, address, hero } = service;
  const look = layoutVariantOf(service.layoutVariant);
  const tones = tonesOf(look, service);
  const crumbs = useCrumbsBelowServices({ name, path: address });
  return (
    <QuoteStateProvider key={address}>
      <Seo
        seo={service.seo}
        path={address}
        crumbs={crumbs}
        faqs={service.faqs?.list.items}
        service={name}
      />
      <ServiceHero
        hero={hero}
        reasons={service.reasons}
        drawing={service.pricing?.drawing}
        crumbs={crumbs}
        side={look.title}
        form={look.form}
      />
      {service.benefits && <Benefits block={service.benefits} side={look.benefits} />}
      {service.testimonials && (
        <Testimonials
          block={service.testimonials}
          largeFirst={look.testimonials.largeFirst}
          tone={tones.testimonials}
        />
      )}
      {service.process && (
        <Process block={service.process} kind={look.process} tone={tones.process} />
      )}
      {service.pricing && (
        <Pricing block={service.pricing} facts={service.facts} side={look.pricing} />
      )}
      {service.gallery && <Gallery block={service.gallery} tone={tones.gallery} />}
      {service.offerings && <Offerings block={service.offerings} tone={tones.offerings} />}
      {service.townLinks && (
        <Areas block={service.townLinks} areas={areas} linked tone={tones.townLinks} />
      )}
      {service.faqs && <Faqs block={service.faqs} />}
      {service.areas && <Areas block={service.areas} areas={areas} tone={tones.areas} />}
      {service.repeatQuoteForm && hero.quoteForm && (
        <RepeatQuoteForm block={service.repeatQuoteForm} words={hero.quoteForm} />
      )}
      {service.related && <Related block={service.related} tone={tones.related} />}
      {service.callToAction && <CallToAction callToAction={service.callToAction} />}
    </QuoteStateProvider>
  );
}

export const query = graphql`
  query ServicePage($slug: String!) {
    service: serviceJson(slug: { eq: $slug }) {
      name
      address
      layoutVariant
      facts {
        ...ServiceFacts
      }
      seo {
        ...Seo
      }
      hero {
        ...ServiceHero
      }
      benefits {
        ...Benefits
      }
      reasons {
        ...Reasons
      }
      testimonials {
        ...TestimonialsBlock
      }
      process {
        ...Process
      }
      pricing {
        ...Pricing
      }
      gallery {
        ...Gallery
      }
      offerings {
        ...Offerings
      }
      townLinks {
        ...AreasBlock
      }
      faqs {
        ...FaqsBlock
      }
      areas {
        ...AreasBlock
      }
      repeatQuoteForm {
        ...RepeatQuoteForm
      }
      related {
        ...Related
      }
      callToAction {
        ...CallToAction
      }
    }
    areas: areasJson {
      ...Areas
    }
  }
`;
