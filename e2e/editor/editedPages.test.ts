import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, runPublisher, type Running } from "../../publisher/tools/measure/running";
import { copyProject } from "../../publisher/tools/measure/workspace";
import { ownEnvironment } from "../projectCopy";

// `npm start` in a copy of the project, with the content for tests; its pages are changed while the
// builder waits for the next edit.

const minutes = 60_000;
const page = "locations/hell-s-half-acre-md";

let copy: ReturnType<typeof copyProject>;
let publisher: Running;
let content: string;

const file = () => join(copy.root, "data", `${page}.json`);

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
}

beforeAll(async () => {
  copy = copyProject();
  rmSync(join(copy.root, "data"), { recursive: true });
  cpSync("test/content", join(copy.root, "data"), { recursive: true });
  content = readFileSync(file(), "utf8");
  publisher = runPublisher(copy.root, await freePort(), ownEnvironment);
  await publisher.ended(1);
}, 10 * minutes);

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
