import type { GatsbyBrowser } from "gatsby";
import { LateHead } from "../seo/Head";
import { wrapPageElement as withLayout } from "./wrappers";

export { getSystem } from "../theme/system";
export { wrapRootElement } from "./wrappers";

/** In the browser the page has brought its head along. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = (args) => (
  <LateHead path={args.props.location.pathname}>{withLayout(args)}</LateHead>
);
