import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { adminHeaders, writeAdminPages } from "../../editor";
import { eventually } from "../eventually";
import { EditorPage } from "./page";

// These tests reach no real host. Decap CMS's backend for tests keeps files in the window, and uses
// the page in the same way as a backend that commits to a repository.
const folder = mkdtempSync(join(tmpdir(), "admin-"));
const text = readFileSync("test/content/testimonials/kit-n.json", "utf8");
const types: Record<string, string> = { html: "text/html", js: "text/javascript", css: "text/css" };

let context: BrowserContext;
let server: Server;
let page: Page;
let editor: EditorPage;

type Repository = { repoFiles: { data: { testimonials: Record<string, { content: string }> } } };

const saved = () =>
  page.evaluate(
    () => (window as unknown as Repository).repoFiles.data.testimonials["jim.json"]?.content,
  );

type Folder = { [name: string]: Folder | { content: string } };

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

/** The test content as the backend keeps it, plus the file of a testimonial. */
function repository(jim: string): Folder {
  const data: Folder = {};
  const names = readdirSync("test/content", { recursive: true, encoding: "utf8" });
  for (const name of names.filter((each) => /\.\w+$/.test(each))) {
    const steps = name.split(sep);
    const folder = steps
      .slice(0, -1)
      .reduce<Folder>((at, step) => (at[step] ??= {}) as Folder, data);
    const content = name.endsWith(".json")
      ? readFileSync(join("test/content", name), "utf8")
      : pixel;
    folder[steps.at(-1) ?? ""] = { content };
  }
  Object.assign(data.testimonials ?? {}, { "jim.json": { content: jim } });
  return data;
}

async function open(content: string): Promise<void> {
  await page.addInitScript((data) => {
    // The backend for tests keeps pictures as the objects that Decap CMS uploads.
    const withPictures = (folder: Folder): Folder =>
      Object.fromEntries(
        Object.entries(folder).map(([name, file]) => {
          if (typeof file.content !== "string") return [name, withPictures(file as Folder)];
          const { content } = file;
          if (!content.startsWith("data:image")) return [name, file];
          const picture = { fileObj: new File([], name), path: name, toString: () => content };
          return [name, { content: picture as unknown as string }];
        }),
      );
    const all = withPictures(data);
    // To list a folder, the backend for tests looks up its whole path as one name.
    const folders = Object.entries(all).map(([name, folder]) => [`data/${name}`, folder]);
    Object.assign(window, { repoFiles: { data: all, ...Object.fromEntries(folders) } });
  }, repository(content));
  await page.goto(`${editor.origin}/admin#/collections/testimonials/entries/jim`);
  await page.getByRole("button", { name: "Login" }).click();
  await editor.saveButton.waitFor();
}

beforeAll(async () => {
  const browser = await sharedBrowser();
  context = await browser.newContext();
  writeAdminPages(folder, { name: "test-repo" });
  server = createServer((request, response) => {
    const name = basename((request.url ?? "").replace(/^\/admin\/?$/, "/index.html"));
    const type = types[name.replace(/.*\./, "")];
    // The site's own drawings are not available here.
    if (type === undefined) return response.writeHead(404).end();
    response.writeHead(200, { ...adminHeaders(), "content-type": `${type}; charset=utf-8` });
    return response.end(readFileSync(join(folder, name)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await context.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  page = await context.newPage();
  editor = new EditorPage(page, `http://localhost:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await editor.forget();
  await page.close();
});

describe("the editor on a host", () => {
  it("saves a file in its format, and nothing else", async () => {
    await open(text);
    await page.getByLabel("5 stars").check();
    await editor.saveWell();
    expect(await saved()).toBe(text.replace('"rating": 4', '"rating": 5'));
  });

  it("shows the page with the draft, and with pictures from the repository", async () => {
    await open(text);
    const shown = page.getByRole("region", { name: "Preview" }).frameLocator("iframe");
    await shown.getByRole("main").getByText("Left the gate shut").first().waitFor();
    await page.getByLabel("Words").fill("Typed on a host.");
    await shown.getByRole("main").getByText("Typed on a host.").waitFor();
    const picture = shown.locator("main picture img").first();
    await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 1);
    expect(await saved()).toBe(text);
  });

  it("refuses the same errors as the check of a commit", async () => {
    const invalid = text.replace('"rating"', '"stars": 4,\n  "rating"');
    await open(invalid);
    await page.getByLabel("Town").fill("Essex");
    await editor.save();
    await editor.warning
      .getByText(/^Testimonial “Kit N\.” › Stars is not a known field here/)
      .waitFor();
    expect(await saved()).toBe(invalid);
  });
});
