import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startServer, type RunningServer } from "./httpServer";

export type Answer = (response: ServerResponse) => void;

type Request = { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };

/** An answer that any site may read. */
export const status =
  (code: number, headers: Record<string, string> = {}, body = ""): Answer =>
  (response) =>
    void response.writeHead(code, { "Access-Control-Allow-Origin": "*", ...headers }).end(body);

/**
 * A form service on this machine for all tests in a file. `requests` has the requests of the current test. By
 * default, the service accepts every request.
 */
export function formService() {
  const service = { origin: "", requests: [] as Request[], answer: status(200) };
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer(async (request, response) => {
      const { method, url, headers } = request;
      service.requests.push({ method, url, headers, body: await text(request) });
      service.answer(response);
    });
    service.origin = server.origin;
  });
  beforeEach(() => {
    service.requests.length = 0;
    service.answer = status(200);
  });
  afterAll(() => server.close());
  return service;
}
