import type { GatsbyBrowser } from "gatsby";
import type { PropsWithChildren } from "react";

let wrappers: typeof import("./src/layout/browserWrappers");

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** What every page is wrapped in is in this script, but evaluated in tasks of its own. */
async function loadWrappers(): Promise<void> {
  await nextTask();
  wrappers = await import(/* webpackMode: "eager" */ "./src/layout/browserWrappers");
  await nextTask();
  wrappers.getSystem();
  await nextTask();
}

const isReload = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
};

// Gatsby waits for it before it asks for the page's data. Small tasks, since a phone that is busy
// does not answer a touch.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // Every change of route starts at the top, back and forward included: the browser's and Gatsby's
  // memory of positions serve a reload only.
  if (!isReload()) history.scrollRestoration = "manual";
  return loadWrappers();
};

// In development Gatsby asks for it before the wrappers are there.
const Root = ({ children }: PropsWithChildren) =>
  wrappers.wrapRootElement({ element: <>{children}</> });

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <Root>{element}</Root>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args, options) =>
  wrappers.wrapPageElement(args, options);

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (location.hash) return true;
  if (!prevRouterProps) return isReload();
  if (prevRouterProps.location.pathname !== location.pathname) window.scrollTo(0, 0);
  return false;
};
