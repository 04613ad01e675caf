import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { testContent } from "../../../test/builtSites";
import { readContentFiles } from "../../../src/content/query/readContentFiles";
import { resolveContent } from "../../../src/content/resolveContent";
import { socialImagePages } from "./socialImagePages";

const files = readContentFiles(testContent);

/** The pages of the test content, with some fields changed. */
const pagesWith = (changes: Record<string, object> = {}) => {
  const changed = new Map(files);
  for (const [file, fields] of Object.entries(changes))
    changed.set(file, { ...(files.get(file) as object), ...fields });
  return socialImagePages(testContent, resolveContent(changed));
};

const pictureOf = (path: string, changes?: Record<string, object>) => {
  const file = pagesWith(changes).find((page) => page.path === path)?.file ?? "";
  return relative(testContent, file).replaceAll("\\", "/");
};

const read = <Content>(file: string) =>
  JSON.parse(readFileSync(join(testContent, file), "utf8")) as Content;
type Pictured = { picture?: { file: string }; hidden?: boolean };

// e2e/live/sharing.test.ts tests the image of every page.

it("gives the projects page the photograph of its first project", () => {
  const { order } = read<{ order: string[] }>("pages/projects.json");
  const projects = order.map((slug) => read<Pictured>(`projects/${slug}.json`));
  const first = projects.find(({ hidden }) => !hidden);
  expect(pictureOf("/projects")).toBe(first?.picture?.file);
});

it("gives it that of the first project by slug if the page names no order", () => {
  const [file = ""] = [...files.keys()].filter((path) => path.startsWith("projects/")).sort();
  const changes = {
    "pages/projects.json": { order: [] },
    // As a file name, the copy sorts first, because "-" comes before ".". As a slug, it sorts last.
    [file.replace(".json", "-2.json")]: read<object>("projects/tall-stove.json"),
  };
  expect(pictureOf("/projects", changes)).toBe(read<Pictured>(file).picture?.file);
});
