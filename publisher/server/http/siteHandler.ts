import send from "@fastify/send";
import Negotiator from "negotiator";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, ReadStream, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { readRedirects, redirectTarget } from "../../../src/seo/redirects";
import { htmlFiles, routeOfFile } from "../../../plugins/gatsby-plugin-site-files/builtPages";
import { isHashed } from "../../../plugins/gatsby-plugin-site-files/hashedNames";
import { forever, revalidate } from "../../../plugins/gatsby-plugin-site-files/cachePolicy";
import { securityHeaders } from "../../../plugins/gatsby-plugin-site-files/securityHeaders";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export type Site = {
  /** The folder of pages and of everything else whose name says nothing about its content. */
  pagesDir: string;
  /** The folder of hashed files; the same one where they are not kept apart. */
  assetsDir: string;
  /** Headers of this release alone. */
  headers?: Readonly<Record<string, string>>;
};

/** A folder that is served, and the paths of what is in it, with forward slashes. */
type Folder = { root: string; paths: ReadonlySet<string> };

const readFolder = (root: string): Folder => ({
  root,
  paths: new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) =>
      path.replaceAll("\\", "/"),
    ),
  ),
});

/** How the name of a file's copy ends, by its content coding: the smallest copy first. */
const copyEndings = { br: ".br", gzip: ".gz", identity: "" } as const;
type Encoding = keyof typeof copyEndings;
const encodings = Object.keys(copyEndings) as Encoding[];

/** Ends a request with a status and its plain name. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(`${text}\n`);
}

/** The copy of a file to send. A range is one of the file as it is, not of a compressed copy. */
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
 * @returns whether it is there
 * @throws where it cannot be opened, before anything was sent
 */
async function sendFile(
  file: string,
  folder: Folder,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!folder.paths.has(file)) return false;
  const encoding = chooseEncoding(file, folder, request);
  const { type, statusCode, headers, stream } = await send(
    request,
    encodeURI(file + copyEndings[encoding]),
    {
      root: folder.root,
      index: false,
      cacheControl: false,
      contentType: false,
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
  await pipeline(stream, response).catch(() => response.destroy());
  return true;
}

// Of ranges, one that names its start is answered; of every other, and of a HEAD, the standard
// allows to send the whole file (RFC 9110, 14.2).
function dropOtherRanges(request: IncomingMessage): void {
  const { method, headers } = request;
  if (method === "HEAD" || !/^bytes=\d+-\d*$/.test(headers.range ?? "")) delete headers.range;
}

/** The path of a request; undefined when it cannot be read. */
function pathOf({ url = "/" }: IncomingMessage): string | undefined {
  try {
    // Servers also take the whole address (RFC 9112, 3.2.2).
    return decodeURI(new URL(/^https?:\/\//i.test(url) ? url : `http://site${url}`).pathname);
  } catch {
    return undefined;
  }
}

/** Where old addresses lead. What is there as a file is served, whatever the list says. */
function redirectsIn(folder: string): Map<string, string> {
  const list = join(folder, "_redirects");
  const all = existsSync(list) ? readRedirects(readFileSync(list, "utf8")) : [];
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  return new Map([...all].filter(([from]) => !isFile(join(folder, from))));
}

/** The one address of each page, by that address and every other that leads to it, without a slash at the end. */
function addressesIn(folder: string): Map<string, string> {
  return new Map(
    htmlFiles(folder).flatMap((file) => {
      const route = routeOfFile(file);
      return [route, `/${file}`, `/${file.replace(/\.html$/, "")}`].map((path) => [path, route]);
    }),
  );
}

/** Answers requests with the files of one release, as a good static host does. */
export function siteHandler({ pagesDir, assetsDir, headers = {} }: Site): Handler {
  const pages = readFolder(pagesDir);
  const assets = assetsDir === pagesDir ? pages : readFolder(assetsDir);
  const addresses = addressesIn(pagesDir);
  const redirects = redirectsIn(pagesDir);

  async function sendNotFound(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.statusCode = 404;
    // Conditions and ranges are those of the file that was asked for.
    request.headers = { "accept-encoding": request.headers["accept-encoding"] };
    if (!(await sendFile("404.html", pages, request, response)))
      sendPlain(response, 404, "Not found");
  }

  return async (request, response) => {
    for (const [name, value] of Object.entries({ ...securityHeaders, ...headers }))
      response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.setHeader("Allow", "GET, HEAD");
      // Its body, which may have no end, is not read.
      response.setHeader("Connection", "close");
      return sendPlain(response, 405, "Only GET and HEAD are answered here.");
    }
    const path = pathOf(request);
    if (path === undefined) return sendPlain(response, 400, "This address cannot be read.");

    // The target is always one of our own addresses or one of the list, never a part of what was
    // asked for.
    const slashless = path.replace(/(?<=.)\/$/, "");
    const isUnserved = /^\/(404|404\.html|_redirects)$|\.(br|gz)$/.test(slashless);
    if (isUnserved) return sendNotFound(request, response);
    const route = addresses.get(slashless);
    const target = route === undefined ? redirects.get(path) : route;
    if (target !== undefined && target !== path) {
      const query = /\?.*$/.exec(request.url ?? "")?.[0] ?? "";
      const location = route === undefined ? target : encodeURI(target);
      response.setHeader("Location", redirectTarget(location, query));
      return sendPlain(response, 301, `This page is at ${target}.`);
    }

    dropOtherRanges(request);
    const file = route === "/" ? "index.html" : `${path.slice(1)}${route ? ".html" : ""}`;
    const folder = isHashed(file) ? assets : pages;
    if (!(await sendFile(file, folder, request, response))) await sendNotFound(request, response);
  };
}
