/** @jest-environment node */
import { nodesUpToDate, type ContentNode } from "./nodesUpToDate";

const file = (relativePath: string, digest: string, children: string[] = []): ContentNode => ({
  relativePath,
  extension: relativePath.split(".").at(-1) ?? "",
  children,
  internal: { type: "File", contentDigest: digest },
});

const made = (type: string, contentDigest: string, fields?: object): ContentNode => ({
  children: [],
  fields,
  internal: { type, contentDigest },
});

function nodesOf(files: ContentNode[], others: Record<string, ContentNode> = {}) {
  return {
    files: () => files,
    node: (id: string) => others[id],
    digestOfJson: (of: ContentNode) => `json of ${of.internal.contentDigest}`,
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
  ])("sees %s", (_, nodes, expected) =>
    expect(nodesUpToDate({ [faq]: "new" }, nodes)).toBe(expected),
  );

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
