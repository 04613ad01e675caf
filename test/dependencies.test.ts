/** @jest-environment node */
import { readFileSync } from "node:fs";
import { dependencies, devDependencies } from "../package.json";

const rows = readFileSync("docs/dependencies.md", "utf8").matchAll(
  /^\| `([^`]+)` *\|.*\| *(\S+) *\|$/gm,
);
const documented = Object.fromEntries([...rows].map(([, name, license]) => [name, license]));

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { license?: string; resolved?: string; link?: boolean }>;
};

it("docs/dependencies.md names each dependency with its license", () => {
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const installed = names.map((name) => [name, packages[`node_modules/${name}`]?.license]);
  expect(documented).toEqual(Object.fromEntries(installed));
});

it("every version is exact", () => {
  const versions = Object.entries({ ...dependencies, ...devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it("the lock names no registry", () => {
  const resolved = Object.values(packages).filter((each) => each.resolved && !each.link);
  expect(resolved).toEqual([]);
});
