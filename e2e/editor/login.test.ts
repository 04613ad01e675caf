import { readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { adminHeaders } from "../../editor/server/page/adminHeaders";
import { writeAdminPages } from "../../editor/server/page/admin";
import { pathsBelow } from "../../plugins/gatsby-plugin-site-files/files";
import { startServer, type RunningServer } from "../../test/httpServer";
import { eventually } from "../../test/eventually";
import { gate } from "../../test/gate";
import { temporaryFolder } from "../../test/temporaryFolder";
import { hold } from "../visit";
import { appId, branch, createGitHost, repo } from "./gitHost";
import { EditorPage } from "./page";
import { photoOf } from "./photo";

// The editor as a build with EDITOR_BACKEND publishes it, under its own policy, with a git host at
// another origin: login by OAuth with PKCE, reading, saving, a conflict, a picture.

const folder = temporaryFolder("file");
const types: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };
const servers: RunningServer[] = [];

async function listen(handler: RequestListener): Promise<string> {
  const server = await startServer(handler);
  servers.push(server);
  return `http://localhost:${server.port}`;
}

const host = createGitHost(() => `${adminOrigin}/admin/`);
const contentDir = "test/content";
const content = pathsBelow(contentDir);
const path = "data/testimonials/kit-n.json";
const original = readFileSync("test/content/testimonials/kit-n.json", "utf8");
const stored = () => host.files.get(path)?.toString();

let page: Page;
let editor: EditorPage;
let adminOrigin: string;
let addressAfterLogIn: string;
let wasUsableBeforeLogIn: boolean;
let headers: Record<string, string>;
const messages: string[] = [];

/** Answers requests for the editor's folder and for the drawings of the site, as a host does. */
const admin: RequestListener = (request, response) => {
  const [, drawing] = /^\/((?:drawings\/)?[\w-]+\.svg)$/.exec(request.url ?? "") ?? [];
  if (drawing) {
    response.writeHead(200, { "content-type": "image/svg+xml" });
    return void response.end(readFileSync(join("static", drawing)));
  }
  const [, name] = /^\/admin\/?([\w.-]*)(?:\?.*)?$/.exec(request.url ?? "") ?? [];
  const file = name === "" ? "index.html" : name;
  if (!file) return void response.writeHead(404).end();
  const type = types[file.replace(/.*\./, "")] ?? "";
  response.writeHead(200, { ...headers, "content-type": `${type}; charset=utf-8` });
  response.end(readFileSync(join(folder.path, file)));
};

/** Resets the repository to the test content. */
function restore(): void {
  messages.length = 0;
  host.commits.length = 0;
  host.files.clear();
  for (const file of content) host.files.set(`data/${file}`, readFileSync(join(contentDir, file)));
}

beforeAll(async () => {
  const address = await listen(host.handle);
  const backend = {
    name: "gitea",
    repo,
    branch,
    app_id: appId,
    base_url: address,
    api_root: `${address}/api/v1`,
  };
  await writeAdminPages(folder.path, backend);
  headers = adminHeaders([address]);
  const browser = await sharedBrowser();
  adminOrigin = await listen(admin);
  restore();
  page = await browser.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  editor = new EditorPage(page, adminOrigin);
  await page.goto(`${adminOrigin}/admin/`);
  await page.getByRole("button", { name: "Login with Gitea" }).waitFor();
  wasUsableBeforeLogIn = await page.getByRole("button", { name: "Pages" }).isVisible();
  await page.getByRole("button", { name: "Login with Gitea" }).click();
  await page.getByRole("link", { name: "Authorize Application" }).click();
  // The login leads to the site, as `npm start` does.
  const pages = page.getByRole("navigation", { name: "Site" });
  await pages.getByRole("button", { name: "Contact page" }).waitFor();
  addressAfterLogIn = page.url();
});

afterAll(async () => {
  await page.context().close();
  await Promise.all(servers.map(({ close }) => close()));
});

// The page stays open: it reads an entry again when it opens it.
beforeEach(restore);

it("lists the entries, and keeps the code of the login out of the address", async () => {
  expect(wasUsableBeforeLogIn).toBe(false);
  expect(new URL(addressAfterLogIn).search).toBe("");
  await page.evaluate(() => (location.hash = "#/collections/testimonials"));
  await page.getByRole("link", { name: /Kit N/ }).waitFor();
  expect(messages).toEqual([]);
});

it("shows the page with the draft and the repository's pictures, and saves it as one commit", async () => {
  await editor.open("testimonials/kit-n");
  const shown = editor.main;
  await shown.getByText("Left the gate shut").first().waitFor();
  await page.getByLabel("5 stars").check();
  await page.getByLabel("Words").fill("Typed on a host.");
  await shown.getByText("Typed on a host.").waitFor();
  const picture = shown.locator("picture img").first();
  await picture.scrollIntoViewIfNeeded();
  const isLoaded = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await eventually(isLoaded, true);
  expect(stored()).toBe(original);

  await editor.saveWell();
  const { text } = JSON.parse(original) as { text: string };
  const rated = original.replace('"rating": 4', '"rating": 5');
  expect(stored()).toBe(rated.replace(JSON.stringify(text), '"Typed on a host."'));
  expect(host.commits).toHaveLength(1);
  expect(host.commits[0]).toContain("kit-n");
  expect(messages).toEqual([]);
});

