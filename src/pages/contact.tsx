import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql, type PageProps } from "gatsby";
import { FullQuoteForm } from "../quote/FullQuoteForm";
import { ContactDetails } from "../sections/ContactDetails";
import { Seo } from "../seo/Seo";
import { useSite } from "../site/useSite";
import { Picture } from "../ui/Picture";
import { Section } from "../ui/Section";
import { SectionHead, SectionWithSideHead } from "../ui/SectionHead";
import { Lead } from "../ui/Text";
import { keepTogether } from "../ui/keepTogether";

/** Details and form side by side, the next steps beside a photograph, and the privacy section. */
const styles = {
  root: { paddingBlock: "clamp(2rem, 5vw, 4rem) {spacing.band}" },
  text: {
    gridColumn: { lg: "c 1 / c 7" },
    paddingRight: { lg: "2.5rem" },
    "& h1 + p": { marginTop: "1rem" },
  },
  form: { gridColumn: { lg: "c 7 / wrap-end" }, marginTop: { base: "2.5rem", lg: 0 } },
  next: { gridColumn: { lg: "c 7 / wrap-end" }, paddingBlock: "band" },
  steps: {
    counterReset: "step",
    "& li": {
      counterIncrement: "step",
      display: "grid",
      gridTemplateColumns: "3.5rem 1fr",
      padding: "1.1rem 0",
      borderTop: "rule",
      _before: {
        content: "counter(step)",
        gridRow: "1 / 3",
        textStyle: "figure",
        fontSize: "2.75rem",
        lineHeight: 0.9,
        color: "numeral",
      },
    },
    "& p": { gridColumn: 2, marginTop: "0.3rem" },
  },
  // The photograph is as high as the steps beside it.
  photo: {
    gridColumn: { base: "full", lg: "full-start / c 7" },
    gridRow: { lg: 1 },
    position: "relative",
    marginRight: { lg: "2.5rem" },
    "& img": {
      layerStyle: "photo",
      mdOnly: { aspectRatio: "2" },
      lg: { position: "absolute", inset: 0, height: "100%", aspectRatio: "auto" },
    },
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
      <Section tone="bayDeep" flush labelledBy="next-title">
        <chakra.div css={styles.next}>
          <SectionHead id="next-title" heading={page.next.heading} />
          <chakra.ol css={styles.steps}>
            {page.next.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{keepTogether(text)}</p>
              </li>
            ))}
          </chakra.ol>
        </chakra.div>
        <chakra.figure css={styles.photo}>
          <Picture picture={page.picture} sizes="(min-width: 64em) 60vw, 100vw" />
        </chakra.figure>
      </Section>
      <Section id="privacy" labelledBy="privacy-title">
        <SectionWithSideHead id="privacy-title" heading={page.privacy.heading}>
          <chakra.div css={styles.privacy}>
            {page.privacy.paragraphs.map((paragraph) => (
              <p key={paragraph}>{keepTogether(paragraph)}</p>
            ))}
            <p>{keepTogether(site.delivery ? page.privacy.formsOn : page.privacy.formsOff)}</p>
          </chakra.div>
        </SectionWithSideHead>
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
