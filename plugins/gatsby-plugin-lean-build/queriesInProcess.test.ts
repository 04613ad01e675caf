import type { CreateWebpackConfigArgs } from "gatsby";
import { queriesInProcess } from "./queriesInProcess";

const { GATSBY_CPU_COUNT: before } = process.env;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = before;
});

it.each([
  ["of a small site, after its scripts are bundled", "build-html", 50, undefined, "1"],
  ["not before that", "build-javascript", 50, undefined, undefined],
  ["not of a large site", "build-html", 51, undefined, undefined],
  ["not if GATSBY_CPU_COUNT is set", "build-html", 50, "4", "4"],
])("runs the queries in the process: %s", (_, stage, pages, chosen, cores) => {
  if (chosen === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = chosen;
  const getNodesByType = (type: string) => (type === "SitePage" ? Array(pages).fill({}) : []);
  queriesInProcess({ stage, getNodesByType } as unknown as CreateWebpackConfigArgs);
  expect(process.env.GATSBY_CPU_COUNT).toBe(cores);
});
