import { graphql, useStaticQuery } from "gatsby";

/** The data that any page may need: facts, navigation, labels, and which pages exist. */
export function useSite() {
  const { site, areas, menu, quoteServices, contact, towns } = useStaticQuery<Queries.SiteQuery>(
    graphql`
      query Site {
        site: siteJson {
          name
          businessType
          url
          wordmark {
            name
            descriptor
          }
          phone {
            number
          }
          email {
            address
          }
          license {
            number
            lookup
          }
          base {
            towns
            state
            stateCode
            timeZone
          }
          foundingYear
          copyrightYear
          openNow
          hours {
            label
            hours
            days
            opens
            closes
          }
          badges {
            title
            text
          }
          homeBadge {
            title
            text
          }
          navigation {
            label
            link
          }
          allServicesLabel
          allServicesText
          services {
            name
            page {
              address
            }
          }
          footer {
            contactHeading
            linksHeading
            servicesHeading
            areasHeading
            areasNote
            licensed
            privacyLabel
          }
          buttons {
            quote
            call
            learnMore
            learnMoreOf
            allTestimonials
            serviceOfProject
            oneLikeIt
          }
          walk {
            cue
            previous
            of
            next
            drawing
            close
          }
          viewer {
            close
            previous
            next
          }
          quoteForm {
            aside
            name
            fullName
            phone
            email
            zip
            service
            servicePrompt
            details
            optional
            submit
            sending
            talk
            noScript
            confirmationTitle
            confirmation
            contactConfirmation
            dismiss
            failedTitle
            failedKept
            failedCall
          }
          delivery {
            address
            formName
          }
        }
        areas: areasJson {
          counties {
            name
          }
        }
        menu: allServiceJson(
          filter: { menu: { label: { ne: null } } }
          sort: [{ menu: { order: ASC } }, { slug: ASC }]
        ) {
          nodes {
            address
            menu {
              label
              text
            }
          }
        }
        quoteServices: allServiceJson(
          filter: { hero: { quoteForm: { title: { ne: null } } } }
          sort: { slug: ASC }
        ) {
          nodes {
            address
          }
        }
        contact: contactPageJson {
          form {
            services {
              value
              pages {
                address
              }
            }
          }
        }
        towns: allLocationJson(sort: { slug: ASC }) {
          nodes {
            slug
          }
        }
      }
    `,
  );
  // The check is only for the types: the content check guarantees both files.
  if (!site || !areas) throw new Error("data/site.json or data/areas.json is missing.");
  return {
    site,
    counties: areas.counties,
    menu: menu.nodes,
    /** The pages with their own quote form. */
    quotePages: ["/", "/contact", ...quoteServices.nodes.map(({ address }) => address)],
    /** The choices of the contact form, for `formChoiceOf`. */
    formChoices: contact?.form.services ?? [],
    /** The slugs of the existing town pages: "towson-md". */
    townPages: towns.nodes.map(({ slug }) => slug),
  };
}

/** The base of the business in one line: "Abingdon & Aberdeen, Maryland". */
export const baseLine = (base: { towns: readonly string[]; state: string }) =>
  `${base.towns.join(" & ")}, ${base.state}`;
