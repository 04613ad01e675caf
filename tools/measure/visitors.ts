import { reasonOf } from "../../src/content/words/wording";

/** The result of the visits of a soak test. */
type Visits = { requests: number; failures: string[]; pages: number };

type Options = {
  port: number;
  connections: number;
  pages: readonly string[];
};

const phoneLink = /href="tel:([^"]+)"/g;
const named =
  /(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|png|ico|webmanifest))"|(\/static\/[^\s",)]+)/g;

/**
 * Simulates visitors who request pages and all their files, without pause, until `stop` is called.
 * Each page must be complete, have a single phone number, and name only existing files.
 */
export function visit({ port, connections, pages }: Options): { stop: () => Promise<Visits> } {
  const visits: Visits = { requests: 0, failures: [], pages: 0 };
  const requested = new Set<string>();
  let running = true;

  async function request(path: string): Promise<string> {
    visits.requests += 1;
    try {
      const headers = { "accept-encoding": "identity" };
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers,
        redirect: "manual",
      });
      const body = await response.text();
      if (response.status === 200) return body;
      visits.failures.push(`${path}: status ${response.status}`);
    } catch (error) {
      visits.failures.push(`${path}: ${reasonOf(error)}`);
    }
    return "";
  }

  async function visitor(turn: number): Promise<void> {
    while (running) {
      const path = pages[turn % pages.length] ?? "/";
      turn += 1;
      const page = await request(path);
      if (page === "") continue;
      visits.pages += 1;
      if (!page.trimEnd().endsWith("</html>")) visits.failures.push(`${path}: cut off`);
      const phones = new Set([...page.matchAll(phoneLink)].map(([, number]) => number));
      if (phones.size !== 1)
        visits.failures.push(`${path}: ${phones.size} phone numbers: ${[...phones].join(", ")}`);
      const data = path === "/" ? "index" : path.slice(1);
      await request(`/page-data/${data}/page-data.json`);
      for (const [, file, picture] of page.matchAll(named)) {
        const name = (file ?? picture ?? "").replaceAll("&amp;", "&");
        // A visitor requests all scripts each time, but each picture only once.
        if (name.endsWith(".js") || !requested.has(name)) await request(name);
        requested.add(name);
      }
    }
  }

  const all = Promise.all(Array.from({ length: connections }, (_, turn) => visitor(turn)));
  return {
    stop: async () => {
      running = false;
      await all;
      return visits;
    },
  };
}
