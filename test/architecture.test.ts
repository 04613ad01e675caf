/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
// What stands below data/ and static/ is the owner's.
const foldersOfCode = ["src", "plugins", "editor", "publisher", "tools", "test"];

const foldersOfProject = (): string[] => [
  ...foldersIn(".")
    .filter((name) => !generated.includes(name))
    .map((name) => `${name}/`),
  ...foldersOfCode.flatMap((folder) => foldersIn(folder).map((name) => `${folder}/${name}/`)),
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

type Zone = { target: string; from: string; except?: string[] };

/** The imports that ESLint refuses. Jest does not load ES modules, so Node does. */
function refusedImports(): Zone[] {
  const script =
    "import { zones } from './eslint.modules.mjs'; console.log(JSON.stringify(zones));";
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script]);
  return JSON.parse(output.toString()) as Zone[];
}

describe("the diagram in docs/architecture.md", () => {
  const [, diagram = ""] =
    /```mermaid\nflowchart TD\n([\s\S]*?)```/.exec(readFileSync("docs/architecture.md", "utf8")) ??
    [];
  const arrows = diagram
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [from = [], to = []] = line.split("-->").map((side) => side.trim().split(" & "));
      return from.flatMap((importer) => to.map((imported) => [importer, imported] as const));
    });
  const besides = ["e2e", "tools", "publisher", "editor", "plugins"];
  const modules = [...besides, ...foldersIn("src")];

  const zones = refusedImports();
  const pathOf = (module: string) => (besides.includes(module) ? module : `src/${module}`);
  const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${join(folder)}/`);
  const isRefused = (importer: string, imported: string) =>
    zones.some(
      ({ target, from, except = [] }) =>
        isBelow(pathOf(importer), target) &&
        isBelow(pathOf(imported), from) &&
        !except.some((folder) => isBelow(pathOf(imported), join(from, folder))),
    );
  const reaches = (importer: string, imported: string): boolean =>
    arrows.some(([from, to]) => from === importer && (to === imported || reaches(to, imported)));

  it("draws arrows between modules, and none that ESLint refuses", () => {
    expect(arrows.flat().filter((module) => !modules.includes(module))).toEqual([]);
    expect(arrows.filter(([from, to]) => isRefused(from, to))).toEqual([]);
  });

  it("leads to everything that ESLint lets a module import", () => {
    const lost = modules.flatMap((importer) =>
      modules
        .filter((imported) => imported !== importer)
        .filter((imported) => !isRefused(importer, imported) && !reaches(importer, imported))
        .map((imported) => `${importer} --> ${imported}`),
    );
    expect(lost).toEqual([]);
  });
});

it("VS Code is told of the schema of each type of content", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as object;
  const schemas = contentSchemas().map(({ fileName, fileMatch }) => ({
    fileMatch: [fileMatch],
    url: `./.vscode/schemas/${fileName}`,
  }));
  expect(settings).toEqual({ "json.schemas": schemas });
});
