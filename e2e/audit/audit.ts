import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { siteHandler } from "../../publisher/serve/siteHandler";
import { routes } from "../routes";
import { siteDir } from "../site";
import { table } from "../table";
import { floorOf } from "./floor";
import { medianOf, openLighthouse, type Figures } from "./measure";

// `npm run audit -- /about /contact` measures these pages only; RUNS says how often.
const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : routes;
const runs = Number(process.env.RUNS ?? 5);

const floorPath = "/floor";

const fileOf = (route: string) => (route === "/" ? "index.html" : `${route.slice(1)}.html`);

/** Serves the site, and below /floor each page as plain HTML. */
function serve(): Promise<{ origin: string; close: () => void }> {
  const site = siteHandler({ pagesDir: siteDir, assetsDir: siteDir });
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    if (!url.startsWith(floorPath)) return site(request, response);
    const route = url.slice(floorPath.length) || "/";
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(floorOf(readFileSync(join(siteDir, fileOf(route)), "utf8")));
  });
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      const close = () => {
        server.closeAllConnections();
        server.close();
      };
      resolve({ origin: `http://127.0.0.1:${port}`, close });
    });
  });
}

const heads = [
  "route",
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "first paint (ms)",
  "× floor",
  "largest paint (ms)",
  "× floor",
  "blocking (ms)",
  "shift",
];

function row(route: string, page: Figures, floor: Figures): string[] {
  const ratio = (key: "firstPaint" | "largestPaint") => (page[key] / floor[key]).toFixed(2);
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

async function audit(): Promise<void> {
  const { origin, close } = await serve();
  const lighthouse = await openLighthouse();
  const rows: string[][] = [];
  for (const route of pages) {
    const page: Figures[] = [];
    const floor: Figures[] = [];
    for (let run = 0; run < runs; run++) {
      page.push(await lighthouse.measure(origin + route));
      floor.push(await lighthouse.measure(origin + floorPath + (route === "/" ? "" : route)));
    }
    const line = row(route, medianOf(page), medianOf(floor));
    rows.push(line);
    console.error(line.join("  "));
  }
  await lighthouse.close();
  close();
  console.log(`Medians of ${runs} runs:\n\n${table(heads, rows)}`);
}

void audit();
