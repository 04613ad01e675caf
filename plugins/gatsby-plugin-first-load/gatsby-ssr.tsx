import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { writeFile } from "node:fs/promises";
import {
  createContext,
  isValidElement,
  useContext,
  type ReactElement,
  type ReactNode,
} from "react";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { useSite } from "../../src/site/useSite";
import { deferredElements, deferredHead } from "./deferredHead";
import { hashedPath } from "./hashedPath";
import { criticalStylesId, pagePathAttribute } from "./names";
import { policyFor } from "./pagePolicy";
import { splitStyles } from "./splitStyles";

/** The compiled loader; gatsby-node.ts defines it for a build. */
declare const FIRST_LOAD_LOADER: string;

const isBuild = process.env.NODE_ENV === "production";

const DeliveryContext = createContext<(address: string | null | undefined) => void>(
  () => undefined,
);

/** Tells the renderer where the page sends quote requests: queries are answered within a page only. */
function TellDelivery({ children }: { children: ReactElement }) {
  useContext(DeliveryContext)(useSite().site.delivery?.address);
  return children;
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <TellDelivery>{element as ReactElement}</TellDelivery>
);

const deferredStylesKey = "deferred-styles";

// Emotion would write a <style> before each component; collected, the page's styles stand once in
// its head and nothing between its elements.
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  // No plugins: vendor prefixes that no browser of the last five years reads were a third of the CSS.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  let delivery: string | null | undefined;
  const html = renderToString(
    <DeliveryContext.Provider value={(address) => (delivery = address)}>
      <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    </DeliveryContext.Provider>,
  );
  // React Helmet holds the tags of the page rendered last, and Gatsby renders several at a time:
  // they are taken at once, before it turns to another page.
  const { title, meta, link, script } = Helmet.renderStatic();
  setHeadComponents([title, meta, link].map((tags) => tags.toComponent()));
  // The structured data repeats the page's words: near them it costs a tenth of what it costs in
  // the head, for gzip looks back no further than 32 KB.
  setPostBodyComponents([script.toComponent()]);
  const { styles } = extractCriticalToChunks(html);
  const css = styles.map((part) => part.css).join("");
  const { critical, deferred } = isBuild ? splitStyles(css) : { critical: css, deferred: "" };
  setHeadComponents([
    // Emotion's own attribute would list every class, see rehydrateEmotion.ts.
    <style key="styles" id={criticalStylesId} dangerouslySetInnerHTML={{ __html: critical }} />,
  ]);
  replaceBodyHTMLString(html);
  if (!isBuild) return;
  setHeadComponents([
    // Gatsby puts meta elements first, so that the policy holds for all that follows.
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={policyFor(FIRST_LOAD_LOADER, delivery)}
    />,
  ]);
  if (deferred === "") return;
  const path = hashedPath("late.css", deferred);
  setHeadComponents([<link key={deferredStylesKey} rel="stylesheet" href={`/${path}`} />]);
  // Not with node:fs: Gatsby renders pages that use it at every build, for they may depend on files.
  await writeFile(`public/${path}`, deferred);
};

const keyOf = (component: ReactNode) => (isValidElement(component) ? String(component.key) : "");

// gatsby-plugin-image adds the styles and script of its own component to every head, where ours
// (ui/Picture) needs neither; and no visitor needs to know Gatsby's version. The loader tells the
// page's path in place of Gatsby's "script-loader".
const isNeedless = (component: ReactNode) =>
  /^(gatsby-image|generator)-|^script-loader$/.test(keyOf(component));

const isNeeded = (component: ReactNode) => !isNeedless(component);

// The last to change the page, so that what is deferred and the loader come last in the head.
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
