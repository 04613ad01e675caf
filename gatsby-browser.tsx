import "./src/layout/malformedFragment";
import "./src/theme/adoptStyles";
import type { GatsbyBrowser } from "gatsby";
import { hydrateLate } from "./src/layout/hydrateLate";
import { wrapPageElement as withLayout } from "./src/layout/wrap";
import { LateHead } from "./src/seo/Head";
import { getSystem } from "./src/theme/system";

export { wrapRootElement } from "./src/layout/wrap";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = (args) => (
  <LateHead path={args.props.location.pathname}>{withLayout(args)}</LateHead>
);

// Gatsby's type is that of React 17's render, whose result nobody reads.
type Renderer = ReturnType<NonNullable<GatsbyBrowser["replaceHydrateFunction"]>>;

export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  hydrateLate as unknown as Renderer;

const isReload = () => {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
};

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // While the page's data is on its way, and in a task of its own: the two together block a phone.
  setTimeout(getSystem);
  // Every change of route starts at the top, back and forward included: the browser's and Gatsby's
  // memory of positions serve a reload only.
  if (!isReload()) history.scrollRestoration = "manual";
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
}) => {
  if (location.hash) return true;
  if (!prevRouterProps) return isReload();
  if (prevRouterProps.location.pathname !== location.pathname) window.scrollTo(0, 0);
  return false;
};
