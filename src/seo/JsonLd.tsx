import { Helmet } from "react-helmet";
import { useSite } from "../site/useSite";
import { inScript, structuredData, type PageFacts } from "./graph";

/** Writes a page's structured data into its head. */
export function JsonLd(facts: PageFacts) {
  const graph = structuredData(useSite(), facts);
  return (
    <Helmet>
      <script type="application/ld+json">{inScript(graph)}</script>
    </Helmet>
  );
}
