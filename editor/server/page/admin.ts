import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join } from "node:path";
import { licensesOf } from "../../../lib/built/licenses";
import { adminHeaders } from "./adminHeaders";
import { appScript, bundledFiles, previewScript } from "./bundle";
import { helpFiles } from "./helpPage";
import { htmlDocument } from "../../../lib/http/htmlDocument";
import { Refusal } from "../../refusal";
import { adminPath, isAtOrBelow } from "../../routes";
import type { AppSettings } from "../../types";

const appName = "app.js";

/** The fonts of the app, by their names below `/admin`. The preview's frame has copies of its own. */
const fonts = {
  "bitter.woff2": "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2",
  "public-sans.woff2": "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2",
};

const html = htmlDocument(
  "Edit the website",
  `<link rel="stylesheet" href="${adminPath}/fonts.css">`,
  `<noscript>The editor needs JavaScript, which is off in this browser.</noscript>
<div id="app"></div>
<script src="${adminPath}/${appName}"></script>`,
  // React fails where a translation has replaced the texts that it drew.
  false,
);

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const previewName = "preview.js";

type Make = () => Buffer | Promise<Buffer>;

/** Functions that make the files of the editor's page, by their names below `/admin`. */
const makersOf = (settings: AppSettings): ReadonlyMap<string, Make> =>
  new Map<string, Make>([
    ["index.html", () => Buffer.from(html)],
    ["fonts.css", () => readFileSync(join(__dirname, "../../app/fonts.css"))],
    ...Object.entries(fonts).map(
      ([name, file]) => [name, () => readFileSync(require.resolve(file))] as const,
    ),
    [appName, () => appScript(settings)],
    [previewName, previewScript],
    ...helpFiles().map(({ name, body }) => [name, () => body] as const),
  ]);

const staticDir = join(__dirname, "../../../static");

/** The drawings and the map of the counties, which pages refer to by address. */
const shownFile = /^site\/((drawings\/[a-z]+(-[a-z]+)*|counties)\.svg)$/;

/** A file of `static/` that the preview shows, by its name below `/admin`; undefined for any other file. */
function siteFile(name: string): Buffer | undefined {
  const [, path] = shownFile.exec(name) ?? [];
  if (path === undefined) return undefined;
  try {
    return readFileSync(join(staticDir, path));
  } catch {
    return undefined;
  }
}

type Tagged = { body: Buffer; etag: string };

function tagged(body: Buffer): Tagged {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 20);
  return { body, etag: `"${hash}"` };
}

/** The files made so far, by key. */
const made = new Map<string, Promise<Tagged>>();

/** Makes a file at its first request, and caches it. After a failure, the next request tries again. */
export function cachedFile(key: string, make: Make): Promise<Tagged> {
  const known = made.get(key);
  if (known) return known;
  const file = Promise.resolve().then(make).then(tagged);
  made.set(key, file);
  file.catch(() => made.delete(key));
  return file;
}

/** Answers a request for the editor's page at `/admin` or one of its files. */
export function createAdminPages(siteOrigin: string) {
  const makers = makersOf({ siteOrigin });

  /** A file of the editor's page; undefined if there is no file with that name. */
  function fileNamed(name: string): Promise<Tagged> | undefined {
    // Making the preview is slow, so it starts while the page loads.
    if (name === appName) void fileNamed(previewName);
    const make = makers.get(name);
    if (make) return cachedFile(`${siteOrigin} ${name}`, make);
    const file = siteFile(name);
    return file && Promise.resolve(tagged(file));
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string) => {
    const name = path.slice(adminPath.length + 1) || "index.html";
    const file = isAtOrBelow(path, adminPath) ? await fileNamed(name) : undefined;
    if (!file) throw new Refusal(404, "The editor has no such page.");
    if (request.method !== "GET" && request.method !== "HEAD")
      throw new Refusal(405, "The editor's page can only be read.");
    const { body, etag } = file;
    const headers = { ...adminHeaders(), "cache-control": "no-cache", etag };
    if (request.headers["if-none-match"] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const type = types[extname(name)];
    response.writeHead(200, { ...headers, "content-type": type, "content-length": body.length });
    response.end(body);
  };
}

/**
 * Writes the editor's page for a host into a folder. That page saves edits as commits.
 * @param settings with the repository that keeps the content
 */
export async function writeAdminPages(folder: string, settings: AppSettings): Promise<void> {
  for (const [name, make] of makersOf(settings)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), await make());
  }
  writeFileSync(join(folder, "licenses.txt"), licensesOf([...bundledFiles]));
}
