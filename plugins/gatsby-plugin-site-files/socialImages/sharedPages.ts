import { join } from "node:path";
import { addressOfCitySlug } from "../../../src/content/slug";
import { project, testimonial } from "../../../src/content/model/collections";
import { location } from "../../../src/content/model/location";
import * as models from "../../../src/content/model/pages";
import { service } from "../../../src/content/model/service";
import { inOrder } from "../../../src/content/inOrder";
import type { Content } from "../content";
import type { SocialImagePage } from "./socialImages";

/** Each page with its title and its first photograph. */
export function sharedPages({ dataDir, all, one }: Content): SocialImagePage[] {
  const page = (path: string, title: string, { file }: { file: string }): SocialImagePage => ({
    path,
    title,
    file: join(dataDir, file),
  });
  const { hero } = one(models.homePage);
  const about = one(models.aboutPage);
  const services = one(models.servicesPage);
  const projects = one(models.projectsPage);
  const testimonials = one(models.testimonialsPage);
  const contact = one(models.contactPage);
  const projectOf = (name?: string) => all(project).find(({ slug }) => slug === name);
  const named = (order: readonly string[]) => order.map((slug) => ({ slug }));
  const [firstProject] = inOrder(named(projects.order), all(project));
  const firstOfProjects = firstProject?.picture ?? projects.callToAction.picture;
  const [first] = inOrder(named(testimonials.order), all(testimonial));
  const firstOfTestimonials =
    first?.picture ?? projectOf(first?.project)?.picture ?? testimonials.callToAction.picture;
  return [
    page("/", hero.claim.join(" "), hero.picture),
    page("/about", about.hero.title, about.hero.picture),
    ...services.blocks.slice(0, 1).map(({ picture }) => page("/services", services.title, picture)),
    // A page without a photograph uses that of the home page.
    page("/projects", projects.title, firstOfProjects ?? hero.picture),
    page("/testimonials", testimonials.title, firstOfTestimonials ?? hero.picture),
    page("/contact", contact.title, contact.picture),
    ...all(service).map(({ address, hero: top }) => page(address, top.title, top.picture)),
    ...all(location).map(({ slug, title, picture }) =>
      page(addressOfCitySlug(slug), title, picture),
    ),
  ];
}
