import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { FullQuoteForm } from "../quote/FullQuoteForm";
import { ContactDetails } from "../sections/ContactDetails";
import { Seo } from "../seo/Seo";
import { useSite } from "../site/useSite";
import { Picture } from "../ui/Picture";
import { Section } from "../ui/Section";
import { SectionHead, SectionSide } from "../ui/SectionHead";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

/** A large phone number, the details on hairlines, and the full form beside them. */
const styles = {
  root: { paddingBlock: "clamp(2rem, 5vw, 4rem) {spacing.band}" },
  text: {
    gridColumn: { lg: "c 1 / c 7" },
    paddingRight: { lg: "2.5rem" },
    "& h1 + p": { marginTop: "1rem" },
  },
  form: { gridColumn: { lg: "c 7 / wrap-end" }, marginTop: { base: "2.5rem", lg: 0 } },
  steps: {
    display: "grid",
    gridAutoColumns: { md: "1fr" },
    gridAutoFlow: { md: "column" },
    gap: "1.5rem {spacing.gap}",
    "& li": { paddingTop: "1rem", borderTop: "ruleStrong" },
    "& p": { marginTop: "0.3rem" },
  },
  photo: {
    gridColumn: "full",
    "& img": { layerStyle: "photo", aspectRatio: { md: "2.6" } },
  },
  privacy: { "& p + p": { marginTop: "1rem" } },
} satisfies Record<string, SystemStyleObject>;

export default function ContactPage({
  data: { page },
  location,
}: PageProps<Queries.ContactPageQuery>) {
  const { site } = useSite();
  if (!page) return null;
  return (
    <>
      <Seo seo={page.seo} path="/contact" />
      <Section tone="sand" labelledBy="page-title" css={styles.root}>
        <chakra.div css={styles.text}>
          <h1 id="page-title">{page.title}</h1>
          <Lead>{keepTogether(page.lead)}</Lead>
          <ContactDetails />
        </chakra.div>
        <chakra.div css={styles.form}>
          <FullQuoteForm
            id="quote"
            title={page.form.title}
            services={page.form.services}
            search={location.search}
          />
        </chakra.div>
      </Section>
      <Section labelledBy="next-title">
        <SectionHead id="next-title" heading={page.next.heading} />
        <chakra.ol css={styles.steps}>
          {page.next.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{keepTogether(text)}</p>
            </li>
          ))}
        </chakra.ol>
      </Section>
      <Section flush>
        <chakra.figure css={styles.photo}>
          <Picture picture={page.picture} sizes="100vw" />
        </chakra.figure>
      </Section>
      <Section id="privacy" labelledBy="privacy-title">
        <SectionSide id="privacy-title" heading={page.privacy.heading}>
          <chakra.div css={styles.privacy}>
            {page.privacy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{keepTogether(paragraph)}</p>
            ))}
            <p>{keepTogether(site.delivery ? page.privacy.formsOn : page.privacy.formsOff)}</p>
          </chakra.div>
        </SectionSide>
      </Section>
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPageJson {
      seo {
        ...Seo
      }
      title
      lead
      form {
        title
        services {
          value
          label
        }
      }
      next {
        heading
        steps {
          title
          text
        }
      }
      picture {
        ...Picture
      }
      privacy {
        heading
        paragraphs
        formsOff
        formsOn
      }
    }
  }
`;
