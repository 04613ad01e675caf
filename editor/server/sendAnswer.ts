import type { ServerResponse } from "node:http";

/**
 * Sends an answer that is not cached.
 * @param answer the bytes of a picture, or a value to send as JSON
 */
export function sendAnswer(response: ServerResponse, status: number, answer: unknown): void {
  const isPicture = Buffer.isBuffer(answer);
  const body = isPicture ? answer : Buffer.from(JSON.stringify(answer));
  response.writeHead(status, {
    // A picture needs no type, because browsers recognize it by its bytes.
    ...(!isPicture && { "content-type": "application/json; charset=utf-8" }),
    "content-length": body.length,
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
