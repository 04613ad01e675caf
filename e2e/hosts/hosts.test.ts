import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { adminHeaders } from "../../editor/server/page/adminHeaders";
import { originsOf, placeInSetting } from "../../editor/server/page/gitHosts";
import { writeAdminPages } from "../../editor/server/page/admin";
import { writeHeadersFile } from "../../lib/built/headersFile";
import { forever, revalidate } from "../../lib/built/cachePolicy";
import { earlierWorkers } from "../../src/content/earlierWorkers";
import { securityHeaders } from "../../lib/http/securityHeaders";
import { ask as askAt, received, type Answer } from "../../test/httpServer";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import type { RunningServer } from "./servers";
import { contentPageFiles, builtRoutes } from "../builtRoutes";
import { siteDir } from "../site";
import { hosts, netlify, notInstalled, oldAddress, type Host } from "./hosts";

// The built site with an editor, served by the hosts' own software.

const github = placeInSetting('{"name":"github","repo":"owner/website"}');
const everywhere: Readonly<Record<string, string>> = {
  ...securityHeaders,
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
};
const folder = temporaryFolder("file");
const inFolder = (path: string) => join(folder.path, path);

async function ask(port: number, path: string) {
  const answer = await askAt(port, path, { headers: { host: "www.example.com" } });
  return { ...answer, body: answer.body.toString() };
}

const expectHeaders = (headers: Answer["headers"], expected: object = everywhere) =>
  expect(headers).toMatchObject(received({ ...expected }));

const locationOf = ({ headers }: Pick<Answer, "headers">) =>
  (headers.location ?? "").replace(/^https?:\/\/[^/]+/, "");

beforeAll(async () => {
  cpSync(siteDir, folder.path, { recursive: true });
  writeFiles(folder.path, { ".git/config": "private" });
  await writeAdminPages(inFolder("admin"), { github });
  const admin = adminHeaders(originsOf(github));
  await writeHeadersFile(folder.path, { isReady: true, admin });
  appendFileSync(inFolder("_redirects"), `\n${oldAddress} ${builtRoutes.at(-1)} 301\n`);
});

