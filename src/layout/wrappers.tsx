import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { WrapPageElementBrowserArgs, WrapRootElementBrowserArgs } from "gatsby";
import { getSystem } from "../theme/system";
import { Layout } from "./Layout";

/** Provides the theme to every component. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, "element">) => (
  <ChakraProvider value={getSystem()}>{element}</ChakraProvider>
);

/** Keeps header and footer mounted while pages change. */
export const wrapPageElement = ({
  element,
  props,
}: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
