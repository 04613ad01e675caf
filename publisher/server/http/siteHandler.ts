import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Readable } from "node:stream";
import sirv from "sirv";
import { readRedirects, redirectTarget } from "../../../src/seo/redirects";
import { htmlFiles, routeOfFile } from "../../shared/builtPages";
import { isHashed } from "../../shared/hashedNames";
import { forever, revalidate } from "../../shared/cachePolicy";
import { securityHeaders } from "../../shared/securityHeaders";

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type Site = {
  /** The folder of pages and of everything else whose name says nothing about its content. */
  pagesDir: string;
  /** The folder of hashed files; the same one where they are not kept apart. */
  assetsDir: string;
  /** Headers of this release alone. */
  headers?: Readonly<Record<string, string>>;
};

type Form = { encoding?: string; body: Buffer };

/** A file as it is and as its compressed copies, the smallest first. */
const formsOf = (file: string): Form[] =>
  [{ end: ".br", encoding: "br" }, { end: ".gz", encoding: "gzip" }, { end: "" }]
    .filter(({ end }) => existsSync(file + end))
    .map(({ end, encoding }) => ({ encoding, body: readFileSync(file + end) }));

function sendNotFound(forms: readonly Form[], request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers["accept-encoding"]).split(/\W+/);
  const form = forms.find(({ encoding }) => !encoding || accepted.includes(encoding));
  const { encoding, body } = form ?? { body: Buffer.from("Not found") };
  response.statusCode = 404;
  response.setHeader("Content-Type", form ? "text/html;charset=utf-8" : "text/plain");
  response.setHeader("Content-Length", body.length);
  response.setHeader("Cache-Control", revalidate);
  response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Ends a request with a status and its plain name. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("Cache-Control", "no-store");
  response.end(`${text}\n`);
}

// One plain range is answered; of every other the standard allows to send the whole file. A range
// is one of the file as it is, not of a compressed copy, and not of a file that may have changed. An
// end of 0 is none to sirv.
function tidyRange(request: IncomingMessage): void {
  const { headers } = request;
  if (headers.range === undefined) return;
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range) ?? [];
  const isRefused = start === undefined || (end && Number(end) < Math.max(Number(start), 1));
  if (isRefused || headers["if-range"] !== undefined) delete headers.range;
  else delete headers["accept-encoding"];
}

/**
 * Sees to the file that sirv sends: one that cannot be read ends this request alone, and of a
 * visitor who leaves none stays open. By themselves, the one would end the process, and each of the
 * others would take one of the files it may open.
 */
function watchSending(response: ServerResponse): void {
  response.once("pipe", (file: Readable) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
}

/** The path of a request; undefined when it cannot be read. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    return decodeURI(new URL(`http://site${request.url ?? "/"}`).pathname);
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

/** Answers requests with the files of one release, as a good static host does. */
export function siteHandler({ pagesDir, assetsDir, headers = {} }: Site): Handler {
  const common = { etag: true, gzip: true, brotli: true };
  const pages = sirv(pagesDir, { ...common, extensions: ["html"] });
  const assets = assetsDir === pagesDir ? pages : sirv(assetsDir, { ...common, extensions: [] });
  const notFound = formsOf(join(pagesDir, "404.html"));
  const addresses = new Map(htmlFiles(pagesDir).map((file) => [`/${file}`, routeOfFile(file)]));
  const known = new Set(addresses.values());
  const redirects = redirectsIn(pagesDir);

  return (request, response) => {
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

    // One address for each page: the others that lead to it point there. The target is always one
    // of our own addresses or one of the list, never a part of what was asked for.
    const slashless = path.replace(/\/$/, "");
    const isPage = path !== "/" && known.has(slashless);
    const own = addresses.get(path) ?? (isPage ? slashless : undefined);
    const clean = own ?? redirects.get(path) ?? "";
    if (clean !== "" && clean !== path && clean !== "/404") {
      const query = /\?.*$/.exec(request.url ?? "")?.[0] ?? "";
      response.setHeader(
        "Location",
        redirectTarget(own === undefined ? clean : encodeURI(own), query),
      );
      return sendPlain(response, 301, `This page is at ${clean}.`);
    }
    const missing = () => sendNotFound(notFound, request, response);
    const isUnserved = /^\/(404|404\.html|_redirects)$|\.(br|gz)$/.test(slashless);
    if (clean === "/404" || isUnserved) return missing();

    tidyRange(request);
    watchSending(response);
    const hashed = isHashed(path.slice(1));
    response.setHeader("Cache-Control", hashed ? forever : revalidate);
    if (hashed) assets(request, response, missing);
    else pages(request, response, missing);
  };
}
