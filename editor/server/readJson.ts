import type { IncomingMessage } from "node:http";
import { Refusal } from "../refusal";

const tooLarge = () =>
  new Refusal(413, "This is too much for one save. Save after every few pictures.");

/** The depth limit of a request: content has at most 100 levels. A deeper value could overflow the stack. */
const deepest = 120;

function requireShallow(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw new Refusal(400, "The request has too many groups in each other.");
    level = level.flatMap((each) =>
      typeof each === "object" && each !== null ? Object.values(each) : [],
    );
  }
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, "The request is not JSON.");
  }
}

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
  const value = parsed(Buffer.concat(chunks));
  requireShallow(value);
  return value;
}
