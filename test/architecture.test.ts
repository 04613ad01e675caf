/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentSchemas } from "../src/content/jsonSchema";

/** The folders that the tree of a document names: "src/", "src/ui/". */
function foldersInTree(document: string): string[] {
  const [, tree = ""] = /```\n(data\/[\s\S]*?)```/.exec(document) ?? [];
  let parent = "";
  return tree
    .split("\n")
    .map((line) => /^( {2})?([\w-]+\/)/.exec(line))
    .filter((match) => match !== null)
    .map(([, indent, name = ""]) => {
      if (indent) return parent + name;
      parent = name;
      return name;
    });
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);

// What installing, building and measuring leave behind.
const generated = ["node_modules", "public", "coverage"];
// Rooms of code: what stands below data/ and static/ is the owner's.
const rooms = ["src", "plugins", "editor", "publisher", "tools", "test"];

const foldersOfProject = (): string[] => [
  ...foldersIn(".")
    .filter((name) => !generated.includes(name))
    .map((name) => `${name}/`),
  ...rooms.flatMap((room) => foldersIn(room).map((name) => `${room}/${name}/`)),
];

describe("the tree in docs/architecture.md", () => {
  const named = foldersInTree(readFileSync("docs/architecture.md", "utf8"));

  it("names every folder of the project", () => {
    expect(foldersOfProject().filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it("names no folder that is not there", () => {
    const ours = named.filter((folder) => !/^data\/./.test(folder));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter((folder) => !existsSync(folder))).toEqual([]);
  });
});

/** The paths that a document names in backquotes; those below data/ are the owner's. */
const pathsIn = (document: string) =>
  [...document.matchAll(/`((?:src|plugins|editor|publisher|tools|test|e2e|docs)\/[\w./-]*)`/g)].map(
    ([, path = ""]) => path,
  );

it.each(["CONTRIBUTING.md", "docs/architecture.md"])("every path in %s is there", (name) => {
  const paths = pathsIn(readFileSync(name, "utf8"));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`),
];

it.each(documents)("every link of %s leads to a file", (name) => {
  const links = [...readFileSync(name, "utf8").matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
  const lost = links.filter(([, link = ""]) => !existsSync(join(dirname(name), link)));
  expect(lost.map(([, link]) => link)).toEqual([]);
});

it("VS Code is told of the schema of each type of content", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as object;
  const schemas = contentSchemas().map(({ fileName, fileMatch }) => ({
    fileMatch: [fileMatch],
    url: `./.vscode/schemas/${fileName}`,
  }));
  expect(settings).toEqual({ "json.schemas": schemas });
});
