import type { RequestListener } from "node:http";
import { Refusal } from "../refusal";
import type { WatchStatus } from "../types";

/** The time between two writes to a connection, in ms. A write detects a broken connection. */
const pulseMs = 15_000;

/**
 * Sends the status of the site to each window of the editor, at once and whenever the status changes, as
 * Server-Sent Events: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createEvents(watchStatus?: WatchStatus): RequestListener {
  return (request, response) => {
    if (request.method !== "GET") throw new Refusal(405, "The editor's events can only be read.");
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    const stopWatching = watchStatus?.((status) =>
      response.write(`data: ${JSON.stringify(status)}\n\n`),
    );
    const pulse = setInterval(() => response.write(":\n\n"), pulseMs).unref();
    response.on("close", () => {
      stopWatching?.();
      clearInterval(pulse);
    });
  };
}