describe.each<Host>(hosts)("$name", ({ missing: reason, start, showsHidden = false }) => {
  if (reason !== undefined) {
    it.skip(reason, () => undefined);
    return;
  }
  let host: RunningServer;
  beforeAll(async () => {
    host = await start(folder.path);
  });
  afterAll(() => host.close());

  it("answers every route at its one address, with all headers", async () => {
    for (const [at, route] of builtRoutes.entries()) {
      const { status, headers, body } = await ask(host.port, route);
      expect([route, status]).toEqual([route, 200]);
      expect(body).toBe(readFileSync(inFolder(contentPageFiles[at] ?? ""), "utf8"));
      expectHeaders(headers);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(headers["x-robots-tag"]).toBeUndefined();
    }
  });

  it("redirects an address with a slash or with .html to the clean one", async () => {
    for (const route of builtRoutes.filter((each) => each !== "/"))
      for (const other of [`${route}/`, `${route}.html`]) {
        const answer = await ask(host.port, other);
        expect([other, locationOf(answer)]).toEqual([other, route]);
        expect([301, 308]).toContain(answer.status);
      }
  });

  it("redirects nobody to another site", async () => {
    // Browsers read a backslash as a slash, and leave out a tab.
    for (const start of ["//", "/%5C", "/%5c", "/%09/"])
      for (const end of ["/", ".html"]) {
        const path = `${start}evil.example${end}`;
        const { headers } = await ask(host.port, path);
        const { hostname } = new URL(headers.location ?? "/", "http://www.example.com");
        expect([path, hostname]).not.toEqual([path, "evil.example"]);
      }
  });

  it("shows the 404 page at unknown addresses, with the status 404", async () => {
    const page = readFileSync(inFolder("404.html"), "utf8");
    const hashed = `/app-${"0".repeat(20)}.js`;
    for (const path of ["/no-page-is-here", "/services/no-page-is-here", hashed]) {
      const { status, body, headers } = await ask(host.port, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toBe(page);
      expectHeaders(headers);
    }
  });

  it("lets browsers cache only files with a hash in their names for a year", async () => {
    const home = readFileSync(inFolder("index.html"), "utf8");
    const [, script = ""] = /(?:src|href)="(\/[^"/]+-[0-9a-f]{20}\.js)"/.exec(home) ?? [];
    const [, picture = ""] = /(\/static\/[^\s",)]+)/.exec(home) ?? [];
    for (const path of [script, picture]) {
      const { status, headers } = await ask(host.port, path);
      expect([path, status]).toEqual([path, 200]);
      expect([path, headers["cache-control"]]).toEqual([path, expect.stringContaining(forever)]);
    }
    expect((await ask(host.port, "/sitemap.xml")).headers["cache-control"]).not.toContain(
      "31536000",
    );
  });

  it("lets browsers find what removes an earlier website's service worker", async () => {
    for (const name of earlierWorkers) {
      const { status, headers } = await ask(host.port, `/${name}`);
      expect([name, status]).toEqual([name, 200]);
      expect(headers["content-type"]).toContain("javascript");
      expect(headers["cache-control"]).toBe(revalidate);
    }
  });

  it("redirects an old address", async () => {
    const answer = await ask(host.port, oldAddress);
    expect([answer.status, locationOf(answer)]).toEqual([301, builtRoutes.at(-1)]);
  });

  it("has the editor's page at /admin/, under its own policy", async () => {
    const short = await ask(host.port, "/admin");
    expect([301, 308]).toContain(short.status);
    expect(locationOf(short)).toBe("/admin/");
    const { status, headers, body } = await ask(host.port, "/admin/");
    expect(status).toBe(200);
    expect(body).toContain("<title>Edit the website");
    // Hosts join the editor's headers with the headers of all pages.
    const own = Object.entries(adminHeaders(originsOf(github)))
      .filter(([name]) => name !== "Cross-Origin-Resource-Policy")
      .map(([name, value]) => [name, expect.stringContaining(value)] as const);
    expectHeaders(headers, Object.fromEntries(own));
    for (const [, script = ""] of body.matchAll(/<script src="(.*?)"/g))
      expect([script, (await ask(host.port, script)).status]).toEqual([script, 200]);
  });

  it("does not serve files for the host", async () => {
    const hidden = showsHidden ? [] : ["/.git/config"];
    for (const path of ["/_headers", "/_redirects", ...hidden]) {
      const { status, body } = await ask(host.port, path);
      expect({ path, isRefused: status >= 400 }).toEqual({ path, isRefused: true });
      expect(body).not.toMatch(/X-Frame-Options:|private/);
    }
  });
});

describe("Netlify, by its parsers", () => {
  const reason = notInstalled(netlify);
  if (reason !== undefined) {
    it.skip(reason, () => undefined);
    return;
  }
  type Parsed = {
    headers: { headers: { for: string; values: Record<string, string> }[]; errors: string[] };
    redirects: { redirects: { from?: string; path?: string; to: string }[]; errors: string[] };
  };

  it("understands every header and redirect", () => {
    const reader = join(__dirname, "readForNetlify.mjs");
    const printed = execFileSync(process.execPath, [reader, folder.path], { encoding: "utf8" });
    const { headers, redirects } = JSON.parse(printed) as Parsed;
    expect([headers.errors, redirects.errors]).toEqual([[], []]);
    const valuesOf = (path: string) => headers.headers.find((each) => each.for === path)?.values;
    expect(valuesOf("/*")).toEqual(everywhere);
    expect(valuesOf("/static/*")).toEqual({ "Cache-Control": forever });
    expect(valuesOf("/admin/*")?.["Content-Security-Policy"]).toBe(
      adminHeaders(originsOf(github))["Content-Security-Policy"],
    );
    expect(redirects.redirects.at(-1)).toMatchObject({ to: builtRoutes.at(-1) });
  });
});
