import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { reasonOf } from "../../../src/content/words/wording";
import { sendPlain, type Handler } from "./siteHandler";

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** The request to which the running code belongs. */
const current = new AsyncLocalStorage<Exchange>();

/** Ends a failed request, and logs the error. */
function endFailed({ request, response }: Exchange, error: unknown): void {
  // JSON escapes control characters, which a terminal would otherwise interpret.
  const address = JSON.stringify(request.url?.slice(0, 200));
  console.error(`${request.method} ${address} could not be answered: ${reasonOf(error)}`);
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeader("Connection", "close");
  sendPlain(response, 500, "Something went wrong here. Please try again.");
}

/**
 * Wraps a handler so that an error ends only its own request. Pipelined requests are answered one after the
 * other. A waiting request opens no file, and is dropped when its connection closes.
 */
export const answerSafely =
  (handler: Handler): RequestListener =>
  (request, response) => {
    const exchange = { request, response };
    const answer = () =>
      void current.run(exchange, async () => {
        try {
          await handler(request, response);
        } catch (error) {
          endFailed(exchange, error);
        }
      });
    if (response.socket) answer();
    else response.once("socket", answer);
  };

/**
 * Makes an uncaught error end only the request that it belongs to. Any other uncaught error ends the
 * process with one sentence.
 */
export function catchUncaughtErrors(): void {
  // A log on a full disk, or a log that nobody reads any more, must not end the process.
  for (const log of [process.stdout, process.stderr]) log.on("error", () => undefined);
  process.on("uncaughtException", (error) => {
    const exchange = current.getStore();
    if (exchange) return endFailed(exchange, error);
    console.error(`The website's server stopped because of an error: ${reasonOf(error)}`);
    process.exit(1);
  });
}
