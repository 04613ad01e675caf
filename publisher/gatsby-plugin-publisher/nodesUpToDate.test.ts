/** @jest-environment node */
import type { Node } from "gatsby";
import { join } from "node:path";
import { temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { nodesUpToDate } from "./nodesUpToDate";

const folder = temporaryFolder();

const node = (id: string, type: string, contentDigest: string) => ({
  id,
  parent: null,
  children: [],
  internal: { type, contentDigest, owner: "" },
});

/** A file of the content folder, as Gatsby knows it. */
const file = (relativePath: string, digest: string, children: string[] = []): Node => ({
  ...node(relativePath, "File", digest),
  relativePath,
  extension: relativePath.split(".").at(-1) ?? "",
  children,
});

const made = (type: string, contentDigest: string, fields?: object): Node => ({
  ...node("1", type, contentDigest),
  fields,
});

function nodesOf(files: Node[], others: Record<string, Node> = {}) {
  return {
    getNodesByType: () =>
      files.map((each) => ({
        ...each,
        absolutePath: join(folder.path, String(each.relativePath)),
      })),
    getNode: (id: string) => others[id],
    createContentDigest: (of: unknown) => `json of ${String((of as { digest: string }).digest)}`,
  };
}

const faq = "faqs/home.json";
const json = made("FaqsJson", "json of new", { slug: "home" });

describe("nodesUpToDate", () => {
  it.each([
    ["an old file", nodesOf([file(faq, "old", ["1"])], { 1: json }), false],
    ["a file that is not parsed yet", nodesOf([file(faq, "new")]), false],
    [
      "a file whose old content is still there",
      nodesOf([file(faq, "new", ["1"])], { 1: made("FaqsJson", "json of old", {}) }),
      false,
    ],
    [
      "content that has no name yet",
      nodesOf([file(faq, "new", ["1"])], { 1: made("FaqsJson", "json of new") }),
      false,
    ],
    ["a file as it is now", nodesOf([file(faq, "new", ["1"])], { 1: json }), true],
  ])("sees %s", (_, nodes, expected) => {
    writeFiles(folder.path, { [faq]: '{ "digest": "new" }' });
    expect(nodesUpToDate({ [faq]: "new" }, nodes)).toBe(expected);
  });

  it("waits for what the pictures' plugin makes", () => {
    const changed = { "images/a.jpg": "new" };
    expect(nodesUpToDate(changed, nodesOf([file("images/a.jpg", "new")]))).toBe(false);
    const nodes = nodesOf([file("images/a.jpg", "new", ["1"])], { 1: made("ImageSharp", "x") });
    expect(nodesUpToDate(changed, nodes)).toBe(true);
  });

  it("waits until files that are gone are gone", () => {
    expect(nodesUpToDate({ [faq]: null }, nodesOf([file(faq, "old")]))).toBe(false);
    expect(nodesUpToDate({ [faq]: null }, nodesOf([]))).toBe(true);
  });

  it("has nothing to wait for without changes", () => {
    expect(nodesUpToDate({}, nodesOf([]))).toBe(true);
  });
});
