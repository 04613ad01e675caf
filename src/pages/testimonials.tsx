import { graphql, type PageProps } from "gatsby";
import { Closing } from "../sections/Closing";
import { inOrder } from "../sections/inOrder";
import { TestimonialList } from "../sections/TestimonialList";
import { PageTitle } from "../sections/PageTitle";
import { WidePlate } from "../sections/WidePlate";
import { Seo } from "../seo/Seo";

export default function TestimonialsPage({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const { page, testimonials } = data;
  if (!page) return null;
  return (
    <>
      <Seo seo={page.seo} path="/testimonials" />
      <PageTitle title={page.title} lead={page.lead} />
      <WidePlate picture={page.picture} first />
      <TestimonialList testimonials={inOrder(page.order, testimonials.nodes)} />
      <Closing closing={page.closing} />
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
      picture {
        ...FirstPicture
      }
      order {
        slug
      }
      closing {
        ...Closing
      }
    }
    testimonials: allTestimonialJson(sort: { slug: ASC }) {
      nodes {
        ...Testimonial
      }
    }
  }
`;
