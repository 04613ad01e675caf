import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../sections/CallToAction";
import { inOrder } from "../content/pages/inOrder";
import { TestimonialList } from "../sections/TestimonialList";
import { PageTitle } from "../sections/PageTitle";
import { Seo } from "../seo/Seo";

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const { page, testimonials } = data;
  if (!page) return null;
  return (
    <>
      <Seo seo={page.seo} path="/testimonials" />
      <PageTitle title={page.title} lead={page.lead} />
      <TestimonialList
        testimonials={inOrder(page.order, testimonials.nodes)}
        projectLabel={page.projectLabel}
      />
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}

export const query = graphql`
  query TestimonialsPage {
    page: testimonialsPageJson {
      seo {
        ...Seo
      }
      title
      lead
      projectLabel
      order {
        slug
      }
      callToAction {
        ...CallToAction
      }
    }
    testimonials: allTestimonialJson(sort: { slug: ASC }) {
      nodes {
        ...JobTestimonial
      }
    }
  }
`;
