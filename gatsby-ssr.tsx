import type { GatsbySSR } from "gatsby";
import { Helmet } from "react-helmet";
import { wrapRootElement as withTheme } from "./src/layout/wrappers";
import { HeadProvider, StructuredDataProvider } from "./src/seo/Head";
import { JsonLd } from "./src/seo/JsonLd";
import { icons, noPhoneLinks, noScriptStyle } from "./src/seo/headElements";
import { fallbackFontStyle } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrappers";

export const wrapRootElement: GatsbySSR["wrapRootElement"] = (args) => (
  <HeadProvider value={(tags) => <Helmet>{tags}</Helmet>}>
    <StructuredDataProvider value={(facts) => <JsonLd {...facts} />}>
      {withTheme(args)}
    </StructuredDataProvider>
  </HeadProvider>
);

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([noPhoneLinks, fallbackFontStyle, ...icons, noScriptStyle]);
};
