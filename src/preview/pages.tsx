import type { ComponentType, ReactElement } from "react";
import { contentTypeOf, type PageTypeName } from "../content/model/contentTypes";
import type { SitePage } from "../content/pages/sitePages";
import { slugOf } from "../content/words/slug";
import { wrapPageElement, wrapRootElement } from "../layout/wrappers";
import * as about from "../pages/about";
import * as contact from "../pages/contact";
import * as home from "../pages/index";
import * as notFound from "../pages/404";
import * as projects from "../pages/projects";
import * as services from "../pages/services";
import * as testimonials from "../pages/testimonials";
import * as location from "../templates/location";
import * as service from "../templates/service";
import { runQuery } from "./gatsby";

/** The exports of a page's file. The component receives the result of the query, as from Gatsby. */
type PageModule = { default: ComponentType<never>; query: unknown };

/** The pages of src/pages and the templates, by the GraphQL types of their files. */
const modules: Readonly<Record<string, PageModule | undefined>> = {
  HomePageJson: home,
  AboutPageJson: about,
  ServicesPageJson: services,
  ProjectsPageJson: projects,
  TestimonialsPageJson: testimonials,
  ContactPageJson: contact,
  NotFoundPageJson: notFound,
  ServiceJson: service,
  LocationJson: location,
} satisfies Record<PageTypeName, PageModule>;

type PageProps = Parameters<typeof wrapPageElement>[0]["props"];

/** A page in its layout and theme, as in Gatsby, from the content in memory. */
export function pageElement({ file, path }: SitePage): ReactElement {
  const module = modules[contentTypeOf(file)?.typeName ?? ""];
  if (!module) throw new Error(`The preview has no page for data/${file}.`);
  const Page = module.default as ComponentType<Record<string, unknown>>;
  const props = {
    data: runQuery(String(module.query), { slug: slugOf(file) }),
    path,
    location: { pathname: path, search: "", hash: "" },
  };
  const element = wrapPageElement({
    element: <Page {...props} />,
    props: props as unknown as PageProps,
  });
  return wrapRootElement({ element });
}
