import { set, validFiles } from "../../../test/contentFiles";
import { testFiles } from "../../../test/site/content";
import { pagesShowing } from "./sitePages";

const pathsOf = (file: string) => pagesShowing(file, testFiles).map(({ path }) => path);

test.each([
  ["pages/home.json", ["/"]],
  ["pages/not-found.json", ["/404"]],
  ["services/wells.json", ["/services/wells"]],
  ["locations/hell-s-half-acre-md.json", ["/locations/hell-s-half-acre-md"]],
  ["faqs/wells.json", ["/services/wells"]],
  ["testimonials/kit-n.json", ["/testimonials"]],
])("%s appears at %j", (file, paths) => {
  expect(pathsOf(file)).toEqual(paths);
});

test("facts of the business appear on every page, the home page first", () => {
  const paths = pathsOf("site.json");
  expect(paths[0]).toBe("/");
  expect(paths).toEqual(expect.arrayContaining(["/contact", "/services/wells", "/projects"]));
  expect(paths).not.toContain("/404");
});

test("a project appears on the town pages that name it, and on the projects page", () => {
  const town = testFiles.get("locations/hell-s-half-acre-md.json") as { projects: string[] };
  const paths = pathsOf(`projects/${town.projects[0]}.json`);
  expect(paths).toEqual(["/locations/hell-s-half-acre-md", "/projects"]);
});

test("a testimonial appears on the page that lists its project, unless the project is hidden", () => {
  const jane = "testimonials/jane-d.json";
  const shown = (isHidden: boolean) => {
    const files = validFiles();
    set(files, jane, "project", "blue-cape");
    set(files, "projects/blue-cape.json", "hidden", isHidden);
    return pagesShowing(jane, new Map(Object.entries(files))).map(({ path }) => path);
  };
  expect(shown(false)).toEqual(["/", "/projects", "/testimonials"]);
  expect(shown(true)).toEqual(["/", "/testimonials"]);
});
