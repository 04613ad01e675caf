import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { siteDir } from "../site";

const read = (file: string) => readFileSync(join(siteDir, file), "utf8");

it("licenses.txt lists every package in the scripts", () => {
  const maps = readdirSync(siteDir).filter((name) => name.endsWith(".js.map"));
  const sources = maps.flatMap((name) => (JSON.parse(read(name)) as { sources: string[] }).sources);
  const packages = sources.flatMap(
    (source) => /.*node_modules\/((@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? [],
  );
  expect(packages).toContain("framer-motion");
  const listed = read("licenses.txt").split("\n");
  expect([...new Set(packages)].filter((name) => !listed.includes(name))).toEqual([]);
});
