import "./src/firstLoad/malformedFragment";
import "./src/firstLoad/rehydrateEmotion";
import type { GatsbyBrowser } from "gatsby";
import type { PropsWithChildren } from "react";
import { hydrateLate } from "./src/firstLoad/hydrateOnIdle";

let parts: typeof import("./src/firstLoad/browserWrappers");

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What every page is wrapped in is in this script, but read and made in tasks of its own. */
async function makeParts(): Promise<void> {
  await nextTask();
  parts = await import(/* webpackMode: "eager" */ "./src/firstLoad/browserWrappers");
  await nextTask();
  parts.getSystem();
  await nextTask();
}

const isReload = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
};

// Gatsby waits for it before it asks for the page's data. Small tasks, since a phone that is busy
// does not answer a finger.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Every change of route starts at the top, back and forward included: the browser's and Gatsby's
  // memory of positions serve a reload only.
  if (!isReload()) history.scrollRestoration = "manual";
  return makeParts();
};

// While one develops, Gatsby asks for it before the parts are there.
const Root = ({ children }: PropsWithChildren) =>
  parts.wrapRootElement({ element: <>{children}</> });

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root>{element}</Root>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args, options) =>
  parts.wrapPageElement(args, options);

// Gatsby's type is that of React 17's render, whose result nobody reads.
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  hydrateLate as unknown as Renderer;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (location.hash) return true;
  if (!prevRouterProps) return isReload();
  if (prevRouterProps.location.pathname !== location.pathname) window.scrollTo(0, 0);
  return false;
};
