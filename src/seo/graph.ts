import { internationalNumber } from "../site/contactLinks";
import type { useSite } from "../site/useSite";
import { pageUrl, socialImage } from "./addresses";

type Site = ReturnType<typeof useSite>;

/** The facts of the business that structured data needs. `useSite` returns them on every page. */
export type Business = {
  site: Pick<
    Site["site"],
    "name" | "url" | "phone" | "email" | "base" | "hours" | "foundingYear" | "businessType"
  >;
  counties: readonly Pick<Site["counties"][number], "name">[];
};

/** The facts of a page for search engines. */
export type PageFacts = {
  path: string;
  title: string;
  description: string;
  /** The breadcrumbs, as on the page. */
  crumbs?: readonly { readonly name: string; readonly path: string }[];
  /** The questions and answers, as on the page. */
  faqs?: readonly { readonly question: string; readonly answer: string }[];
  /** The name of the page's service. */
  service?: string;
  /** The town of a town page. */
  town?: string;
};

type Node = Record<string, unknown>;

const reference = (id: string) => ({ "@id": id });

/**
 * The provider of a service. The node has only what identifies the business, to keep pages small.
 */
function providerNode({ site }: Business, id: string): Node {
  const { name, url, phone, base } = site;
  return {
    "@type": site.businessType ?? "HomeAndConstructionBusiness",
    "@id": id,
    name,
    url: pageUrl(url, "/"),
    telephone: internationalNumber(phone.number),
    image: url + socialImage("/"),
    // No street: the business works at its customers' houses.
    address: {
      "@type": "PostalAddress",
      addressLocality: base.towns[0] ?? base.state,
      addressRegion: base.stateCode,
      addressCountry: "US",
    },
  };
}

function businessNode(business: Business, id: string): Node {
  const { url, email, foundingYear, base, hours } = business.site;
  return {
    ...providerNode(business, id),
    email: email.address,
    logo: `${url}/icon-512.png`,
    foundingDate: String(foundingYear),
    areaServed: business.counties.map((county) => ({
      "@type": "AdministrativeArea",
      name: `${county.name}, ${base.stateCode}`,
    })),
    openingHoursSpecification: hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [
            {
              "@type": "OpeningHoursSpecification",
              dayOfWeek: days,
              opens,
              // For Google, a day from midnight to midnight is closed.
              closes: closes === opens ? "23:59" : closes,
            },
          ]
        : [],
    ),
  };
}

function pageNode(page: PageFacts, url: string, siteId: string): Node {
  const { path, title, description, service, crumbs = [], faqs = [] } = page;
  return {
    "@type": faqs.length > 0 ? "FAQPage" : "WebPage",
    "@id": url,
    name: title,
    ...(!service && { description }),
    isPartOf: reference(siteId),
    ...(path === "/" && { about: reference(`${url}#business`) }),
    ...(crumbs.length > 1 && { breadcrumb: reference(`${url}#breadcrumbs`) }),
    ...(faqs.length > 0 && {
      mainEntity: faqs.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    }),
  };
}

function breadcrumbNode({ crumbs = [] }: PageFacts, siteUrl: string, url: string): Node[] {
  // Google asks for at least two breadcrumbs.
  if (crumbs.length < 2) return [];
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageUrl(siteUrl, path),
  }));
  return [{ "@type": "BreadcrumbList", "@id": `${url}#breadcrumbs`, itemListElement }];
}

function serviceNode(page: PageFacts, { site }: Business, url: string, id: string): Node[] {
  const { service, town } = page;
  if (!service) return [];
  return [
    {
      "@type": "Service",
      "@id": `${url}#service`,
      name: service,
      provider: reference(id),
      ...(town && {
        areaServed: { "@type": "City", name: `${town}, ${site.base.stateCode}` },
      }),
    },
  ];
}

/**
 * The structured data of a page: one graph whose parts refer to each other. The graph has no reviews or
 * ratings, because search engines ignore what a business publishes about itself.
 */
export function structuredData(business: Business, page: PageFacts): Node {
  const { name, url: siteUrl } = business.site;
  const home = pageUrl(siteUrl, "/");
  const businessId = `${home}#business`;
  const siteId = `${home}#website`;
  const url = pageUrl(siteUrl, page.path);
  return {
    "@context": "https://schema.org",
    "@graph": [
      page.service ? providerNode(business, businessId) : businessNode(business, businessId),
      {
        "@type": "WebSite",
        "@id": siteId,
        url: home,
        name,
        publisher: reference(businessId),
      },
      pageNode(page, url, siteId),
      ...serviceNode(page, business, url, businessId),
      ...breadcrumbNode(page, siteUrl, url),
    ],
  };
}

/** JSON for a script element. No text in it can end the element or begin another one. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
