import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pageFiles, routeOfFile } from "../../lib/built/builtPages";
import { reasonOf } from "../../src/content/words/wording";
import { serveFolder } from "../serveFolder";
import { median, table } from "../figures";
import { columns } from "./columns";
import { measure } from "./measure";
import { baselineOfRoute, kinds, publishForLighthouse } from "./baselines";

// `npm run lighthouse -- /about /contact` measures only these pages. RUNS sets the number of runs.
const wanted = process.argv.slice(2);
const siteDir = resolve(process.env.SITE_DIR ?? "public");
const runs = Number(process.env.RUNS ?? 5);

const heads = columns.flatMap(({ head, isCompared }) =>
  isCompared ? [head, ...kinds.map((kind) => `× ${kind}`)] : [head],
);

/** The cells of a page's row: the median of each figure, with its ratio to the median of each baseline. */
const cells = (page: readonly number[][], baselines: readonly (readonly number[][])[]): string[] =>
  columns.flatMap(({ digits = 0, isCompared }, index) => {
    const middle = (all: readonly number[][]) => median(all.map((run) => run[index] ?? NaN));
    const own = middle(page);
    const ratios = baselines.map((baseline) => (own / middle(baseline)).toFixed(2));
    return [own.toFixed(digits), ...(isCompared ? ratios : [])];
  });

/** Measures each page and its baselines, and returns the rows of the table. */
async function measureAll(origin: string, pages: readonly string[]): Promise<string[][]> {
  const rows: string[][] = [];
  for (const route of pages) {
    const addresses = [route, ...kinds.map((kind) => baselineOfRoute(kind, route))];
    const measured = addresses.map((address) => ({ address, all: [] as number[][] }));
    for (let run = 0; run < runs; run++)
      for (const { address, all } of measured) all.push(await measure(origin + address));
    const [page = [], ...baselines] = measured.map(({ all }) => all);
    const line = [route, ...cells(page, baselines)];
    rows.push(line);
    console.error(line.join("  "));
  }
  return rows;
}

async function printMeasures(): Promise<void> {
  if (!existsSync(siteDir))
    throw new Error(`There is no built site in ${siteDir}: run npm run build first.`);
  const pages = wanted.length > 0 ? wanted : pageFiles(siteDir).map(routeOfFile);
  const { folder, remove } = await publishForLighthouse(siteDir, pages);
  const { server, origin } = await serveFolder(folder);
  try {
    const rows = await measureAll(origin, pages);
    console.log(`Medians of ${runs} runs:\n\n${table(["route", ...heads], rows)}`);
  } finally {
    // An open server would keep the process running.
    server.closeAllConnections();
    server.close();
    remove();
  }
}

void printMeasures().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
