import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, join } from "node:path";
import type { Backend } from "../../../src/content/editor/decap";
import { adminHeaders, readingHeaders } from "./adminHeaders";
import { bundle, previewScript, previewScriptNow } from "./bundle";
import { decapScript } from "./decapScript";
import type { EditorSettings } from "../browser/editorSettings";
import { helpFiles } from "./helpPage";
import { Refusal } from "../refusal";
import { helpPicturesName, siteFilesPath } from "../adminPath";
import { adminPath, backendPath } from "../routes";
import { siteFile } from "./staticFile";
import type { EditorOptions } from "../types";

type Page = { body: Buffer; type: string; headers?: Record<string, string> };

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Edit the website</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${adminPath}/editor.css">
</head>
<body>
<noscript>The editor needs scripts, and they are switched off here.</noscript>
<script src="${adminPath}/start.js"></script>
<script src="${adminPath}/decap-cms.js"></script>
<script src="${adminPath}/editor.js"></script>
</body>
</html>
`;

const script = "text/javascript; charset=utf-8";

/** Of the editor's page, in this order. */
const styleSheets = ["editor.css", "preview/preview.css"];

/** What makes the files of the editor's page, by their names below `/admin`. */
const adminPages: Readonly<Record<string, (settings: EditorSettings) => Page>> = {
  "index.html": () => ({ body: Buffer.from(html), type: "text/html; charset=utf-8" }),
  "editor.css": () => ({
    body: Buffer.concat(
      styleSheets.map((name) => readFileSync(join(__dirname, "../browser", name))),
    ),
    type: "text/css; charset=utf-8",
  }),
  "start.js": (settings) => ({ body: bundle("start.ts", settings), type: script }),
  "decap-cms.js": () => ({ body: decapScript(), type: script }),
  "editor.js": (settings) => ({ body: bundle("main.ts", settings), type: script }),
};

const firstScript = "start.js";
const previewName = "preview.js";

/** Answers a request for the editor's page or one of its files. */
export type AdminPages = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<void>;

type Tagged = Page & { etag: string };

function tagged(page: Page): Tagged {
  const hash = createHash("sha256").update(page.body).digest("base64url").slice(0, 20);
  return { ...page, etag: `"${hash}"` };
}

let preview: Promise<Tagged> | undefined;

/** The script of the preview's frame, which takes a second or two to make. */
function previewPage(): Promise<Tagged> {
  preview ??= previewScript().then((body) => tagged({ body, type: script }));
  // Whoever asks for it is told why it could not be made; the next time it is tried again.
  preview.catch(() => (preview = undefined));
  return preview;
}

const isOfHelp = (name: string) =>
  name.startsWith("help.") || name.startsWith(`${helpPicturesName}/`);

let help: ReadonlyMap<string, Tagged> | undefined;

/** A file of the help, which is made when it is first asked for. */
function helpPage(name: string): Tagged | undefined {
  const headers = readingHeaders();
  help ??= new Map(helpFiles().map((file) => [file.name, { ...tagged(file), headers }]));
  return help.get(name);
}

/** The files that were made, by where the links of the editor lead and by their names. */
const localPages = new Map<string, Tagged>();

/** A file of the editor's page on one's own machine, which is made when it is first asked for. */
function localPage(name: string, siteOrigin: string | undefined): Tagged | undefined {
  const key = `${siteOrigin ?? ""} ${name}`;
  const known = localPages.get(key);
  const make = Object.hasOwn(adminPages, name) ? adminPages[name] : undefined;
  if (known || !make) return known;
  const backend: Backend = { name: "proxy", proxy_url: backendPath, branch: "main" };
  const made = tagged(make({ backend, isLocal: true, siteOrigin }));
  localPages.set(key, made);
  return made;
}

/** The editor's page at `/admin`. */
export function createAdminPages({ siteOrigin }: Pick<EditorOptions, "siteOrigin">): AdminPages {
  async function pageAt(path: string): Promise<Tagged | undefined> {
    if (path !== adminPath && !path.startsWith(`${adminPath}/`)) return undefined;
    const name = path.slice(adminPath.length).replace(/^\//, "") || "index.html";
    if (path.startsWith(`${siteFilesPath}/`)) {
      const body = siteFile(path.slice(siteFilesPath.length + 1));
      return body && tagged({ body, type: "image/svg+xml" });
    }
    if (isOfHelp(name)) return helpPage(name);
    if (name === previewName) return previewPage();
    // It is made while the page loads, so that it is there when it is asked for.
    if (name === firstScript) void previewPage();
    return localPage(name, siteOrigin);
  }

  return async (request, response, path) => {
    const page = await pageAt(path);
    if (!page) throw new Refusal(404, "The editor has no such page.");
    if (request.method !== "GET" && request.method !== "HEAD") {
      throw new Refusal(405, "The editor's page can only be read.");
    }
    const headers = {
      ...(page.headers ?? adminHeaders()),
      "cache-control": "no-cache",
      etag: page.etag,
    };
    if (request.headers["if-none-match"] === page.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    response.writeHead(200, {
      ...headers,
      "content-type": page.type,
      "content-length": page.body.length,
    });
    response.end(request.method === "HEAD" ? undefined : page.body);
  };
}

/** Writes the editor's page for a host into a folder, with the backend that saves edits as commits. */
export function writeAdminPages(folder: string, backend: Backend): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, make] of Object.entries(adminPages)) {
    writeFileSync(join(folder, name), make({ backend, isLocal: false }).body);
  }
  writeFileSync(join(folder, previewName), previewScriptNow());
  for (const { name, body } of helpFiles()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
}
