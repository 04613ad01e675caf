import { pageUrl, socialImage } from "./addresses";

/** The facts of the business for search engines. */
export type BusinessFacts = {
  /** The most specific schema.org type. */
  type: string;
  name: string;
  /** The address of the site, without a slash at the end. */
  url: string;
  /** The phone number with its country code: +14105550142. */
  telephone: string;
  email: string;
  town: string;
  stateCode: string;
  foundingYear: number;
  hours: readonly {
    readonly days: readonly string[];
    readonly opens?: string | null;
    readonly closes?: string | null;
  }[];
  areasServed: readonly string[];
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
 * The provider of a service, with no more than what identifies the business, to keep pages small.
 */
function providerNode(business: BusinessFacts, id: string): Node {
  const { type, name, url, telephone, town, stateCode } = business;
  return {
    "@type": type,
    "@id": id,
    name,
    url: pageUrl(url, "/"),
    telephone,
    image: url + socialImage("/"),
    // No street: the business works at its customers' houses.
    address: {
      "@type": "PostalAddress",
      addressLocality: town,
      addressRegion: stateCode,
      addressCountry: "US",
    },
  };
}

function businessNode(business: BusinessFacts, id: string): Node {
  const { url, email, foundingYear, stateCode } = business;
  return {
    ...providerNode(business, id),
    email,
    logo: `${url}/icon-512.png`,
    foundingDate: String(foundingYear),
    areaServed: business.areasServed.map((area) => ({
      "@type": "AdministrativeArea",
      name: `${area}, ${stateCode}`,
    })),
    openingHoursSpecification: business.hours.flatMap(({ days, opens, closes }) =>
      opens && closes
        ? [{ "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes }]
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
    ...(crumbs.length > 0 && { breadcrumb: reference(`${url}#breadcrumbs`) }),
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
  if (crumbs.length === 0) return [];
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: pageUrl(siteUrl, path),
  }));
  return [{ "@type": "BreadcrumbList", "@id": `${url}#breadcrumbs`, itemListElement }];
}

function serviceNode(page: PageFacts, business: BusinessFacts, url: string, id: string): Node[] {
  const { service, town } = page;
  if (!service) return [];
  return [
    {
      "@type": "Service",
      "@id": `${url}#service`,
      name: service,
      provider: reference(id),
      ...(town && {
        areaServed: { "@type": "City", name: `${town}, ${business.stateCode}` },
      }),
    },
  ];
}

/**
 * The structured data of a page: one graph whose parts refer to each other. It has no reviews or
 * ratings: search engines ignore those that a business publishes about itself.
 */
export function structuredData(business: BusinessFacts, page: PageFacts): Node {
  const home = pageUrl(business.url, "/");
  const businessId = `${home}#business`;
  const siteId = `${home}#website`;
  const url = pageUrl(business.url, page.path);
  return {
    "@context": "https://schema.org",
    "@graph": [
      page.service ? providerNode(business, businessId) : businessNode(business, businessId),
      {
        "@type": "WebSite",
        "@id": siteId,
        url: home,
        name: business.name,
        publisher: reference(businessId),
      },
      pageNode(page, url, siteId),
      ...serviceNode(page, business, url, businessId),
      ...breadcrumbNode(page, business.url, url),
    ],
  };
}

/** JSON for a script element. No text in it can end the element or begin another one. */
export const inScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");
