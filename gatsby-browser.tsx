import type { GatsbyBrowser } from "gatsby";
import type { PropsWithChildren } from "react";
import { isReturn } from "./plugins/gatsby-plugin-first-load/shared";
import { addressMeant } from "./src/site/addressMeant";
import { removeEarlierWorkers } from "./src/site/earlierWorkers";
import { watchPageLoads } from "./src/site/pageLoads";

let wrappers: typeof import("./src/layout/wrappers");

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Evaluates the wrappers module. The app's script contains it, but evaluates it in tasks of its own. */
async function loadWrappers(): Promise<void> {
  await nextTask();
  wrappers = await import(/* webpackMode: "eager" */ "./src/layout/wrappers");
  await nextTask();
  wrappers.getSystem();
  await nextTask();
}

/** True after a step back or forward in the browser's history, until `shouldUpdateScroll` runs. */
let isInHistory = false;

// Gatsby waits for the returned promise before it requests the page's data. The small tasks of loadWrappers
// let a phone respond to touches.
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  const address = addressMeant(location);
  if (address !== undefined) {
    location.replace(address);
    // The 404 page stays as it is until the browser leaves it.
    return new Promise<void>(() => undefined);
  }
  // Every change of route starts at the top, even a step back or forward. After a return from another
  // document, the browser restores the earlier scroll position.
  if (!isReturn()) history.scrollRestoration = "manual";
  window.addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  window.addEventListener("popstate", () => (isInHistory = true));
  return loadWrappers();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  watchPageLoads();
  removeEarlierWorkers();
};

// In development, Gatsby calls `wrapRootElement` before `wrappers` is set. This component reads `wrappers`
// only when it renders, which is later.
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
  // After a page load, the browser has scrolled already, and the visitor may have scrolled on since.
  if (!prevRouterProps) return false;
  if (location.hash) return true;
  const { pathname, search } = prevRouterProps.location;
  // A link to the open page leads to its top.
  const isOpenPage = search === location.search && !wasInHistory;
  if (pathname !== location.pathname || isOpenPage) window.scrollTo(0, 0);
  return false;
};

// Gatsby would announce the page even if only the fragment or the category in its address changes.
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation?.href === location.href) return;
  const isSamePage = prevLocation?.pathname === location.pathname;
  const announcer = document.getElementById("gatsby-announcer");
  announcer?.setAttribute("aria-live", isSamePage ? "off" : "assertive");
};
