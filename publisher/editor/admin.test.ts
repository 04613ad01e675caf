/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TestEditor } from "../../test/editorBackend";
import { writeAdminPages } from "./admin";
import { adminHeaders } from "./adminHeaders";
import { backendOrigins, productionBackend } from "./production";

const editor = new TestEditor();

beforeAll(() => editor.start());
afterAll(() => editor.stop());

const ask = (path: string, headers = {}) => editor.send({ method: "GET", path, headers });

describe("the editor's page", () => {
  it.each(["/admin", "/admin/", "/admin?x"])("is at %s", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    const expected = Object.entries(adminHeaders()).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(headers).toMatchObject(Object.fromEntries(expected));
    const scripts = [...String(body).matchAll(/<script src="(.*?)"/g)].map(([, src]) => src);
    expect(scripts).toEqual(["/admin/start.js", "/admin/decap-cms.js", "/admin/editor.js"]);
    expect(body).not.toMatch(/<script>|style=| on[a-z]+=/);
  });

  it.each(["start.js", "decap-cms.js", "editor.js", "editor.css"])("has %s", async (name) => {
    const first = await ask(`/admin/${name}`);
    expect(first).toMatchObject({ status: 200, headers: { "cache-control": "no-cache" } });
    expect(first.headers["content-type"]).toMatch(/^text\/(javascript|css); charset=utf-8$/);
    const again = await ask(`/admin/${name}`, { "if-none-match": first.headers.etag });
    expect(again).toMatchObject({ status: 304, body: undefined });
  });

  it.each([
    "/admin/nothing.js",
    "/admin/../package.json",
    "/admin/%2e%2e/package.json",
    "/admin/browser/editor.ts",
  ])("has no %s", async (path) => expect((await ask(path)).status).toBe(404));

  it("may load scripts from the site alone, and be framed by nobody", () => {
    const policy = adminHeaders()["Content-Security-Policy"] ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self' 'unsafe-eval'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(adminHeaders(["https://api.github.com"])["Content-Security-Policy"]).toContain(
      "connect-src 'self' blob: data: https://api.github.com",
    );
  });
});

describe("the editor's page for a host", () => {
  it("talks to the backend of the setting, and not to a publisher", () => {
    const folder = mkdtempSync(join(tmpdir(), "admin-"));
    try {
      writeAdminPages(folder, { name: "gitlab", repo: "owner/website" });
      const names = ["decap-cms.js", "editor.css", "editor.js", "index.html", "start.js"];
      expect(readdirSync(folder).sort()).toEqual(names);
      const script = readFileSync(join(folder, "editor.js"), "utf8");
      expect(script).toContain("owner/website");
      expect(script).not.toContain("/api/v1");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each([undefined, "", " "])("is not made without a setting (%j)", (setting) => {
    expect(productionBackend(setting)).toBeUndefined();
  });

  it("has the backend of the setting", () => {
    const backend = { name: "github", repo: "owner/website", branch: "main" };
    expect(productionBackend(JSON.stringify(backend))).toEqual(backend);
  });

  it.each([
    ["{", /is not JSON/],
    ["null", /needs a "name"/],
    ['{"name":"proxy"}', /one of: github, gitlab/],
    ['{"name":"test-repo"}', /one of: github, gitlab/],
  ])("is not made with a wrong setting (%s)", (setting, sentence) => {
    expect(() => productionBackend(setting)).toThrow(sentence);
  });

  it.each([
    [
      { name: "github", base_url: "https://api.netlify.com" },
      ["https://api.github.com", "https://api.netlify.com"],
    ],
    [
      { name: "gitlab", api_root: "https://git.example/api/v4" },
      ["https://gitlab.com", "https://git.example"],
    ],
    [
      {
        name: "gitea",
        base_url: "https://git.example",
        auth_endpoint: "https://login.example/login/oauth/authorize",
      },
      ["https://git.example", "https://login.example"],
    ],
    [{ name: "git-gateway" }, []],
  ])("may talk to the places of its setting: %j", (backend, origins) => {
    expect(backendOrigins(backend)).toEqual(origins);
  });
});
