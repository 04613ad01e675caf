import send from "@fastify/send";
import Negotiator from "negotiator";
import { once } from "node:events";
import { existsSync, readFileSync, ReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readRedirects, redirectTarget } from "../../../src/seo/redirects";
import { htmlFiles, routeOfFile } from "../../../lib/built/builtPages";
import { forever, isHashed, revalidate } from "../../../lib/built/cachePolicy";
import { pathsBelow } from "../../../lib/files/files";
import { securityHeaders } from "../../../lib/http/securityHeaders";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

type Site = {
  /** The folder with the pages and all other files without a hash in their names. */
  pagesDir: string;
  /** The folder with the files that have a hash in their names. It may be the same folder. */
  assetsDir: string;
  /** Headers of this release only. */
  headers?: Readonly<Record<string, string>>;
};

/** A served folder and the paths of its files. */
type Folder = { root: string; paths: ReadonlySet<string> };

const readFolder = (root: string): Folder => ({
  root,
  paths: new Set(pathsBelow(root)),
});

/** The file endings of compressed copies by their encoding, the smallest first. */
const copyEndings = { br: ".br", gzip: ".gz", identity: "" } as const;
type Encoding = keyof typeof copyEndings;
const encodings = Object.keys(copyEndings) as Encoding[];

/** Answers with a status and a line of plain text. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(`${text}\n`);
}

/** The encoding for a file. With a range, which counts uncompressed bytes, the file is not compressed. */
function chooseEncoding(file: string, { paths }: Folder, request: IncomingMessage): Encoding {
  if (request.headers.range !== undefined) return "identity";
  const accepted = new Negotiator(request).encodings(encodings);
  const isThere = (encoding: Encoding) => paths.has(file + copyEndings[encoding]);
  return encodings.find((each) => accepted.includes(each) && isThere(each)) ?? "identity";
}

function contentType(file: string): string {
  const type = send.mime.getType(file) ?? "application/octet-stream";
  return send.isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/**
 * Sends a file of a folder.
 * @returns true if the file exists
 * @throws if the file cannot be opened, before anything is sent
 */
async function sendFile(
  file: string,
  folder: Folder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!folder.paths.has(file)) return false;
  const encoding = chooseEncoding(file, folder, request);
  // If-Unmodified-Since cannot be tested, because answers have no Last-Modified (RFC 9110, 13.1.4).
  delete request.headers["if-unmodified-since"];
  const { type, statusCode, headers, stream } = await send(
    request,
    encodeURIComponent(file + copyEndings[encoding]),
    {
      root: folder.root,
      index: false,
      cacheControl: false,
      contentType: false,
      // After a rollback, a page is older than a browser's copy, so only the ETag shows that they differ.
      lastModified: false,
      dotfiles: file.startsWith(".well-known/") ? "allow" : "ignore",
    },
  );
  const isFile = type === "file";
  if (!isFile && statusCode !== 412 && statusCode !== 416) return false;
  if (stream instanceof ReadStream) await once(stream, "open");
  if (response.statusCode !== 404) response.statusCode = statusCode;
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Cache-Control", isFile && isHashed(file) ? forever : revalidate);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isFile && statusCode !== 304) {
    response.setHeader("Content-Type", contentType(file));
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  }
  await pipeline(stream, response).catch(() => {
    // Node 24 would leave the file open if the response was closed before.
    stream.destroy();
    response.destroy();
  });
  return true;
}

// The server supports only ranges with a start and without a condition. For other ranges, and for HEAD, the
// standard allows the whole file (RFC 9110, 14.2).
function dropOtherRanges({ method, headers }: IncomingMessage): void {
  const isPlain = /^bytes=\d+-\d*$/.test(headers.range ?? "") && !("if-range" in headers);
  if (method === "HEAD" || !isPlain) delete headers.range;
}

/** The path of a request; undefined if it is malformed. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  try {
    // Servers must also accept absolute addresses (RFC 9112, 3.2.2).
    const { pathname } = new URL(/^https?:\/\//i.test(url) ? url : `http://site${url}`);
    // An encoded slash is part of a file name and separates no folders, so it stays encoded.
    return decodeURIComponent(pathname.replaceAll(/%2f/gi, "%252F"));
  } catch {
    return undefined;
  }
}

/** The redirects of old addresses. An address with a file is not redirected. */
function redirectsIn({ root, paths }: Folder): Map<string, string> {
  const list = join(root, "_redirects");
  const all = existsSync(list) ? readRedirects(readFileSync(list, "utf8")) : [];
  return new Map([...all].filter(([from]) => !paths.has(from.slice(1))));
}

/**
 * Maps each address of a page, without a final slash, to the page's route: "/about.html" and
 * "/about/index.html" to "/about". An earlier website may have used the other addresses.
 */
function addressesIn(folder: string): Map<string, string> {
  return new Map(
    htmlFiles(folder).flatMap((file) => {
      const route = routeOfFile(file);
      const stem = `/${file.replace(/\.html$/, "")}`;
      return [route, stem, `${stem}.html`, `${stem}/index.html`].map((path) => [path, route]);
    }),
  );
}

/** Serves the files of one release, as a static host does. */
export function siteHandler({ pagesDir, assetsDir, headers = {} }: Site): Handler {
  const pages = readFolder(pagesDir);
  const assets = readFolder(assetsDir);
  const addresses = addressesIn(pagesDir);
  const redirects = redirectsIn(pages);

  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.statusCode = 404;
    // The conditions and the range of the request are for the missing file, not for 404.html.
    request.headers = { "accept-encoding": request.headers["accept-encoding"] };
    if (!(await sendFile("404.html", pages, request, response)))
      sendPlain(response, 404, "Not found");
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries({ ...securityHeaders, ...headers }))
      response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      // The body is not read, because it may be endless.
      response.setHeader("Connection", "close");
      return sendPlain(response, 405, "Only GET and HEAD are answered here.");
    }
    const path = pathOf(request);
    // A program may have cut a link within a character, or encoded an old address in Latin-1.
    if (path === undefined) return sendNotFound(request, response);

    // The target is the route of a page or a target in _redirects, and never a path from the request. So no
    // request can lead a visitor to another site.
    const slashless = path.replace(/(?<=.)\/$/, "");
    const isUnserved = /^\/(404|404\.html|_redirects)$|\.(br|gz)$/.test(slashless);
    if (isUnserved) return sendNotFound(request, response);
    const route = addresses.get(slashless);
    const target = route === undefined ? redirects.get(path) : route;
    if (target !== undefined && target !== path) {
      const query = /\?.*$/.exec(request.url ?? "")?.[0] ?? "";
      // A target in _redirects is already encoded, but a route is a decoded path.
      const location = route === undefined ? target : encodeURI(target);
      response.setHeader("Location", redirectTarget(location, query));
      // An earlier website may have redirected the target to this address, and browsers keep such a redirect.
      response.setHeader("Clear-Site-Data", '"cache"');
      return sendPlain(response, 301, `This page is at ${target}.`);
    }

    dropOtherRanges(request);
    const file = route === "/" ? "index.html" : `${path.slice(1)}${route ? ".html" : ""}`;
    const folder = isHashed(file) ? assets : pages;
    if (!(await sendFile(file, folder, request, response))) await sendNotFound(request, response);
  };
}
