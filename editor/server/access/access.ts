import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { readJson } from "../readJson";
import { cookieValueOf, isSameSecret } from "./key";
import { adminPath } from "../../routes";
import { Locked } from "../../refusal";

const cookieDays = 30;

/** The body of a sign-in: the key from the printed address. */
const entrance = z.strictObject({ key: z.string() });
const maxEntranceBytes = 1000;

// All ports of a host share cookies, so the name of the cookie contains the port.
const cookieName = (request: IncomingMessage) => `editor-${request.socket.localPort ?? 0}`;

/**
 * All values of the cookie. A page at another port can add a value. It cannot remove ours, because our
 * cookie is HttpOnly.
 */
function cookieValues(request: IncomingMessage): string[] {
  const start = `${cookieName(request)}=`;
  const all = (request.headers.cookie ?? "").split(";").map((each) => each.trim());
  return all.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
}

/**
 * Allows only browsers and scripts that have the key. Browsers request the page and its files without our
 * headers, so the cookie replaces the key in these requests.
 */
export class Access {
  private readonly cookieValue: string;

  constructor(private readonly key: string) {
    this.cookieValue = cookieValueOf(key);
  }

  /** Allows only browsers that have signed in. */
  requireCookie(request: IncomingMessage): void {
    if (!cookieValues(request).some((value) => isSameSecret(value, this.cookieValue)))
      throw new Locked();
  }

  /**
   * Allows only scripts that send the key itself. Browsers send the cookie to every port of this computer, so
   * another program may learn the cookie. The cookie alone gives no access to content.
   */
  requireKey({ headers }: IncomingMessage): void {
    const [, shown = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
    if (!isSameSecret(shown, this.key)) throw new Locked();
  }

  /** Signs a browser in: exchanges the key for the cookie. */
  async enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const shown = entrance.safeParse(await readJson(request, maxEntranceBytes));
    if (!shown.success || !isSameSecret(shown.data.key, this.key)) throw new Locked();
    this.giveCookie(request, response);
    response.writeHead(204, { "cache-control": "no-store" }).end();
  }

  /** Sets the cookie. Each visit renews it. */
  giveCookie(request: IncomingMessage, response: ServerResponse): void {
    const attributes = `Path=${adminPath}; Max-Age=${cookieDays * 24 * 3600}; HttpOnly; SameSite=Strict`;
    response.setHeader("set-cookie", `${cookieName(request)}=${this.cookieValue}; ${attributes}`);
  }
}
