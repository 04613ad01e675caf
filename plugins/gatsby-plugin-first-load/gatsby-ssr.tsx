import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { deferredElements, deferredHead } from "./deferredHead";
import { criticalStylesId } from "./names";

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

// gatsby-plugin-image adds the styles and script of its own component to every head, where ours
// (ui/Picture) needs neither; and no visitor needs to know Gatsby's version.
const isNeedless = (component: ReactNode) =>
  isValidElement(component) && /^(gatsby-image|generator)-/.test(String(component.key));

// The last to change the head, so that what is deferred comes last.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  const deferred = process.env.NODE_ENV === "production" ? [deferredHead] : deferredElements;
  const needed = getHeadComponents().filter((component) => !isNeedless(component));
  replaceHeadComponents([...needed, ...deferred]);
};
