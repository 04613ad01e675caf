import { graphql, type PageProps } from "gatsby";
import { addressOfTownPage } from "../content/words/slug";
import { CallToAction } from "../sections/CallToAction";
import { Faqs } from "../sections/Faqs";
import { ImageHero } from "../sections/ImageHero";
import { Projects } from "../sections/Projects";
import { Story } from "../sections/Story";
import { Seo } from "../seo/Seo";
import { useCrumbsBelowServices } from "../ui/Breadcrumbs";

/** The page of a town. */
export default function LocationPage({ data: { page } }: PageProps<Queries.LocationPageQuery>) {
  if (!page) throw new Error("A town's page was made without its content.");
  const { slug, town, seo, title, lead, picture, story, projects, faqs, callToAction } = page;
  const { items, ...words } = faqs;
  const path = addressOfTownPage(slug);
  const crumbs = useCrumbsBelowServices({ name: town, path });
  return (
    <>
      <Seo seo={seo} path={path} crumbs={crumbs} faqs={items} service={title} town={town} />
      <ImageHero title={title} lead={lead} picture={picture} crumbs={crumbs} />
      {/* A town's story has no person. */}
      <Story story={{ ...story, person: null }} />
      <Projects label={town} projects={projects} />
      <Faqs block={{ ...words, list: { items } }} />
      <CallToAction callToAction={callToAction} />
    </>
  );
}

// While no town has a page, Gatsby warns that it will not run this query.
export const query = graphql`
  query LocationPage($slug: String!) {
    page: locationJson(slug: { eq: $slug }) {
      slug
      town
      seo {
        ...Seo
      }
      title
      lead
      picture {
        ...PriorityPicture
      }
      story {
        heading
        paragraphs
      }
      projects {
        ...Project
      }
      faqs {
        heading
        lead
        items {
          question
          answer
        }
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
