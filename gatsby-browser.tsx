import type { GatsbyBrowser } from "gatsby";
import type { PropsWithChildren } from "react";
import { watchPageLoads } from "./src/site/pageLoads";

let wrappers: typeof import("./src/layout/wrappers");

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The wrappers of every page are in this script, but they are evaluated in tasks of their own. */
async function loadWrappers(): Promise<void> {
  await nextTask();
  wrappers = await import(/* webpackMode: "eager" */ "./src/layout/wrappers");
  await nextTask();
  wrappers.getSystem();
  await nextTask();
}

const isReload = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
};

/** True from a step back or forward until the page is shown. */
let isInHistory = false;

// Gatsby waits for this before it requests the page's data. Small tasks let a phone respond to
// touches.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Every change of route starts at the top, even back and forward. Only a reload restores the scroll
  // position.
  if (!isReload()) history.scrollRestoration = "manual";
  window.addEventListener("popstate", () => (isInHistory = true));
  return loadWrappers();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = watchPageLoads;

// In development, Gatsby calls this before the wrappers are loaded.
const Root = ({ children }: PropsWithChildren) =>
  wrappers.wrapRootElement({ element: <>{children}</> });

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root>{element}</Root>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) =>
  wrappers.wrapPageInBrowser(args);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  const wasInHistory = isInHistory;
  isInHistory = false;
  // The browser has scrolled to a fragment, and the visitor may have scrolled on since.
  if (!prevRouterProps) return isReload() && !location.hash && window.scrollY === 0;
  if (location.hash) return true;
  const { pathname, search } = prevRouterProps.location;
  // A link to the open page leads to its top.
  const isOpenPage = search === location.search && !wasInHistory;
  if (pathname !== location.pathname || isOpenPage) window.scrollTo(0, 0);
  return false;
};
