import { resolve } from "node:path";
import { pageFiles, routeOfFile } from "../../shared/builtPages";
import { reasonOf } from "../../shared/wording";
import { installOwnPackages } from "../ownPackages";
import { serveFolder } from "../serveFolder";
import { table } from "../table";
import { medianOf, openLighthouse, type Figures, type Lighthouse } from "./measure";
import { baselineOfRoute, publishForAudit } from "./published";

// `npm run audit -- /about /contact` measures these pages only; RUNS says how often.
const wanted = process.argv.slice(2);
const siteDir = resolve(process.env.SITE_DIR ?? "public");
const pages = wanted.length > 0 ? wanted : pageFiles(siteDir).map(routeOfFile);
const runs = Number(process.env.RUNS ?? 5);

const heads = [
  "route",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "first paint (ms)",
  "× baseline",
  "largest paint (ms)",
  "× baseline",
  "blocking (ms)",
  "shift",
];

function row(route: string, page: Figures, baseline: Figures): string[] {
  const ratio = (key: "firstPaint" | "largestPaint") => (page[key] / baseline[key]).toFixed(2);
  return [
    route,
    String(page.performance),
    String(page.accessibility),
    String(page.bestPractices),
    String(page.seo),
    page.firstPaint.toFixed(0),
    ratio("firstPaint"),
    page.largestPaint.toFixed(0),
    ratio("largestPaint"),
    page.blocking.toFixed(0),
    page.shift.toFixed(3),
  ];
}

/** The rows of the table: each page, and its baseline, as often as is asked for. */
async function measureAll(lighthouse: Lighthouse, origin: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const route of pages) {
    const page: Figures[] = [];
    const baseline: Figures[] = [];
    for (let run = 0; run < runs; run++) {
      page.push(await lighthouse.measure(origin + route));
      baseline.push(await lighthouse.measure(origin + baselineOfRoute(route)));
    }
    const line = row(route, medianOf(page), medianOf(baseline));
    rows.push(line);
    console.error(line.join("  "));
  }
  return rows;
}

async function audit(): Promise<void> {
  installOwnPackages("publisher/tools/audit");
  const { folder, remove } = await publishForAudit(siteDir, pages);
  const { server, origin } = await serveFolder(folder);
  let lighthouse: Lighthouse | undefined;
  try {
    lighthouse = await openLighthouse();
    const rows = await measureAll(lighthouse, origin);
    console.log(`Medians of ${runs} runs:\n\n${table(heads, rows)}`);
  } finally {
    // What still listens would keep the command from ending.
    await lighthouse?.close();
    server.closeAllConnections();
    server.close();
    remove();
  }
}

void audit().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exitCode = 1;
});
