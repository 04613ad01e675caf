import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "./refusal";
import type { EditorStatus } from "./editorStatus";
import type { EditorOptions } from "./types";

/** More windows than an office opens; each holds a connection. */
const mostListeners = 50;
/** So that a connection which is gone without a word is noticed. */
const pulseMs = 15_000;

/** Answers a request with the state of the site, now and whenever it changes. */
export type Events = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Tells each window of the editor how the site is, at the moment that it changes: Server-Sent
 * Events, https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export function createEvents({
  status = () => ({ state: "live", lines: [] }),
  watchStatus,
}: Pick<EditorOptions, "watchStatus"> & { status?: () => EditorStatus }): Events {
  const listeners = new Set<ServerResponse>();
  let stopWatching: (() => void) | undefined;
  let pulse: NodeJS.Timeout | undefined;

  const message = () => `data: ${JSON.stringify(status())}\n\n`;
  const tellAll = (text: string) => {
    for (const response of listeners) response.write(text);
  };

  function add(response: ServerResponse): void {
    listeners.add(response);
    stopWatching ??= watchStatus?.(() => tellAll(message()));
    pulse ??= setInterval(() => tellAll(":\n\n"), pulseMs).unref();
  }

  function remove(response: ServerResponse): void {
    listeners.delete(response);
    if (listeners.size > 0) return;
    stopWatching?.();
    clearInterval(pulse);
    stopWatching = undefined;
    pulse = undefined;
  }

  return (request, response) => {
    if (request.method !== "GET") throw new Refusal(405, "The editor's events can only be read.");
    if (listeners.size >= mostListeners)
      throw new Refusal(429, "The editor is open in too many windows. Close some of them.");
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    response.write(message());
    add(response);
    response.on("close", () => remove(response));
  };
}
