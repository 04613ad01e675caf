import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The folders in the tree of a document: "src/", "src/ui/". */
function foldersInTree(document: string): string[] {
  const [, tree = ""] = /```\n(data\/[\s\S]*?)```/.exec(document) ?? [];
  let parent = "";
  return [...tree.matchAll(/^( {2})?([\w-]+\/)/gm)].map(([, indent, name = ""]) => {
    if (indent) return parent + name;
    parent = name;
    return name;
  });
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name);

// Installs, builds and measurements create these folders.
const generated = ["node_modules", "public", "coverage"];
// data/ and static/ are not listed, because their folders belong to the owner.
const foldersOfCode = [
  "docs",
  "e2e",
  "src",
  "lib",
  "plugins",
  "editor",
  "publisher",
  "tools",
  "test",
];

it("the tree in docs/architecture.md names the folders of the project", () => {
  const top = foldersIn(".").filter((name) => !generated.includes(name));
  const below = foldersOfCode.flatMap((folder) =>
    foldersIn(folder).map((name) => `${folder}/${name}`),
  );
  const folders = [...top, ...below].filter((path) => !/\/node_modules$/.test(path));
  const named = foldersInTree(readFileSync("docs/architecture.md", "utf8"));
  expect(named.sort()).toEqual(folders.map((path) => `${path}/`).sort());
});

type Zone = { target: string; from: string; except?: string[] };

/** The imports that ESLint forbids. Node loads the rules, because Jest cannot load ES modules. */
function forbiddenImports(): Zone[] {
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
  const topModules = ["e2e", "tools", "publisher", "editor", "plugins", "lib"];
  const modules = [...topModules, ...foldersIn("src")];

  const zones = forbiddenImports();
  const pathOf = (module: string) => (topModules.includes(module) ? module : `src/${module}`);
  const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${join(folder)}/`);
  const isForbidden = (importer: string, imported: string) =>
    zones.some(
      ({ target, from, except = [] }) =>
        isBelow(pathOf(importer), target) &&
        isBelow(pathOf(imported), from) &&
        !except.some((folder) => isBelow(pathOf(imported), join(from, folder))),
    );
  const reaches = (importer: string, imported: string): boolean =>
    arrows.some(([from, to]) => from === importer && (to === imported || reaches(to, imported)));

  it("has arrows only between modules, and none that ESLint forbids", () => {
    expect(arrows.flat().filter((module) => !modules.includes(module))).toEqual([]);
    expect(arrows.filter(([from, to]) => isForbidden(from, to))).toEqual([]);
  });

  it("leads from each module to everything that ESLint lets it import", () => {
    const lost = modules.flatMap((importer) =>
      modules
        .filter((imported) => imported !== importer)
        .filter((imported) => !isForbidden(importer, imported) && !reaches(importer, imported))
        .map((imported) => `${importer} --> ${imported}`),
    );
    expect(lost).toEqual([]);
  });
});
