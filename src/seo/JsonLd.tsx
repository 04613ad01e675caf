import { Helmet } from "react-helmet";
import { telLink, useSite } from "../site/useSite";
import { inScript, structuredData, type BusinessFacts, type PageFacts } from "./graph";

/** The facts of the business for structured data. */
function useBusiness(): BusinessFacts {
  const { site, counties } = useSite();
  return {
    type: site.businessType ?? "HomeAndConstructionBusiness",
    name: site.name,
    url: site.url,
    telephone: telLink(site.phone.number).replace("tel:", ""),
    email: site.email.address,
    town: site.base.towns[0] ?? site.base.state,
    stateCode: site.base.stateCode,
    foundingYear: site.foundingYear,
    hours: site.hours,
    areasServed: counties.map(({ name }) => name),
  };
}

/** Writes a page's structured data into its head. */
export function JsonLd(facts: PageFacts) {
  const graph = structuredData(useBusiness(), facts);
  return (
    <Helmet>
      <script type="application/ld+json">{inScript(graph)}</script>
    </Helmet>
  );
}
