/** @jest-environment node */
import type { CreateWebpackConfigArgs } from "gatsby";
import { queriesInProcess } from "./queriesInProcess";

const { GATSBY_CPU_COUNT: before } = process.env;
afterEach(() => {
  if (before === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = before;
});

it.each([
  ["of a small site, once its scripts are bundled", "build-html", 50, undefined, "1"],
  ["not of a small site before that", "build-javascript", 50, undefined, undefined],
  ["not of a large site", "build-html", 51, undefined, undefined],
  ["not where somebody has chosen otherwise", "build-html", 50, "4", "4"],
])("answers the queries %s", (_, stage, pages, chosen, cores) => {
  if (chosen === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = chosen;
  const getNodesByType = (type: string) => (type === "SitePage" ? Array(pages).fill({}) : []);
  queriesInProcess({ stage, getNodesByType } as unknown as CreateWebpackConfigArgs);
  expect(process.env.GATSBY_CPU_COUNT).toBe(cores);
});
