import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../test/temporaryFolder";
import { TestEditor } from "../../../test/editorBackend";
import { received } from "../../../test/httpServer";
import { writeAdminPages } from "./admin";
import { adminHeaders } from "./adminHeaders";
import { placeInSetting } from "./gitHosts";

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
    expect(scripts).toEqual(["/admin/app.js"]);
    expect(body).not.toMatch(/<script>|style=| on[a-z]+=/);
    expect(body).toContain('<html lang="en" translate="no">');
  });

  it.each([
    ["app.js", "text/javascript; charset=utf-8"],
    ["fonts.css", "text/css; charset=utf-8"],
    ["bitter.woff2", "font/woff2"],
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
    ...["/admin/app/main.tsx", "/admin/site/robots.txt", "/admin/site/drawings/nothing.svg"],
    ...["/admin/site/drawings/../../package.json", "/admin/site/..%2fpackage.json"],
    ...["/admin/pictures/", "/admin/pictures/home.jpg", "/admin/pictures/../editing.md"],
    ...["/admin/pictures/..%2fediting.md", "/admin/pictures/..\\editing.md"],
    "/admin/pictures/__proto__",
  ])("has no %s", async (path) => expect((await ask(path)).status).toBe(404));

  it("runs no code from texts, and only its own scripts; no page may frame it", () => {
    const policy = adminHeaders()["Content-Security-Policy"] ?? "";
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain("connect-src 'self'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  });

  it("connects to GitHub on a host, whose login may answer from its window", () => {
    const headers = adminHeaders(["https://api.github.com"]);
    expect(headers["Content-Security-Policy"]).toContain(
      "connect-src 'self' https://api.github.com; ",
    );
    expect(headers["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
  });
});

describe("the editor's page for a host", () => {
  it("uses the repository in the setting", async () => {
    const github = placeInSetting('{"name":"github","repo":"owner/website"}');
    await writeAdminPages(folder.path, { github, siteName: "Blue Cape" });
    const names =
      "app.js bitter.woff2 fonts.css help.css help.html index.html licenses.txt pictures preview.js public-sans.woff2";
    expect(readdirSync(folder.path).sort()).toEqual(names.split(" "));
    expect(readdirSync(join(folder.path, "pictures"))).toContain("editor-start.png");
    const app = readFileSync(join(folder.path, "app.js"), "utf8");
    expect(app).toContain("owner/website");
    expect(app).toContain("Blue Cape");
    const licenses = readFileSync(join(folder.path, "licenses.txt"), "utf8").split("\n");
    expect(licenses).toEqual(expect.arrayContaining(["zod", "react-dom", "wouter"]));
  });
});
