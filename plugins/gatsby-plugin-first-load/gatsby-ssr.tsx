import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { writeFile } from "node:fs/promises";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { manifestLink, printStyle } from "../../src/seo/headElements";
import { fontFiles, fontStyle } from "../../src/theme/fonts";
import { hashedPath } from "./deferScripts";
import { deferredHeadId, fontsAttribute, pagePathAttribute } from "./shared";
import { splitStyles } from "./splitStyles";

// gatsby-node.ts defines these constants for builds: the compiled loader, and the policy of every page.
declare const FIRST_LOAD_LOADER: string;
declare const FIRST_LOAD_POLICY: string;

const isBuild = process.env.NODE_ENV === "production";

const deferredStylesKey = "deferred-styles";

/** Head elements that a phone's first view does not need. `npm run develop` does not defer them. */
const deferredElements = [fontStyle, printStyle, manifestLink];

/**
 * The deferred elements of a published page. The loader inserts them later. Browsers without scripts use them
 * at once.
 * @param styleSheet the link to the page's deferred styles, if the page has any
 */
const deferredHead = (styleSheet: ReactNode) => (
  <noscript key="deferred" id={deferredHeadId} {...{ [fontsAttribute]: fontFiles.join(" ") }}>
    {styleSheet}
    {deferredElements}
  </noscript>
);

// Emotion would write a <style> before each component. This renderer puts all styles of a page into its head.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // Emotion's plugins would add vendor prefixes for browsers that are not supported.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  // React Helmet keeps the tags of the last rendered page, and Gatsby renders several pages at a time. So
  // the tags are read before any `await`.
  const { title, meta, link, script } = Helmet.renderStatic();
  setHeadComponents([title, meta, link].map((tags) => tags.toComponent()));
  // The structured data repeats the page's words. gzip looks back 32 KB, so the data compresses better after
  // the words.
  setPostBodyComponents([script.toComponent()]);
  const { styles } = extractCriticalToChunks(html);
  const css = styles.map((part) => part.css).join("");
  const { critical, deferred } = isBuild ? splitStyles(css, html) : { critical: css, deferred: "" };
  setHeadComponents([
    // The style has no attribute of Emotion, which would list every class (see rehydrateEmotion.ts).
    <style key="styles" dangerouslySetInnerHTML={{ __html: critical }} />,
  ]);
  replaceBodyHTMLString(html);
  if (!isBuild) return;
  setHeadComponents([
    // Gatsby puts meta elements first, so the policy applies to everything after it.
    <meta key="policy" httpEquiv="Content-Security-Policy" content={FIRST_LOAD_POLICY} />,
  ]);
  if (deferred === "") return;
  const path = hashedPath("deferred.css", deferred);
  setHeadComponents([<link key={deferredStylesKey} rel="stylesheet" href={`/${path}`} />]);
  // The file is written with node:fs/promises: if this module used node:fs, Gatsby would render all pages
  // again in each build.
  await writeFile(`public/${path}`, deferred);
};

const keyOf = (component: ReactNode) => (isValidElement(component) ? String(component.key) : "");

// False for elements that the site does not need: the styles and script of gatsby-plugin-image, which
// src/ui/Picture.tsx replaces; Gatsby's version; and Gatsby's "script-loader", which the loader replaces.
const isNeeded = (component: ReactNode) =>
  !/^(gatsby-image|generator)-|^script-loader$/.test(keyOf(component));

// Gatsby calls this hook last, so the deferred head and the loader come last in the head.
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents().filter(isNeeded);
  if (!isBuild) {
    replaceHeadComponents([...head, ...deferredElements]);
    return;
  }
  const isDeferredSheet = (component: ReactNode) => keyOf(component) === deferredStylesKey;
  replaceHeadComponents([
    ...head.filter((component) => !isDeferredSheet(component)),
    deferredHead(head.find(isDeferredSheet)),
    <script
      key="loader"
      {...{ [pagePathAttribute]: pathname }}
      dangerouslySetInnerHTML={{ __html: FIRST_LOAD_LOADER }}
    />,
  ]);
  replacePostBodyComponents(getPostBodyComponents().filter(isNeeded));
};
