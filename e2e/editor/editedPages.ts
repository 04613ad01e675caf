import { rmSync, writeFileSync } from "node:fs";
import type { NpmStart } from "./npmStart";

const minutes = 60_000;
const town = "locations/hell-s-half-acre-md";
const townFile = `${town}.json`;
const faqsFile = "faqs/one.json";
const saunasFile = "services/saunas.json";
const service = "/services/gutter-guards";
const serviceFile = "services/gutter-guards.json";

type Faqs = { items: { answer: string }[] };
type Saunas = { process: { heading: string } };

/**
 * Pages, a form service and an old address come and go while the builder waits for the next edit.
 * @param started `npm start`, once it runs
 */
export function describeEditedPages(started: () => NpmStart): void {
  const ask = (path: string, options?: RequestInit) => fetch(started().site + path, options);
  const textOf = async (path: string) => (await ask(path)).text();
  const statusOf = async (path: string) => (await ask(path)).status;
  const oldAddress = () => ask("/gutters.php", { redirect: "manual" });
  const write = (file: string, content: string) => writeFileSync(started().data(file), content);
  /** What the files that are edited held before. */
  const before = new Map<string, string>();

  /** Where a page may send to; undefined where its policy has no word on it. */
  const connectOf = async (path: string) => /connect-src ([^;"]*)/.exec(await textOf(path))?.[1];

  /** Changes the content once the builder waits, and waits until the publisher has dealt with it. */
  async function edit(change: () => void): Promise<void> {
    const { publisher } = started();
    await publisher.waiting();
    const attempts = publisher.outcomes.length;
    change();
    await publisher.ended(attempts + 1);
    expect([publisher.outcomes.at(-1)?.state, publisher.printed()]).toEqual([
      "live",
      // Where the waiting process fails, a plain build would hide it.
      expect.not.stringContaining("The warm builder failed"),
    ]);
  }

  /** A file that is edited, as it was before. */
  function original<T extends object>(file: string): T {
    const text = before.get(file) ?? started().read(file);
    before.set(file, text);
    return JSON.parse(text) as T;
  }

  describe("a town's page that is removed, a service with its form that is added, and other words", () => {
    beforeAll(async () => {
      expect(await statusOf(`/${town}`)).toBe(200);
      expect(await statusOf(service)).toBe(404);
      const hedges = JSON.parse(started().read("services/hedges.json")) as object;
      const guards = {
        ...hedges,
        name: "Gutter guards",
        address: service,
        menu: { label: "Gutter guards", order: 98 },
        seo: {
          title: "Gutter guards",
          description:
            "Covers that keep the leaves out and let the rain in, for gutters of any age.",
        },
      };
      const facts = {
        ...original("site.json"),
        delivery: { address: "https://forms.wells.example/f/abc", formName: "quote" },
        redirects: [{ from: "/gutters.php", to: service }],
      };
      original(townFile);
      const faqs = original<Faqs>(faqsFile);
      for (const item of faqs.items) item.answer = "Nothing. We measure “for free”.";
      const { process, ...saunas } = original<Saunas>(saunasFile);
      expect(await textOf("/services/saunas")).toContain(process.heading);
      await edit(() => {
        rmSync(started().data(townFile));
        write(faqsFile, JSON.stringify(faqs));
        write(saunasFile, JSON.stringify(saunas));
        write(serviceFile, JSON.stringify(guards));
        write("site.json", JSON.stringify(facts));
      });
    }, 10 * minutes);

    it("take the town off the site at once, and no other page", async () => {
      expect(await statusOf(`/${town}`)).toBe(404);
      expect(await statusOf(`/page-data/${town}/page-data.json`)).toBe(404);
      expect(await textOf("/sitemap.xml")).not.toContain(town);
      expect(await statusOf("/about")).toBe(200);
    });

    it("change the words, and take out what is taken out", async () => {
      expect(await textOf("/")).toContain("We measure “for free”.");
      const { process } = original<Saunas>(saunasFile);
      expect(await textOf("/services/saunas")).not.toContain(process.heading);
    });

    it("put the service into every menu and the sitemap", async () => {
      expect(await statusOf(service)).toBe(200);
      expect(await textOf("/sitemap.xml")).toContain(`${service}<`);
      for (const path of ["/", "/contact", service])
        expect(await textOf(path)).toContain(`href="${service}"`);
    });

    it("let every page send requests, and the form say so", async () => {
      for (const path of ["/", "/contact", service])
        expect(await connectOf(path)).toBe("'self' https://forms.wells.example");
      expect(await textOf("/contact")).toContain("goes to the box by the road");
      expect(await textOf("/contact")).toContain("_gotcha");
    });

    it("lead on from the old address", async () => {
      const { status, headers } = await oldAddress();
      expect([status, headers.get("location")]).toEqual([301, service]);
    });
  });

  describe("the same, the other way round", () => {
    beforeAll(
      () =>
        edit(() => {
          rmSync(started().data(serviceFile));
          for (const [file, text] of before) write(file, text);
        }),
      10 * minutes,
    );

    it("show the page of the town as soon as they say so", async () => {
      const answer = await ask(`/${town}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("Hell’s Half Acre");
      expect(await statusOf(`/page-data/${town}/page-data.json`)).toBe(200);
      expect(await textOf("/sitemap.xml")).toContain(town);
    });

    it("show the words that were there before", async () => {
      expect(await textOf("/")).not.toContain("We measure “for free”.");
      const { process } = original<Saunas>(saunasFile);
      expect(await textOf("/services/saunas")).toContain(process.heading);
    });

    it("leave nothing of the service behind", async () => {
      expect(await statusOf(service)).toBe(404);
      expect(await statusOf("/sharing/services-gutter-guards.jpg")).toBe(404);
      expect(await textOf("/sitemap.xml")).not.toContain(service);
      for (const path of ["/", "/contact"]) {
        expect(await textOf(path)).not.toContain(service);
        expect(await connectOf(path)).toBeUndefined();
      }
    });

    it("leave nothing of the form service and the old address behind", async () => {
      expect(await textOf("/contact")).not.toContain("goes to the box by the road");
      expect(await textOf("/contact")).not.toContain("_gotcha");
      expect((await oldAddress()).status).toBe(404);
    });
  });
}
