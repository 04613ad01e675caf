import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../src/content/check/issue";
import type { BuildInput } from "../../lib/content/buildInput";
import { Publisher, type Outcome } from "../../publisher/server/publisher";
import { Releases } from "../../publisher/server/release/releases";
import { sendPlain, siteHandler, type Handler } from "../../publisher/server/http/siteHandler";
import { startServer } from "../httpServer";
import { buildInputOf } from "../buildInput";
import { writeFiles } from "../temporaryFolder";
import { StubBuilder } from "./stubBuilder";

const issue = (message: string): Issue => ({ file: "data/word.json", path: ["word"], message });

/** Writes the content of a stub publisher. */
export const writeWord = (folder: string, word: string) =>
  writeFiles(folder, { "data/word.json": JSON.stringify({ word }) });

/** The word in a file; "bad" for a file that is only half written. */
function wordIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { word?: string }).word;
  } catch {
    return "bad";
  }
}

/** Content of one word in data/word.json; "bad" is an error, and "short" a warning. */
export function readStubContent(folder: string): BuildInput {
  const text = readFileSync(join(folder, "data/word.json"), "utf8");
  const word = wordIn(text);
  return buildInputOf(
    { "word.json": text },
    {
      errors: word === "bad" ? [issue("Word is bad; it must be good")] : [],
      warnings: word === "short" ? [issue("Word is short; a longer one says more")] : [],
    },
  );
}

/**
 * The real publisher, with stubs for the builder and the content check.
 * @param retryMs as in PublisherParts
 */
export function createStubPublisher(folder: string, retryMs?: number) {
  const releases = new Releases(join(folder, ".releases"));
  const builder = new StubBuilder(join(folder, "public"));
  const said: string[] = [];
  const outcomes: Outcome[] = [];
  let handler: Handler = (_request, response) => sendPlain(response, 503, "Not yet.");
  const publisher = new Publisher({
    readContent: () => readStubContent(folder),
    builder,
    siteDir: join(folder, "public"),
    releases,
    serve: ({ id, headers }) => {
      const { assetsDir } = releases;
      handler = siteHandler({ pagesDir: releases.pagesDir(id), assetsDir, headers });
    },
    say: (line) => said.push(line),
    onOutcome: (outcome) => outcomes.push(outcome),
    retryMs,
  });
  /** Listens on a free port. */
  const listen = () => startServer((...exchange) => void handler(...exchange));
  return { publisher, builder, releases, said, outcomes, listen };
}

export type StubPublisher = ReturnType<typeof createStubPublisher>;
