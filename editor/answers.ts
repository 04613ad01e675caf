import type { ServerResponse } from "node:http";
import { sendPlainPage } from "./plainPage";
import { bundle } from "./page/bundle";
import { Locked, type Refusal } from "./refusal";

let enterScript: string | undefined;

/** Answers with a page that says why a request is refused. */
export function sendRefusalPage(response: ServerResponse, refusal: Refusal): void {
  const isLocked = refusal instanceof Locked;
  if (isLocked) enterScript ??= bundle("enter.ts").toString();
  sendPlainPage(response, refusal.status, {
    heading: isLocked ? "The editor is locked" : "The editor cannot show this",
    sentences: [refusal.message],
    ...(isLocked && { script: enterScript }),
  });
}

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
