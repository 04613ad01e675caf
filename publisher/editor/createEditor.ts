import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { reasonOf } from "../shared/wording";
import { Access } from "./access/signIn";
import { createAdminPages } from "./page/admin";
import { createEditorBackend } from "./backend/createBackend";
import { editorStatus } from "./editorStatus";
import { createEvents } from "./events";
import { requireOwnHost, requireOwnPage } from "./access/guard";
import { Locked, Refusal } from "./refusal";
import { sendJson, sendRefusalPage } from "./answers";
import { adminPath, backendPath, enterPath, eventsPath, isAtOrBelow } from "./routes";
import type { EditorOptions } from "./types";

const toRefusal = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal(500, `Nothing was changed, since something went wrong here: ${reasonOf(error)}`);

const sentenceFor = (path: string, refusal: Refusal) =>
  refusal instanceof Locked && isAtOrBelow(path, backendPath)
    ? refusal.inOpenPage
    : refusal.message;

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, "cache-control": "no-store" }).end();
}

/**
 * All that answers at the editor's port: its page, its backend, and the way in. Every request is
 * looked at here, before anything else sees it: nothing is shown or done without the cookie.
 */
export function createEditor(options: EditorOptions): RequestListener {
  const access = new Access(options.key);
  const pages = createAdminPages(options.siteOrigin);
  const status = editorStatus(options);
  const backend = createEditorBackend(options, status);
  const events = createEvents(status, options.watchStatus);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    requireOwnHost(request);
    requireOwnPage(request);
    if (path === "/") return redirect(response, adminPath);
    if (path === enterPath && request.method === "POST") return access.enter(request, response);
    access.requireCookie(request);
    // The new fragment takes the place of the one with the key.
    if (path === enterPath) return redirect(response, `${adminPath}#/`);
    if (path === eventsPath) return events(request, response);
    if (isAtOrBelow(path, backendPath))
      return sendJson(response, 200, await backend(request, path));
    if (path === adminPath) access.giveCookie(request, response);
    return pages(request, response, path);
  }

  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    answer(request, response, path).catch((error: unknown) => {
      const refusal = toRefusal(error);
      // What is left of a refused request is not read, so the connection cannot serve another.
      if (!request.complete) response.setHeader("connection", "close");
      const isForScript =
        (request.method !== "GET" && request.method !== "HEAD") || isAtOrBelow(path, backendPath);
      if (isForScript)
        sendJson(response, refusal.status, {
          error: sentenceFor(path, refusal),
          ...refusal.details,
        });
      else sendRefusalPage(response, refusal);
    });
  };
}
