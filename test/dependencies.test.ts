import { readFileSync } from "node:fs";
import { join } from "node:path";

type Locked = { license?: string; resolved?: string; link?: boolean };
type Versions = Record<string, string>;
type Manifest = { dependencies: Versions; devDependencies?: Versions };

/** Each folder with a package.json, and the folder of the package-lock.json that applies to it. */
const folders = [
  [".", "."],
  ["editor", "."],
  ["publisher", "."],
  ["tools/lighthouse", "tools/lighthouse"],
  ["e2e/hosts", "e2e/hosts"],
] as const;

const read = <Content>(folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), "utf8")) as Content;

const projects = folders.map(([folder, locked]) => {
  const { dependencies, devDependencies } = read<Manifest>(folder, "package.json");
  const { packages } = read<{ packages: Record<string, Locked> }>(locked, "package-lock.json");
  return { versions: Object.entries({ ...dependencies, ...devDependencies }), packages };
});

it("docs/upgrading.md lists each dependency with its license", () => {
  const [, table = ""] = readFileSync("docs/upgrading.md", "utf8").split("## Dependencies");
  const documented = [...table.matchAll(/^\|[^|]*\|([^|]*`[^|]*)\|([^|]*)\|$/gm)].flatMap(
    ([, names = "", license = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => [name, license.trim() || "MIT"]),
  );
  const installed = projects.flatMap(({ versions, packages }) =>
    versions.map(([name]) => [name, packages[`node_modules/${name}`]?.license]),
  );
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(installed));
});

it("every version is exact", () => {
  const versions = projects.flatMap((project) => project.versions);
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("packages that share a dependency share its version", () => {
  const versions = new Map<string, Set<string>>();
  for (const [name, version] of projects.flatMap((project) => project.versions))
    versions.set(name, (versions.get(name) ?? new Set()).add(version));
  expect([...versions].filter(([, each]) => each.size > 1)).toEqual([]);
});

it("no lock names a registry", () => {
  const locked = projects.flatMap(({ packages }) => Object.values(packages));
  expect(locked.filter((each) => each.resolved && !each.link)).toEqual([]);
});
