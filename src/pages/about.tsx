import { graphql, type PageProps } from "gatsby";
import { AboutHero } from "../sections/AboutHero";
import { CallToAction } from "../sections/CallToAction";
import { Reasons } from "../sections/Reasons";
import { Story } from "../sections/Story";
import { Values } from "../sections/Values";
import { Seo } from "../seo/Seo";

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (!page) return null;
  return (
    <>
      <Seo seo={page.seo} path="/about" />
      <AboutHero hero={page.hero} />
      <Story story={page.story} />
      <Reasons block={page.reasons} />
      <Values values={page.values} />
      <CallToAction callToAction={page.callToAction} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPageJson {
      seo {
        ...Seo
      }
      hero {
        ...AboutHero
      }
      story {
        ...Story
      }
      reasons {
        ...AboutReasons
      }
      values {
        ...Values
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
