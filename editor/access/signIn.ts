import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod";
import { readJson } from "../backend/body";
import { requireOwnScript } from "./guard";
import { cookieValueOf, isSameSecret } from "./key";
import { adminPath } from "../routes";
import { Locked } from "../refusal";

const cookieDays = 30;

/** What a browser sends to be let in: the key of the printed address. */
const entrance = z.strictObject({ key: z.string() });
const maxEntranceBytes = 1000;

// Cookies are shared by all ports of a host: the name keeps those of two editors apart.
const cookieName = (request: IncomingMessage) => `editor-${request.socket.localPort ?? 0}`;

/** Every value of a cookie: a page at another port can add one, but not take ours away. */
function cookieValues(request: IncomingMessage): string[] {
  const start = `${cookieName(request)}=`;
  const all = (request.headers.cookie ?? "").split(";").map((each) => each.trim());
  return all.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
}

/**
 * Decides who may use the editor: whoever has its key, and nobody else. The cookie stands for the key
 * where a browser asks by itself, for the page and its files.
 */
export class Access {
  private readonly cookieValue: string;

  constructor(private readonly key: string) {
    this.cookieValue = cookieValueOf(key);
  }

  /** Lets pass only a browser that has shown the key. */
  requireCookie(request: IncomingMessage): void {
    if (!cookieValues(request).some((value) => isSameSecret(value, this.cookieValue)))
      throw new Locked();
  }

  /**
   * Lets pass only a script that shows the key itself. Browsers send the cookie to every port of this
   * computer: whoever gets it there can open the page, and read or change nothing.
   */
  requireKey({ headers }: IncomingMessage): void {
    const [, shown = ""] = /^Bearer (.+)$/.exec(headers.authorization ?? "") ?? [];
    if (!isSameSecret(shown, this.key)) throw new Locked();
  }

  /** Gives the cookie to a page that shows the key; it may do so as often as it likes. */
  async enter(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requireOwnScript(request);
    const shown = entrance.safeParse(await readJson(request, maxEntranceBytes));
    if (!shown.success || !isSameSecret(shown.data.key, this.key)) throw new Locked();
    this.giveCookie(request, response);
    response.writeHead(204, { "cache-control": "no-store" }).end();
  }

  /** Gives the cookie, or gives it anew, so that it lasts from the last visit on. */
  giveCookie(request: IncomingMessage, response: ServerResponse): void {
    const attributes = `Path=${adminPath}; Max-Age=${cookieDays * 24 * 3600}; HttpOnly; SameSite=Strict`;
    response.setHeader("set-cookie", `${cookieName(request)}=${this.cookieValue}; ${attributes}`);
  }
}
