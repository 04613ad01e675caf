import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../test/temporaryFolder";
import { TestEditor } from "../../test/editorBackend";
import { received } from "../../test/httpServer";
import { writeAdminPages } from "./admin";
import { adminHeaders } from "./adminHeaders";
import { backendOrigins, productionBackend } from "./gitHosts";

const editor = new TestEditor();
const folder = temporaryFolder();

beforeAll(() => editor.start());
afterAll(() => editor.stop());

const ask = (path: string, headers = {}) => editor.send({ method: "GET", path, headers });

describe("the editor's page", () => {
  it.each(["/admin", "/admin/", "/admin?x"])("is at %s", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject(received(adminHeaders()));
    const scripts = [...String(body).matchAll(/<script src="(.*?)"/g)].map(([, src]) => src);
    expect(scripts).toEqual(["/admin/decap-cms.js", "/admin/editor.js"]);
    expect(body).not.toMatch(/<script>|style=| on[a-z]+=/);
  });

  it.each([
    ["decap-cms.js", "text/javascript; charset=utf-8"],
    ["editor.css", "text/css; charset=utf-8"],
    ["help.html", "text/html; charset=utf-8"],
    ["pictures/editor-start.png", "image/png"],
    ["site/counties.svg", "image/svg+xml"],
    ["site/drawings/deck-section.svg", "image/svg+xml"],
  ])("has %s", async (name, type) => {
    const first = await ask(`/admin/${name}`);
    const headers = { "cache-control": "no-cache", "content-type": type };
    expect(first).toMatchObject({ status: 200, headers });
    const again = await ask(`/admin/${name}`, { "if-none-match": first.headers.etag });
    expect(again).toMatchObject({ status: 304, body: undefined });
  });

  it.each([
    ...["/admin/nothing.js", "/admin/../package.json", "/admin/%2e%2e/package.json"],
    ...["/admin/browser/main.ts", "/admin/site/robots.txt", "/admin/site/drawings/nothing.svg"],
    ...["/admin/site/drawings/../../package.json", "/admin/site/..%2fpackage.json"],
    ...["/admin/pictures/", "/admin/pictures/home.jpg", "/admin/pictures/../editing.md"],
    ...["/admin/pictures/..%2fediting.md", "/admin/pictures/..\\editing.md"],
    "/admin/pictures/__proto__",
  ])("has no %s", async (path) => expect((await ask(path)).status).toBe(404));

  it("may load scripts only from the site, and no page may frame it", () => {
    const policy = adminHeaders()["Content-Security-Policy"] ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-eval'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });
});

describe("the editor's page for a host", () => {
  it("uses the backend in the setting, and not the one of npm start", async () => {
    await writeAdminPages(folder.path, { name: "gitlab", repo: "owner/website" });
    const names =
      "decap-cms.js editor.css editor.js help.css help.html index.html licenses.txt pictures preview.js";
    expect(readdirSync(folder.path).sort()).toEqual(names.split(" "));
    expect(readdirSync(join(folder.path, "pictures"))).toContain("editor-start.png");
    const script = readFileSync(join(folder.path, "editor.js"), "utf8");
    expect(script).toContain("owner/website");
    expect(script).not.toContain("/api/v1");
    const licenses = readFileSync(join(folder.path, "licenses.txt"), "utf8").split("\n");
    expect(licenses).toEqual(expect.arrayContaining(["decap-cms", "zod", "react-dom"]));
  });

  const gitea = {
    name: "gitea",
    repo: "owner/website",
    app_id: "x",
    base_url: "https://git.example",
    api_root: "https://git.example/api/v1",
  };

  it.each([
    { name: "github", repo: "owner/website", branch: "main" },
    { name: "gitlab", repo: "group/team/website", auth_type: "pkce", app_id: "x" },
    gitea,
    { ...gitea, name: "forgejo", use_graphql: false },
    { ...gitea, base_url: "http://localhost:3000", api_root: "http://127.0.0.1:3000/api/v1" },
  ])("accepts the setting %j", (backend) => {
    expect(productionBackend(JSON.stringify(backend))).toEqual(backend);
  });

  const repo = "owner/website";
  const noAddress = '"base_url" must be an address that';
  const unknownHost = "which is one of: github, gitlab, gitea, forgejo.";

  it.each([
    [null, 'EDITOR_BACKEND needs a "name"'],
    [{ name: "proxy" }, unknownHost],
    [{ name: "toString" }, unknownHost],
    [{ name: "github" }, '"repo" is missing; github needs it.'],
    [{ name: "github", repo: "website" }, '"repo" must be like "owner/website".'],
    [{ name: "github", repo, base_url: "http://x" }, noAddress],
    [{ name: "github", repo, base_url: "http://localhost.example" }, noAddress],
    [{ name: "github", repo, branch: "" }, '"branch" must not be empty.'],
    [{ name: "gitlab", repo, auth_type: "pkce" }, '"app_id" is missing; gitlab needs it.'],
    [{ name: "gitlab", repo, auth_type: "implicit" }, '"auth_type" must be "pkce".'],
    [{ ...gitea, api_root: undefined }, '"api_root" is missing; gitea needs it.'],
  ])("rejects the setting %j", (setting, sentence) => {
    expect(() => productionBackend(JSON.stringify(setting))).toThrow(sentence);
  });

  const login = "https://login.example/login/oauth/authorize";

  it.each([
    [
      { name: "github", base_url: "https://api.netlify.com" },
      ["https://api.github.com", "https://api.netlify.com"],
    ],
    [{ name: "gitea", base_url: "http://localhost:3000" }, ["http://localhost:3000"]],
    [
      { name: "gitlab", api_root: "https://git.example/api/v4" },
      ["https://gitlab.com", "https://git.example"],
    ],
    [{ ...gitea, auth_endpoint: login }, ["https://git.example", "https://login.example"]],
  ])("may connect to the origins in its setting: %j", (backend, origins) => {
    expect(backendOrigins(backend)).toEqual(origins);
  });
});
