import type { ComponentType } from "react";
import { contentTypeOf } from "../content/model/contentTypes";
import type { ShownPage } from "../content/pagesShowing";
import { slugOf } from "../content/slug";
import * as about from "../pages/about";
import * as contact from "../pages/contact";
import * as home from "../pages/index";
import * as notFound from "../pages/404";
import * as projects from "../pages/projects";
import * as services from "../pages/services";
import * as testimonials from "../pages/testimonials";
import * as location from "../templates/location";
import * as service from "../templates/service";

/** The exports of a page's file. Gatsby passes the query's result to the component. */
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
};

/** The component of a page, its query and the query's variables. */
export function moduleOf({ file }: ShownPage) {
  const module = modules[contentTypeOf(file)?.typeName ?? ""];
  if (!module) throw new Error(`The preview has no page for data/${file}.`);
  return {
    component: module.default as ComponentType<Record<string, unknown>>,
    query: String(module.query),
    variables: { slug: slugOf(file) },
  };
}
