import type { IncomingMessage } from "node:http";
import { Refusal } from "../refusal";

/** Whether only this machine itself reaches an address; sockets may write an IPv4 address as IPv6. */
export const isLoopback = (address: string): boolean =>
  address === "localhost" || address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);

/** The names of this computer to itself, with the port of the editor. */
const hostsOf = ({ socket }: IncomingMessage): readonly string[] =>
  ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${socket.localPort}`);

/** The addresses under which the editor may be opened, as browsers write them: without the port 80. */
export const originsOf = (request: IncomingMessage): readonly string[] =>
  hostsOf(request).map((host) => new URL(`http://${host}`).origin);

// What a proxy adds: then "from this computer" says nothing about who asks.
const isProxyHeader = (name: string) =>
  /^(forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/.test(
    name,
  );

/**
 * Lets pass only requests from this computer that name it by one of the editor's own addresses:
 * a page elsewhere can make a browser ask for a host of its own name that leads here.
 */
export function requireOwnHost(request: IncomingMessage): void {
  const hosts = [...hostsOf(request), ...originsOf(request).map((origin) => new URL(origin).host)];
  const isOwn =
    isLoopback(request.socket.remoteAddress ?? "") && hosts.includes(request.headers.host ?? "");
  if (!isOwn || Object.keys(request.headers).some(isProxyHeader)) {
    throw new Refusal(403, "The editor answers only on the computer it runs on.");
  }
}

/**
 * Lets pass what the editor's own page asks for, and its opening from anywhere else; not what
 * another site embeds or fetches. Browsers of before 2023 do not say who asks.
 */
export function requireOwnPage(request: IncomingMessage): void {
  const {
    origin,
    "sec-fetch-site": site = "same-origin",
    "sec-fetch-dest": dest,
  } = request.headers;
  const isForeign = origin !== undefined && !originsOf(request).includes(origin);
  const isOpened = request.method === "GET" && dest === "document";
  if (isForeign || (site !== "same-origin" && site !== "none" && !isOpened)) {
    throw new Refusal(403, "The editor takes requests from its own page only.");
  }
}

/** Lets pass only what a script of the editor's own page sends: no form, no link, no other site. */
export function requireOwnScript(request: IncomingMessage): void {
  const { origin = "", "sec-fetch-site": site = "same-origin" } = request.headers;
  if (!originsOf(request).includes(origin) || site !== "same-origin") {
    throw new Refusal(403, "The editor takes requests from its own page only.");
  }
  const [type = ""] = (request.headers["content-type"] ?? "").split(";");
  if (type.trim().toLowerCase() !== "application/json" || "content-encoding" in request.headers) {
    throw new Refusal(415, "The editor takes plain JSON only.");
  }
}
