import type { IncomingMessage, ServerResponse } from "node:http";
import { Refusal } from "./refusal";

const tooLarge = () =>
  new Refusal(413, "This is too much for one save. Save after every few pictures.");

/** Reads the JSON of a request, up to a limit in bytes. */
export async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (Number(request.headers["content-length"] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, "The request was cut off.");
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, "The request is not JSON.");
  }
}

/** Answers with JSON that is not cached. */
export function sendJson(response: ServerResponse, status: number, answer: unknown): void {
  const body = JSON.stringify(answer);
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
