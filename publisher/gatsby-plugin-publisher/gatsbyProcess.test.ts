import type { Node } from "gatsby";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { markUnfinished } from "../../lib/built/staleCache";
import { endWithPublisher, keepCache, nodesUpToDate } from "./gatsbyProcess";

const folder = temporaryFolder();

const environment = { ...process.env };
const { connected } = process;
const home = process.cwd();

// e2e/editor/npmStart.test.ts tests an edit while a process waits.

/** Gatsby's node for a file of the content folder. */
const file = (relativePath: string, contentDigest: string, children: string[] = []) =>
  ({
    relativePath,
    absolutePath: join(folder.path, relativePath),
    extension: relativePath.split(".").at(-1),
    children,
    internal: { type: "File", contentDigest },
  }) as unknown as Node;

/** The part of Gatsby's API that reads nodes: nodes of files, and nodes that plugins made from them. */
const nodesOf = (files: Node[], made: Record<string, object> = {}) => ({
  getNodesByType: () => files,
  getNode: (id: string) => made[id] as Node | undefined,
  createContentDigest: (of: unknown) => `json of ${String((of as { digest?: string }).digest)}`,
});

beforeEach(() => {
  process.chdir(folder.path);
  process.connected = true;
});

afterEach(() => {
  process.chdir(home);
  process.env = { ...environment };
  process.connected = connected;
  process.removeAllListeners("disconnect");
});

it.each([
  ["edit", true],
  ["next edit", false],
])("if a process ends while it waits for the %s, the cache is unfinished: %s", (edit, expected) => {
  markUnfinished();
  process.env.PUBLISHER_WAITS_FOR = edit;
  keepCache();
  expect(existsSync(join(folder.path, ".cache/unfinished"))).toBe(expected);
});

it("ends a build when the publisher ends", () => {
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
  endWithPublisher();
  expect(exit).not.toHaveBeenCalled();
  process.emit("disconnect");
  expect(exit).toHaveBeenCalledWith(1);
});

const faq = "faqs/home.json";
const picture = "images/a.jpg";
const json = (digest: string) => ({ contentDigest: `json of ${digest}` });
const sharp = { type: "ImageSharp" };

// Each row has the version of a changed file, the version that Gatsby has read, and the plugin's node.
it.each([
  ["a changed file", faq, "new", "new", json("new"), true],
  ["an old file", faq, "new", "old", json("new"), false],
  ["a file that is not parsed yet", faq, "new", "new", undefined, false],
  ["a file whose old content is still there", faq, "new", "new", json("old"), false],
  ["a picture", picture, "new", "new", sharp, true],
  ["a picture that is not read", picture, "new", "new", undefined, false],
  ["a deleted file", faq, null, undefined, undefined, true],
  ["a deleted file that is still there", faq, null, "old", undefined, false],
])("knows whether Gatsby has read %s", (_, path, version, read, made, expected) => {
  writeFiles(folder.path, { [faq]: '{ "digest": "new" }' });
  const files = read === undefined ? [] : [file(path, read, made ? ["1"] : [])];
  const nodes = nodesOf(files, { 1: { internal: made } });
  expect(nodesUpToDate({ [path]: version }, nodes)).toBe(expected);
});
