import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import { LazyHelmet } from "../seo/Head";
import { getSystem } from "../theme/system";
import { Layout } from "./Layout";

type PageArgs = Pick<WrapPageElementBrowserArgs, "element" | "props">;

export { getSystem };

/** Provides the theme to every component. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ChakraProvider value={getSystem()}>{element}</ChakraProvider>
);

/** Keeps header and footer mounted while pages change. */
export const wrapPageElement = ({ element, props }: PageArgs) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);

/** In the browser, the code for head tags loads late, because the page's HTML already contains the tags. */
export const wrapPageInBrowser = (args: PageArgs) => (
  <LazyHelmet path={args.props.location.pathname}>{wrapPageElement(args)}</LazyHelmet>
);
