import { graphql, type PageProps } from "gatsby";
import { CallToAction } from "../sections/CallToAction";
import { inOrder } from "../content/pages/inOrder";
import { PageTitle } from "../sections/PageTitle";
import { Projects } from "../sections/Projects";
import { Stats } from "../sections/Stats";
import { Seo } from "../seo/Seo";

export default function ProjectsPage({ data, location }: PageProps<Queries.ProjectsPageQuery>) {
  const { page, projects, testimonials } = data;
  if (!page) return null;
  return (
    <>
      <Seo seo={page.seo} path="/projects" />
      <PageTitle title={page.title} lead={page.lead}>
        <Stats stats={page.stats} />
      </PageTitle>
      <Projects
        label={page.title}
        projects={inOrder(page.order, projects.nodes)}
        testimonials={testimonials.nodes}
        testimonialLabel={page.testimonialLabel}
        timeLabel={page.timeLabel}
        filter={{ words: page.categoryFilter, search: location.search }}
      />
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}

export const query = graphql`
  query ProjectsPage {
    page: projectsPageJson {
      seo {
        ...Seo
      }
      title
      lead
      stats {
        figure
        label
      }
      categoryFilter {
        ...ProjectFilter
      }
      testimonialLabel
      timeLabel
      order {
        slug
      }
      callToAction {
        ...CallToAction
      }
    }
    projects: allProjectJson(sort: { slug: ASC }) {
      nodes {
        ...Project
      }
    }
    testimonials: allTestimonialJson(sort: { slug: ASC }) {
      nodes {
        ...ProjectTestimonial
      }
    }
  }
`;
