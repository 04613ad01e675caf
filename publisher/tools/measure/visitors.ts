import { Agent, get } from "node:http";

/** What the visitors of a soak met. */
export type Visits = { requests: number; faults: string[]; pages: number };

type Options = {
  port: number;
  connections: number;
  pages: readonly string[];
};

const phoneLink = /href="tel:([^"]+)"/g;
const named =
  /(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|png|ico|webmanifest))"|(\/static\/[^\s",)]+)/g;

/**
 * Lets visitors ask for pages and all they name, without a pause, until they are stopped. Each page
 * must be whole, name one phone number only, and name nothing that does not answer.
 */
export function visit({ port, connections, pages }: Options): { stop: () => Promise<Visits> } {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const visits: Visits = { requests: 0, faults: [], pages: 0 };
  const knownToAnswer = new Set<string>();
  let running = true;

  const ask = (path: string) =>
    new Promise<string>((resolve) => {
      const fail = (what: string) => {
        visits.faults.push(`${path}: ${what}`);
        resolve("");
      };
      visits.requests += 1;
      get({ host: "127.0.0.1", port, path, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", (error) => fail(error.message));
        response.on("end", () => {
          if (response.statusCode !== 200) return fail(`status ${response.statusCode}`);
          if (!response.complete) return fail("not complete");
          return resolve(Buffer.concat(chunks).toString());
        });
      }).on("error", (error) => fail(error.message));
    });

  async function visitor(turn: number): Promise<void> {
    while (running) {
      const path = pages[turn % pages.length] ?? "/";
      turn += 1;
      const page = await ask(path);
      if (page === "") continue;
      visits.pages += 1;
      if (!page.trimEnd().endsWith("</html>")) visits.faults.push(`${path}: cut off`);
      const phones = new Set([...page.matchAll(phoneLink)].map(([, number]) => number));
      if (phones.size !== 1)
        visits.faults.push(`${path}: ${phones.size} phone numbers: ${[...phones].join(", ")}`);
      const data = path === "/" ? "index" : path.slice(1);
      await ask(`/page-data/${data}/page-data.json`);
      for (const [, file, picture] of page.matchAll(named)) {
        const name = (file ?? picture ?? "").replaceAll("&amp;", "&");
        // Every script each time; of the many pictures, each name once.
        if (name.endsWith(".js") || !knownToAnswer.has(name)) await ask(name);
        knownToAnswer.add(name);
      }
    }
  }

  const all = Promise.all(Array.from({ length: connections }, (_, turn) => visitor(turn)));
  return {
    stop: async () => {
      running = false;
      await all;
      agent.destroy();
      return visits;
    },
  };
}
