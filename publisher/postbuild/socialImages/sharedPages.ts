import { addressOfCitySlug } from "../../../src/content/cityAddress";
import type { SocialImagePage } from "./socialImages";

type Photograph = { file: { absolutePath: string } };
type Pictured = { picture: Photograph | null };
type Opening = { title: string; picture: Photograph };

/** What the pages say of themselves, as the query of seoFiles.ts asks for it. */
export type PageFacts = {
  home: { hero: { claim: string[]; picture: Photograph } };
  about: { opener: Opening };
  services: { title: string; blocks: { picture: Photograph }[] };
  projects: { title: string; order: Pictured[]; closing: Pictured };
  testimonials: {
    title: string;
    order: (Pictured & { project: Pictured | null })[];
    closing: Pictured;
  };
  contact: Opening;
  pages: { nodes: { address: string; hero: Opening }[] };
  locations: { nodes: (Opening & { slug: string })[] };
};

/** Each page with its heading and the photograph a visitor sees first. */
export function sharedPages(facts: PageFacts): SocialImagePage[] {
  const { home, about, services, projects, testimonials, contact, pages, locations } = facts;
  const page = (path: string, title: string, { file }: Photograph): SocialImagePage => ({
    path,
    title,
    file: file.absolutePath,
  });
  const [project] = projects.order;
  const [testimonial] = testimonials.order;
  // The home page's, where a page has none of its own.
  const fallback = home.hero.picture;
  return [
    page("/", home.hero.claim.join(" "), home.hero.picture),
    page("/about", about.opener.title, about.opener.picture),
    ...services.blocks.slice(0, 1).map(({ picture }) => page("/services", services.title, picture)),
    page("/projects", projects.title, project?.picture ?? projects.closing.picture ?? fallback),
    page(
      "/testimonials",
      testimonials.title,
      testimonial?.picture ??
        testimonial?.project?.picture ??
        testimonials.closing.picture ??
        fallback,
    ),
    page("/contact", contact.title, contact.picture),
    ...pages.nodes.map(({ address, hero }) => page(address, hero.title, hero.picture)),
    ...locations.nodes.map(({ slug, title, picture }) =>
      page(addressOfCitySlug(slug), title, picture),
    ),
  ];
}
