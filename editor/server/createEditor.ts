import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isFullDisk, reasonOf } from "../../src/content/words/wording";
import { Access } from "./access/access";
import { cachedFile, createAdminPages } from "./page/admin";
import { createEditorBackend } from "./backend/createBackend";
import { createEvents } from "./events";
import { requireOwnHost, requireOwnPage } from "./access/guard";
import { sendAnswer } from "./sendAnswer";
import { enterScript } from "./page/bundle";
import { sendPlainPage } from "../../lib/http/plainPage";
import { Locked, Refusal } from "../refusal";
import { adminPath, backendPath, enterPath, eventsPath, isAtOrBelow } from "../routes";
import type { EditorOptions } from "../types";

/** Turns an error into a refusal. Only the log has details of an unexpected error: they may contain paths. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const reason = reasonOf(error);
  console.error(`The editor failed: ${reason}`);
  const hint = isFullDisk(error) ? reason : "The terminal that runs npm start shows the reason.";
  return new Refusal(500, `Nothing was changed, because something went wrong. ${hint}`);
}

/** Answers with a page that says why a request is refused. */
async function sendRefusalPage(response: ServerResponse, refusal: Refusal): Promise<void> {
  const isLocked = refusal instanceof Locked;
  const script = isLocked ? await cachedFile("enter.js", enterScript) : undefined;
  sendPlainPage(response, refusal.status, {
    heading: isLocked ? "The editor is locked" : "The editor cannot show this",
    sentences: [refusal.message],
    ...(script && { script: String(script.body) }),
  });
}

const sentenceFor = (path: string, refusal: Refusal) =>
  refusal instanceof Locked && isAtOrBelow(path, backendPath)
    ? refusal.inOpenPage
    : refusal.message;

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, "cache-control": "no-store" }).end();
}

/**
 * Answers all requests at the editor's port: for its page, its backend, and the sign-in. This function checks
 * access: it sends no page without the cookie, and no content without the key.
 */
export function createEditor(options: EditorOptions): RequestListener {
  const access = new Access(options.key);
  const pages = createAdminPages(options.siteOrigin);
  const backend = createEditorBackend(options);
  const events = createEvents(options.watchStatus);

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
    // The new fragment replaces the fragment with the key.
    if (path === enterPath) return redirect(response, `${adminPath}#/`);
    if (isAtOrBelow(path, backendPath)) access.requireKey(request);
    if (path === eventsPath) return events(request, response);
    if (isAtOrBelow(path, backendPath))
      return sendAnswer(response, 200, await backend(request, path));
    if (path === adminPath) access.giveCookie(request, response);
    return pages(request, response, path);
  }

  return (request, response) => {
    const [path = ""] = (request.url ?? "").split("?");
    answer(request, response, path).catch(async (error: unknown) => {
      const refusal = toRefusal(error);
      // The rest of a refused request stays unread, so the connection cannot be used again.
      if (!request.complete) response.setHeader("connection", "close");
      const isForScript =
        (request.method !== "GET" && request.method !== "HEAD") || isAtOrBelow(path, backendPath);
      if (isForScript)
        sendAnswer(response, refusal.status, {
          error: sentenceFor(path, refusal),
          ...refusal.details,
        });
      else await sendRefusalPage(response, refusal);
    });
  };
}
