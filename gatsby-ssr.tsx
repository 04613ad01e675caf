import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { noScriptHead } from "./src/layout/noScriptHead";
import { wrapRootElement as withTheme } from "./src/layout/wrap";
import { HeadProvider } from "./src/seo/Head";
import { StructuredDataProvider } from "./src/seo/StructuredData";
import { WrittenData } from "./src/seo/WrittenData";
import { iconHead } from "./src/seo/iconHead";
import { fontHead } from "./src/theme/fonts";
import { printHead } from "./src/theme/printHead";

export { wrapPageElement } from "./src/layout/wrap";

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
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style
        key={`${key}-${ids.join()}`}
        // The names of the page's classes are put back in the browser, see adoptStyles.ts.
        data-styles={key === cache.key ? key : `${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
  replaceBodyHTMLString(html);
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-US" });
  setHeadComponents([...fontHead(), ...iconHead(), printHead(), noScriptHead()]);
};

// gatsby-plugin-image adds the styles and script of its own component to every head. Ours
// (ui/Picture) needs neither.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const isForGatsbyImage = (component: ReactNode) =>
    isValidElement(component) && String(component.key).startsWith("gatsby-image-");
  replaceHeadComponents(getHeadComponents().filter((component) => !isForGatsbyImage(component)));
};
