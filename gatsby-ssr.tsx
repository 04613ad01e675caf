import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { deferredElements, deferredHead } from "./plugins/gatsby-plugin-first-load/deferredHead";
import { criticalStylesId } from "./plugins/gatsby-plugin-first-load/names";
import { noScriptStyle } from "./src/layout/noScriptStyle";
import { wrapRootElement as withTheme } from "./src/layout/wrappers";
import { HeadProvider } from "./src/seo/Head";
import { StructuredDataProvider } from "./src/seo/StructuredData";
import { WrittenData } from "./src/seo/WrittenData";
import { iconHead } from "./src/seo/iconHead";
import { fallbackFontStyle } from "./src/theme/fonts";

export { wrapPageElement } from "./src/layout/wrappers";

export const wrapRootElement: GatsbySSR["wrapRootElement"] = (args) => (
  <HeadProvider value={(tags) => <Helmet>{tags}</Helmet>}>
    <StructuredDataProvider value={(facts) => <WrittenData {...facts} />}>
      {withTheme(args)}
    </StructuredDataProvider>
  </HeadProvider>
);

// Emotion would write a <style> before each component; collected, the page's styles stand once in
// its head and nothing between its elements.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // No plugins: vendor prefixes that no browser of the last five years reads were a third of the CSS.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // React Helmet holds the tags of the page rendered last, and Gatsby renders several at a time:
  // they are taken at once, before it turns to another page.
  const { title, meta, link, script } = Helmet.renderStatic();
  setHeadComponents([title, meta, link].map((tags) => tags.toComponent()));
  // The structured data repeats the page's words: near them it costs a tenth of what it costs in
  // the head, for gzip looks back no further than 32 KB.
  setPostBodyComponents([script.toComponent()]);
  const { styles } = extractCriticalToChunks(html);
  const css = styles.map((part) => part.css).join("");
  setHeadComponents([
    // Emotion's own attribute would list every class, see rehydrateEmotion.ts.
    <style key="styles" id={criticalStylesId} dangerouslySetInnerHTML={{ __html: css }} />,
  ]);
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const isPublished = process.env.NODE_ENV === "production";
  const deferred = isPublished ? [deferredHead] : deferredElements;
  setHeadComponents([fallbackFontStyle, ...iconHead(), noScriptStyle, ...deferred]);
};

// gatsby-plugin-image adds the styles and script of its own component to every head, where ours
// (ui/Picture) needs neither; and no visitor needs to know Gatsby's version.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isNeedless = (component: ReactNode) =>
    isValidElement(component) && /^(gatsby-image|generator)-/.test(String(component.key));
  replaceHeadComponents(getHeadComponents().filter((component) => !isNeedless(component)));
};
