import { join } from "node:path";
import { inOrder } from "../../../src/content/inOrder";
import { project, testimonial } from "../../../src/content/model/collections";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { projectsPage, testimonialsPage } from "../../../src/content/model/pages";
import { linkablePages } from "../../../src/content/pagesShowing";
import { placesIn, valueAt } from "../../../src/content/schemaParts";
import type { Content } from "../content";
import type { SocialImagePage } from "./socialImages";

/** The fields that may hold the heading of a page: a text, or its lines. */
const headings = [["title"], ["hero", "title"], ["hero", "claim"]];

/** Each page with its heading and its first photograph. */
export function sharedPages({ dataDir, files, all, one }: Content): SocialImagePage[] {
  const headingOf = (file: string) =>
    headings.flatMap((path) => valueAt(files.get(file), path) ?? []).join(" ");

  const photographOf = (file: string): string | undefined => {
    const { schema } = contentTypeOf(file) ?? {};
    const places = schema ? placesIn(schema, files.get(file)) : [];
    return places.find(({ meta }) => meta.kind === "imageFile")?.value as string | undefined;
  };

  const named = (order: readonly string[]) => order.map((slug) => ({ slug }));
  const [firstProject] = inOrder(named(one(projectsPage).order), all(project));
  const [first] = inOrder(named(one(testimonialsPage).order), all(testimonial));
  const job = all(project).find(({ slug }) => slug === first?.project);
  /** The photographs of entries that a page lists before its own. */
  const listed: Readonly<Record<string, string | undefined>> = {
    "/projects": firstProject?.picture.file,
    "/testimonials": (first?.picture ?? job?.picture)?.file,
  };
  return linkablePages(files).map(({ path, file }) => {
    // A page without a photograph uses that of the home page.
    const photograph = listed[path] ?? photographOf(file) ?? photographOf("pages/home.json") ?? "";
    return { path, title: headingOf(file), file: join(dataDir, photograph) };
  });
}
