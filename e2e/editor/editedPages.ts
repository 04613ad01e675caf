import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { freePort, runPublisher, type Running } from "../../publisher/tools/measure/running";
import { copyWithTestContent, ownEnvironment, type ProjectCopy } from "../projectCopy";

// `npm start` in a copy of the project, with the content for tests; its pages are changed while the
// builder waits for the next edit.

const minutes = 60_000;
const page = "locations/hell-s-half-acre-md";

let copy: ProjectCopy;
let publisher: Running;
let content: string;

const file = () => copy.data(`${page}.json`);

const ask = (path: string) => fetch(`http://127.0.0.1:${publisher.port}${path}`);

const sitemap = async () => (await ask("/sitemap.xml")).text();

/** Changes the content once the builder waits, and waits until the publisher has dealt with it. */
async function edit(change: () => void): Promise<void> {
  await publisher.waiting();
  const before = publisher.outcomes.length;
  change();
  await publisher.ended(before + 1);
  expect([publisher.outcomes.at(-1)?.state, publisher.printed()]).toEqual([
    "live",
    expect.anything(),
  ]);
  // Where the waiting process fails, a plain build would hide it.
  expect(publisher.printed()).not.toContain("The warm builder failed");
}

beforeAll(async () => {
  copy = copyWithTestContent();
  content = readFileSync(file(), "utf8");
  publisher = runPublisher(copy.path, await freePort(), ownEnvironment);
  await publisher.ended(1);
}, 20 * minutes);

afterAll(async () => {
  publisher.child.kill("SIGINT");
  await publisher.exit;
  copy.remove();
});

it(
  "takes a page that is removed off the site at once, and no other",
  async () => {
    expect((await ask(`/${page}`)).status).toBe(200);
    await edit(() => rmSync(file()));
    expect((await ask(`/${page}`)).status).toBe(404);
    expect((await ask(`/page-data/${page}/page-data.json`)).status).toBe(404);
    expect(await sitemap()).not.toContain(page);
    expect((await ask("/about")).status).toBe(200);
  },
  10 * minutes,
);

it(
  "shows a page that is added as soon as it says so",
  async () => {
    await edit(() => writeFileSync(file(), content));
    const answer = await ask(`/${page}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Hell’s Half Acre");
    expect((await ask(`/page-data/${page}/page-data.json`)).status).toBe(200);
    expect(await sitemap()).toContain(page);
  },
  10 * minutes,
);

const textOf = async (path: string) => (await ask(path)).text();

/** Where a page may send to; undefined where its policy has no word on it. */
const connectOf = async (path: string) => /connect-src ([^;"]*)/.exec(await textOf(path))?.[1];

const service = "/services/gutter-guards";
const oldAddress = () =>
  fetch(`http://127.0.0.1:${publisher.port}/gutters.php`, { redirect: "manual" });

describe("a service, a form service and an old address", () => {
  let business: string;

  it(
    "are in every menu, in every policy, and lead on, once they are added",
    async () => {
      business = readFileSync(copy.data("site.json"), "utf8");
      const hedges = JSON.parse(readFileSync(copy.data("services/hedges.json"), "utf8")) as object;
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
        ...(JSON.parse(business) as object),
        delivery: { address: "https://forms.wells.example/f/abc", formName: "quote" },
        redirects: [{ from: "/gutters.php", to: service }],
      };
      expect((await ask(service)).status).toBe(404);
      await edit(() => {
        writeFileSync(copy.data("services/gutter-guards.json"), JSON.stringify(guards));
        writeFileSync(copy.data("site.json"), JSON.stringify(facts));
      });
      expect((await ask(service)).status).toBe(200);
      expect(await sitemap()).toContain(`${service}<`);
      for (const path of ["/", "/contact", service]) {
        expect(await textOf(path)).toContain(`href="${service}"`);
        expect(await connectOf(path)).toBe("'self' https://forms.wells.example");
      }
      expect(await textOf("/contact")).toContain("goes to the box by the road");
      expect(await textOf("/contact")).toContain("_gotcha");
      expect((await oldAddress()).status).toBe(301);
      expect((await oldAddress()).headers.get("location")).toBe(service);
    },
    10 * minutes,
  );

  it(
    "leave nothing behind when they are taken away",
    async () => {
      await edit(() => {
        rmSync(copy.data("services/gutter-guards.json"));
        writeFileSync(copy.data("site.json"), business);
      });
      expect((await ask(service)).status).toBe(404);
      expect((await ask("/sharing/services-gutter-guards.jpg")).status).toBe(404);
      expect(await sitemap()).not.toContain(service);
      for (const path of ["/", "/contact"]) {
        expect(await textOf(path)).not.toContain(service);
        expect(await connectOf(path)).toBeUndefined();
      }
      expect(await textOf("/contact")).not.toContain("goes to the box by the road");
      expect(await textOf("/contact")).not.toContain("_gotcha");
      expect((await oldAddress()).status).toBe(404);
    },
    10 * minutes,
  );
});
