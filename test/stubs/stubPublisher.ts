import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "../../src/content/check/checkContent";
import type { SiteContent } from "../../plugins/gatsby-plugin-content-check/siteContent";
import { Publisher } from "../../publisher/server/publisher";
import { Releases } from "../../publisher/server/release/releases";
import { sendPlain, siteHandler, type Handler } from "../../publisher/server/http/siteHandler";
import { startServer, type RunningServer } from "../httpServer";
import { StubBuilder } from "./stubBuilder";

/** Content of one word in data/word.json; "bad" is an error, and "short" a warning. */
export function readStubContent(folder: string): SiteContent {
  const bytes = readFileSync(join(folder, "data/word.json"));
  const errors: Issue[] = [];
  const warnings: Issue[] = [];
  try {
    const { word } = JSON.parse(bytes.toString()) as { word?: string };
    if (word === "bad")
      errors.push({
        file: "data/word.json",
        path: ["word"],
        message: "Word is bad; it must be good",
      });
    if (word === "short")
      warnings.push({
        file: "data/word.json",
        path: ["word"],
        message: "Word is short; a longer one says more",
      });
  } catch {
    errors.push({ file: "data/word.json", path: [], message: "Word: line 1: this is no JSON" });
  }
  const digest = createHash("md5").update(bytes).digest("hex");
  const digests = new Map([["word.json", digest]]);
  return {
    errors,
    warnings,
    digests,
    read: () => bytes,
    digest,
    templates: "",
    sitePages: [],
    openPoints: [],
  };
}

export type StubPublisher = {
  publisher: Publisher;
  builder: StubBuilder;
  releases: Releases;
  said: string[];
  /** Listens on a free port. */
  listen: () => Promise<RunningServer>;
};

/**
 * The real publisher, with stubs for the builder and the content check.
 * @param retryMs as in PublisherParts
 */
export function createStubPublisher(folder: string, retryMs?: number): StubPublisher {
  const releases = new Releases(join(folder, ".releases"));
  const builder = new StubBuilder(join(folder, "public"));
  const said: string[] = [];
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
    retryMs,
  });
  const listen = () => startServer((...exchange) => void handler(...exchange));
  return { publisher, builder, releases, said, listen };
}
