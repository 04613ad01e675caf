import type { GatsbyBrowser } from "gatsby";
import { LazyHelmet } from "../seo/Head";
import { wrapPageElement as withLayout } from "./wrappers";

export { getSystem } from "../theme/system";
export { wrapRootElement } from "./wrappers";

/** The head loads late in the browser, since the page's HTML already contains it. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = (args) => (
  <LazyHelmet path={args.props.location.pathname}>{withLayout(args)}</LazyHelmet>
);
