import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { writeAdminPages } from "../../editor/server/page/admin";
import { adminHeaders } from "../../editor/server/page/adminHeaders";
import { originsOf, placeInSetting } from "../../editor/server/page/gitHosts";
import { pathsBelow } from "../../lib/files/files";
import { branch, GithubServer, repo } from "../../test/githubServer";
import { startServer, type RunningServer } from "../../test/httpServer";
import { temporaryFolder } from "../../test/temporaryFolder";
import { axeIssues } from "../axe";
import { desk } from "./harness";
import { EditorPage } from "./page";
import { photoOf } from "./photo";

// The editor of a build with EDITOR_BACKEND, under its own policy, with GitHub and a login service at other
// origins. The tests in editor/store/github test the saves.

const folder = temporaryFolder("file");
const github = new GithubServer();
const servers: RunningServer[] = [];
const kit = "data/testimonials/kit-n.json";
const contentDir = "test/content";

const content = Object.fromEntries(
  pathsBelow(contentDir).map((file) => [`data/${file}`, readFileSync(join(contentDir, file))]),
);

let editor: EditorPage;
let context: BrowserContext;
let origin: string;
let headers: Record<string, string>;
const complaints: string[] = [];

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Answers as a host does: the files of the editor, and the drawings of the site. */
const host: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://localhost");
  const file =
    pathname === "/admin"
      ? join(folder.path, "index.html")
      : pathname.startsWith("/admin/")
        ? join(folder.path, pathname.slice("/admin/".length))
        : join("static", pathname);
  if (!existsSync(file)) return void response.writeHead(404).end();
  response.writeHead(200, { ...headers, "content-type": types[extname(file)] });
  response.end(readFileSync(file));
};

/** The window of a login service, which asks, and then hands the token over. */
const loginService: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" });
  response.end(`<!doctype html><title>Login</title><button>Authorize the website</button><script>
    document.querySelector("button").onclick = () => {
      window.addEventListener("message", ({ origin }) =>
        window.opener.postMessage('authorization:github:success:{"token":"ann"}', origin));
      window.opener.postMessage("authorizing:github", "*");
    };</script>`);
};

async function listen(handler: RequestListener): Promise<string> {
  const server = await startServer(handler);
  servers.push(server);
  return `http://localhost:${server.port}`;
}

beforeAll(async () => {
  await github.start();
  const service = await listen(loginService);
  const setting = JSON.stringify({
    name: "github",
    repo,
    branch,
    base_url: service,
    api_root: github.origin,
  });
  const place = placeInSetting(setting);
  await writeAdminPages(folder.path, {
    github: place,
    siteName: "O’Fáilbhe & Daughters",
  });
  headers = adminHeaders(originsOf(place));
  origin = await listen(host);
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await github.stop();
});

beforeEach(async () => {
  github.begin(content);
  complaints.length = 0;
  context = await (await sharedBrowser()).newContext(desk);
  context.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  context.on("weberror", (failure) => complaints.push(String(failure.error())));
  editor = new EditorPage(await context.newPage(), origin);
});
afterEach(() => context.close());

it("signs in by the window of a login service, saves as one commit, and signs out", async () => {
  const { page } = editor;
  await page.goto(`${origin}/admin`);
  await page.getByRole("heading", { name: "Sign in to change the website" }).waitFor();
  expect(await axeIssues(page, "html")).toEqual([]);
  const opened = page.waitForEvent("popup");
  await editor.button("Sign in with GitHub").click();
  await (await opened).getByRole("button", { name: "Authorize the website" }).click();
  await editor.heading.waitFor();
  await editor.open("testimonials/kit-n");
  await editor.field("Words").fill("Saved at GitHub.");
  await editor.open("projects/dry-well");
  await editor.unfold("Picture of the finished work");
  await editor.button("Choose another picture").click();
  await editor.upload("IMG 1.jpg", await photoOf(900, 600).toBuffer());
  await editor.field("Description", editor.pictures).fill("A well in May");
  await editor.usePicture();
  const commits = github.log().length;
  await editor.save();
  await editor.whenState("Saved");
  expect(github.log().length).toBe(commits + 1);
  expect(github.read(kit)).toBe(
    String(content[kit]).replace("Left the gate shut & the dog in.", "Saved at GitHub."),
  );
  expect(github.read("data/projects/dry-well.json")).toContain("images/img-1.jpg");
  expect(github.tree.has("data/images/img-1.jpg")).toBe(true);
  await editor.toast(/^Saved\. Visitors see your \d changes in a few minutes\.$/).waitFor();
  // The browser keeps the token, until somebody signs out.
  await page.reload();
  await editor.whenState("Saved");
  await editor.button("Sign out").click();
  await editor.button("Sign in with GitHub").waitFor();
  expect(complaints).toEqual([]);
});