it("opens an entry at its address, links to its commits, and shows what is typed while a picture loads", async () => {
  const [asked, loaded] = [gate(), gate()];
  host.beforePicture = () => {
    asked.open();
    return loaded.passed;
  };
  // As from a bookmark, and before any picture is loaded.
  await page.goto("about:blank");
  await editor.open("projects/dry-well");
  await asked.passed;
  const tab = page.waitForEvent("popup");
  await page.getByRole("button", { name: "History" }).click();
  const commits = "/owner/website/commits/branch/main/data/projects/dry-well.json";
  expect(new URL((await tab).url()).pathname).toBe(commits);
  await (await tab).close();
  await page.getByLabel("Title").fill("A well");
  expect(await page.getByLabel("Title").inputValue()).toBe("A well");
  delete host.beforePicture;
  loaded.open();
  await editor.saveWell();
  expect(host.files.get("data/projects/dry-well.json")?.toString()).toContain('"A well"');
});

it("saves a new picture under a unique name and its entry as one commit, without the picture's location", async () => {
  const photo = photoOf(3000, 1500).withExif({ IFD3: { GPSLatitude: "39/1 32/1 0/1" } });
  const other = await photoOf(30, 20, "#7c1d12").toBuffer();
  host.files.set("data/images/our-well.jpg", other);
  // Decap CMS requests the list of pictures only once.
  await page.goto("about:blank");
  await editor.open("projects/dry-well");
  await editor.expand("Picture of the finished work");
  // The existing picture comes from the repository: the site has it under other names.
  await page.waitForFunction(() => document.querySelector("img")?.naturalWidth === 480);
  await page.getByRole("button", { name: "Choose another picture" }).click();
  await page.getByPlaceholder("Search...").fill("our-well");
  await page.getByText("our-well.jpg").first().waitFor();
  // Nothing checks here whether a page shows a picture.
  expect(await page.getByRole("button", { name: "Delete selected" }).isVisible()).toBe(false);
  await editor.upload("Our Well.JPG", await photo.toBuffer(), "our-well-2.jpg");
  await editor.saveWell();
  const { width, height, format, exif } = await sharp(
    host.files.get("data/images/our-well-2.jpg"),
  ).metadata();
  expect({ width, height, format, exif }).toEqual({ width: 2400, height: 1200, format: "jpeg" });
  expect(host.files.get("data/projects/dry-well.json")?.toString()).toContain(
    '"file": "images/our-well-2.jpg"',
  );
  expect(host.files.get("data/images/our-well.jpg")).toEqual(other);
  expect(host.commits).toHaveLength(1);
  expect(messages).toEqual([]);
});

it("names the pages that show an entry, and deletes nothing that they need", async () => {
  await editor.open("testimonials/ada-p");
  await page.getByText("Shown on Home page and Testimonials page.").waitFor();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await editor.warning
    .getByText("Testimonial “Ada P.” cannot be deleted yet. It is used in:")
    .waitFor();
  expect(host.files.has("data/testimonials/ada-p.json")).toBe(true);
  expect(host.commits).toEqual([]);
});

it("says that a file cannot be read, instead of showing only an empty form", async () => {
  host.files.set(path, Buffer.from('{ "name": <<<<<<< HEAD'));
  await editor.open("testimonials/kit-n");
  await editor.warning.getByText(/cannot be read/).waitFor();
  messages.length = 0;
});

it("says that a deletion was refused", async () => {
  await editor.open("testimonials/kit-n");
  host.beforeCommit = () => host.files.set(path, Buffer.from("{}"));
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await editor.warning.getByText(/^Nothing was changed.*sha does not match/).waitFor();
});

it("refuses a save after another commit, and keeps the draft", async () => {
  await editor.open("testimonials/kit-n");
  await page.getByLabel("5 stars").check();
  const theirs = original.replace('"rating": 4', '"rating": 3');
  host.beforeCommit = () => host.files.set(path, Buffer.from(theirs));
  await editor.save();
  await editor.warning.getByText(/sha does not match/).waitFor();
  expect(stored()).toBe(theirs);
  expect(await page.getByLabel("5 stars").isChecked()).toBe(true);
  // A second save adds it on top of the other commit.
  await editor.saveWell();
  expect(stored()).toBe(original.replace('"rating": 4', '"rating": 5'));
});

it("saves a new entry once, and lets nobody type before it is saved and read again", async () => {
  await editor.open("testimonials/new");
  await editor.fillTestimonial("Nia F.", "Deep.");
  const field = page.getByLabel("Words");
  const takesFocus = async () => {
    await field.evaluate((each: HTMLElement) => each.focus());
    return field.evaluate((each) => each === document.activeElement);
  };
  const [asked, committed] = [gate(), gate()];
  let reading: { release: () => void } | undefined;
  host.beforeCommit = async () => {
    reading = await hold(page, /\/api\/v1\//);
    asked.open();
    await committed.passed;
  };
  await editor.save();
  await asked.passed;
  expect(await takesFocus()).toBe(false);
  await editor.saveButton.click();
  const isReading = page.waitForRequest(() => host.commits.length > 0);
  committed.open();
  await isReading;
  expect(await takesFocus()).toBe(false);
  reading?.release();
  await page.waitForURL(/entries\/nia-f/);
  await eventually(takesFocus, true);
  await page.unrouteAll();
  expect(host.commits).toHaveLength(1);
});

it("refuses the same errors as the check of a commit", async () => {
  const other = "data/testimonials/gus-m.json";
  const invalid = String(host.files.get(other)).replace('"rating"', '"stars": 4,\n  "rating"');
  host.files.set(other, Buffer.from(invalid));
  await editor.open("testimonials/gus-m");
  await page.getByLabel("Town").fill("Essex");
  await editor.save();
  await editor.warning.getByText(/› Stars is not a known field here/).waitFor();
  expect(host.files.get(other)?.toString()).toBe(invalid);
});
