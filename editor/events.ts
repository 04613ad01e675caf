import type { RequestListener } from "node:http";
import { Refusal } from "./refusal";
import type { EditorOptions, SiteStatus } from "./types";

/** More windows than an office opens. Each window keeps a connection open. */
const mostListeners = 50;
/** How often to write to each connection, to detect broken ones. */
const pulseMs = 15_000;

/**
 * Sends the status of the site to each window of the editor, at once and whenever it changes:
 * Server-Sent Events, https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createEvents(
  status: () => SiteStatus = () => ({ state: "live", lines: [] }),
  watchStatus: EditorOptions["watchStatus"],
): RequestListener {
  let listeners = 0;
  return (request, response) => {
    if (request.method !== "GET") throw new Refusal(405, "The editor's events can only be read.");
    if (listeners >= mostListeners)
      throw new Refusal(429, "The editor is open in too many windows. Close some of them.");
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const sendStatus = () => response.write(`data: ${JSON.stringify(status())}\n\n`);
    sendStatus();
    listeners++;
    const stopWatching = watchStatus?.(sendStatus);
    const pulse = setInterval(() => response.write(":\n\n"), pulseMs).unref();
    response.on("close", () => {
      listeners--;
      stopWatching?.();
      clearInterval(pulse);
    });
  };
}
