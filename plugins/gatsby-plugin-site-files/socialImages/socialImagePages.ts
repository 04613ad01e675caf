import { join } from "node:path";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import { linkablePages } from "../../../src/content/pages/sitePages";
import type { ContentFiles } from "../../../src/content/resolveContent";
import { placesIn, valueAt } from "../../../src/content/schema/schemaParts";
import { slugOf } from "../../../src/content/words/slug";
import type { SocialImagePage } from "./socialImages";

/** The fields that may hold the heading of a page, as a text or a list of lines. */
const headings = [["title"], ["hero", "title"], ["hero", "claim"]];

/** Each page with its heading and its first photograph. */
export function socialImagePages(dataDir: string, files: ContentFiles): SocialImagePage[] {
  const headingOf = (file: string) =>
    headings.flatMap((path) => valueAt(files.get(file), path) ?? []).join(" ");

  const photographOf = (file: string): string | undefined => {
    const { schema } = contentTypeOf(file) ?? {};
    const places = schema ? placesIn(schema, files.get(file)) : [];
    return places.find(({ meta }) => meta.kind === "imageFile")?.value as string | undefined;
  };

  /** The file of the first entry on the page that lists a folder: "projects/old-barn.json". */
  const firstIn = (folder: "projects" | "testimonials") => {
    const order = valueAt(files.get(`pages/${folder}.json`), ["order"]) as string[];
    const all = [...files.keys()].filter((file) => file.startsWith(`${folder}/`)).map(slugOf);
    return `${folder}/${[...order, ...all.sort()][0]}.json`;
  };
  const testimonial = firstIn("testimonials");
  const job = `projects/${String(valueAt(files.get(testimonial), ["project"]))}.json`;
  /** The two pages that list a folder have no photograph of their own, so each uses its first entry's. */
  const ofFirstEntry: Readonly<Record<string, string | undefined>> = {
    "/projects": photographOf(firstIn("projects")),
    "/testimonials": photographOf(testimonial) ?? photographOf(job),
  };
  return linkablePages(files).map(({ path, file }) => {
    // A page without a photograph uses the photograph of the home page.
    const photograph =
      ofFirstEntry[path] ?? photographOf(file) ?? photographOf("pages/home.json") ?? "";
    return { path, title: headingOf(file), file: join(dataDir, photograph) };
  });
}
