import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../../lib/http/loopback";
import { Refusal } from "../../refusal";

/** The host headers of requests from this computer to the editor. */
const hostsOf = ({ socket }: IncomingMessage): readonly string[] =>
  ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${socket.localPort}`);

/** The origins of the editor, as browsers write them: without port 80. */
const originsOf = (request: IncomingMessage): readonly string[] =>
  hostsOf(request).map((host) => new URL(`http://${host}`).origin);

// Proxies add these headers. A proxy on this computer may pass on requests from anywhere.
const isProxyHeader = (name: string) =>
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/.test(
    name,
  );

/**
 * Allows only requests that come from this computer, and whose host is one of the editor's own addresses. The
 * check of the host stops DNS rebinding: a website can point its own host name to this computer.
 */
export function requireOwnHost(request: IncomingMessage): void {
  const hosts = [...hostsOf(request), ...originsOf(request).map((origin) => new URL(origin).host)];
  const isOwn =
    isLoopback(request.socket.remoteAddress ?? "") && hosts.includes(request.headers.host ?? "");
  if (!isOwn || Object.keys(request.headers).some(isProxyHeader)) {
    throw new Refusal(403, "The editor answers only on the computer that it runs on.");
  }
}

/**
 * Allows requests from the editor's own page and links to it, but no embeds or fetches by other sites.
 * Browsers before 2023 do not send sec-fetch headers.
 */
export function requireOwnPage(request: IncomingMessage): void {
  const {
    origin,
    "sec-fetch-site": site = "same-origin",
    "sec-fetch-dest": dest,
  } = request.headers;
  const isForeign = origin !== undefined && !originsOf(request).includes(origin);
  const isNavigation = request.method === "GET" && dest === "document";
  if (isForeign || (site !== "same-origin" && site !== "none" && !isNavigation)) {
    throw new Refusal(403, "The editor accepts requests only from its own page.");
  }
}
