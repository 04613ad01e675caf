import type { ReactElement } from "react";
import type { ShownPage } from "../content/pagesShowing";
import { wrapPageElement, wrapRootElement } from "../layout/wrappers";
import { answerTo } from "./gatsby";
import { moduleOf } from "./pages";

type PageProps = Parameters<typeof wrapPageElement>[0]["props"];

/** A page in its layout and theme, as in Gatsby, from the content in memory. */
export function pageElement(page: ShownPage): ReactElement {
  const { component: Page, query, variables } = moduleOf(page);
  const { path } = page;
  const props = {
    data: answerTo(query, variables),
    path,
    location: { pathname: path, search: "", hash: "" },
  };
  const element = wrapPageElement({
    element: <Page {...props} />,
    props: props as unknown as PageProps,
  });
  return wrapRootElement({ element });
}
