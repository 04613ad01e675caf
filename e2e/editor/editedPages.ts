import { rmSync, writeFileSync } from "node:fs";
import type { NpmStart } from "./npmStart";

const minutes = 60_000;
const town = "locations/hell-s-half-acre-md";
const townPicture = "/sharing/locations-hell-s-half-acre-md.jpg";
const faqsFile = "faqs/one.json";
const saunasFile = "services/saunas.json";
const service = "/services/gutter-guards";
const serviceFile = "services/gutter-guards.json";
const other = "/services/snow-guards";
const otherFile = "services/snow-guards.json";

type Faqs = { items: { answer: string }[] };
type Saunas = { process: { heading: string } };

/**
 * Edits that add and remove pages. The first edit removes the last page of a template, so the
 * builder starts another process. The second comes while a process waits, which adds and removes pages
 * itself.
 * @param started the running `npm start`
 */
export function describeEditedPages(started: () => NpmStart): void {
  const ask = (path: string, options?: RequestInit) => fetch(started().site + path, options);
  const textOf = async (path: string) => (await ask(path)).text();
  const statusOf = async (path: string) => (await ask(path)).status;
  const oldAddress = () => ask("/gutters.php", { redirect: "manual" });
  const write = (file: string, content: string) => writeFileSync(started().data(file), content);
  /** The address that a page may send to; undefined if its policy names none. */
  const connectOf = async (path: string) =>
    /connect-src ([^;"]*)/.exec((await textOf(path)).replaceAll("&#x27;", "'"))?.[1];
  const read = <T extends object>(file: string) => JSON.parse(started().read(file)) as T;

  /**
   * Changes the content, and waits until visitors see all of it: on a busy machine, the publisher
   * may notice the first changed file before the last one is written.
   */
  async function edit(change: () => void, isSeen: () => Promise<boolean>): Promise<void> {
    const { publisher } = started();
    let attempts = publisher.outcomes.length;
    change();
    do {
      await publisher.ended(++attempts);
      expect([publisher.outcomes[attempts - 1]?.state, publisher.printed()]).toEqual([
        "live",
        // If the waiting process fails, a build without waiting would hide it.
        expect.not.stringContaining("the site was rebuilt from scratch"),
      ]);
    } while (!(await isSeen()));
  }

  describe("removing a town page, adding a service with a form, and changing words", () => {
    let processHeading = "";

    beforeAll(async () => {
      expect(await statusOf(`/${town}`)).toBe(200);
      expect(await statusOf(service)).toBe(404);
      expect(await statusOf(townPicture)).toBe(200);
      const hedges = read("services/hedges.json");
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
        ...read("site.json"),
        delivery: { address: "https://forms.wells.example/f/abc", formName: "quote" },
        redirects: [{ from: "/gutters.php", to: service }],
      };
      const faqs = read<Faqs>(faqsFile);
      for (const item of faqs.items) item.answer = "Nothing. We measure “for free”.";
      const { process, ...saunas } = read<Saunas>(saunasFile);
      processHeading = process.heading;
      expect(await textOf("/services/saunas")).toContain(process.heading);
      await edit(
        () => {
          rmSync(started().data(`${town}.json`));
          write(faqsFile, JSON.stringify(faqs));
          write(saunasFile, JSON.stringify(saunas));
          write(serviceFile, JSON.stringify(guards));
          write("site.json", JSON.stringify(facts));
        },
        async () => (await oldAddress()).status === 301,
      );
    }, 10 * minutes);

    it("removes the town page from the site at once, and no other page", async () => {
      expect(await statusOf(`/${town}`)).toBe(404);
      expect(await statusOf(`/page-data/${town}/page-data.json`)).toBe(404);
      expect(await statusOf(townPicture)).toBe(404);
      expect(await textOf("/sitemap.xml")).not.toContain(town);
      expect(await statusOf("/about")).toBe(200);
    });

    it("changes the words, and removes the removed parts", async () => {
      expect(await textOf("/")).toContain("We measure “for free”.");
      expect(await textOf("/services/saunas")).not.toContain(processHeading);
    });

    it("adds the service to every menu and the sitemap", async () => {
      expect(await statusOf(service)).toBe(200);
      expect(await textOf("/sitemap.xml")).toContain(`${service}<`);
      for (const path of ["/", "/contact", service])
        expect(await textOf(path)).toContain(`href="${service}"`);
    });

    it("lets every page send requests, and says so at the form", async () => {
      for (const path of ["/", "/contact", service])
        expect(await connectOf(path)).toBe("'self' https://forms.wells.example");
      expect(await textOf("/contact")).toContain("goes to the box by the road");
      expect(await textOf("/contact")).toContain("_gotcha");
    });

    it("redirects the old address", async () => {
      const { status, headers } = await oldAddress();
      expect([status, headers.get("location")]).toEqual([301, service]);
    });
  });

  describe("replacing a service while the builder waits", () => {
    beforeAll(async () => {
      await started().publisher.waiting();
      const guards = read<{ menu: object; seo: object }>(serviceFile);
      const name = "Snow guards";
      const snow = {
        ...guards,
        name,
        address: other,
        menu: { ...guards.menu, label: name },
        seo: { ...guards.seo, title: name },
      };
      const facts = { ...read("site.json"), redirects: [{ from: "/gutters.php", to: other }] };
      await edit(
        () => {
          rmSync(started().data(serviceFile));
          write(otherFile, JSON.stringify(snow));
          write("site.json", JSON.stringify(facts));
        },
        async () => (await oldAddress()).headers.get("location") === other,
      );
    }, 10 * minutes);

    it("publishes the new service with all files of its page, and removes the old one", async () => {
      expect(await statusOf(service)).toBe(404);
      expect(await statusOf(`/page-data${service}/page-data.json`)).toBe(404);
      expect(await textOf(other)).toContain(">Snow guards</title>");
      expect(await statusOf(`/page-data${other}/page-data.json`)).toBe(200);
      expect(await statusOf("/sharing/services-snow-guards.jpg")).toBe(200);
      expect(await statusOf("/sharing/services-gutter-guards.jpg")).toBe(404);
      const sitemap = await textOf("/sitemap.xml");
      expect(sitemap).toContain(`${other}<`);
      expect(sitemap).not.toContain(`${service}<`);
      for (const path of ["/", "/contact"]) {
        expect(await textOf(path)).toContain(`href="${other}"`);
        expect(await textOf(path)).not.toContain(`href="${service}"`);
      }
    });
  });
}
