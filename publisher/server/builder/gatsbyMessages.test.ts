import { snapshotDir } from "../../../lib/content/snapshot";
import { errorSentence, gatsbyAction, printedReason, progressReader } from "./gatsbyMessages";

const started = (text: string) => ({ type: "ACTIVITY_START", payload: { text } }) as const;

it("progressReader reports each known step once", () => {
  const lines: string[] = [];
  const read = progressReader((line) => lines.push(line));
  for (const step of [
    "compile gatsby files",
    "onPreInit",
    "source and transform nodes",
    "source and transform nodes",
    "Building static HTML for pages",
  ])
    read(started(step));
  expect(lines).toEqual(["preparing", "reading the content", "writing the pages"]);
});

it("progressReader counts pictures in tens", () => {
  const lines: string[] = [];
  const read = progressReader((line) => lines.push(line));
  const id = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs";
  const counts = [{ total: 12 }, { current: 9 }, { current: 10 }, { total: 21 }, { current: 20 }];
  for (const count of counts) read({ type: "ACTIVITY_UPDATE", payload: { id, ...count } });
  read({ type: "ACTIVITY_UPDATE", payload: { id: "Building static HTML", current: 30 } });
  expect(lines).toEqual(["making pictures: 10 of 12", "making pictures: 20 of 21"]);
});

it.each([
  [{ type: "LOG_ACTION", action: started("x") }, started("x")],
  [{ type: "LOG_ACTION", action: { type: "SET_STATUS", payload: "SUCCESS" } }, undefined],
  [{ type: "publisher:waiting" }, undefined],
])("gatsbyAction reads %j", (message, action) => expect(gatsbyAction(message)).toEqual(action));

describe("errorSentence", () => {
  it("returns the message with its place and without the stack", () => {
    const text = "Unexpected token\n\n    at parse (/site/node_modules/x.js:1:2)\n  12 | <p>";
    const place = { filePath: "/site/a.tsx", location: { start: { line: 12, column: 3 } } };
    const sentence = "/site/a.tsx:12:3\nUnexpected token\n\n  12 | <p>";
    expect(errorSentence({ level: "ERROR", text, ...place })).toBe(sentence);
  });

  it("names a content file as people know it, not its copy", () => {
    const copy = `${snapshotDir().replaceAll("\\", "/")}/images/deck.jpg`;
    expect(errorSentence({ level: "ERROR", text: `Failed to process image ${copy}` })).toBe(
      "Failed to process image data/images/deck.jpg",
    );
  });

  it("leaves out the code of a bundle, but no long reason", () => {
    const reason = "This is broken. ".repeat(99).trim();
    const code = "!function(){}".repeat(100);
    const text = `${reason}\n\n> ${code}\n> 1 | ${code}\n    | ${" ".repeat(999)}^`;
    expect(errorSentence({ level: "ERROR", text })).toBe(reason);
  });

  it("ignores messages that are not errors", () => {
    expect(errorSentence({ level: "WARNING", text: "Mind this" })).toBeUndefined();
  });

  it("names a page that could not be rendered once", () => {
    const page = { level: "ERROR", code: "95313", text: "Building static HTML failed" };
    const context = { errorPath: "/about" };
    expect(errorSentence({ ...page, context })).toBe("The page /about could not be rendered.");
    expect(errorSentence({ ...page, context: {} })).toBe("A page could not be rendered.");
    const text = 'Truncated page data information for the failed page "/about": {}';
    expect(errorSentence({ level: "ERROR", text })).toBeUndefined();
  });
});

it("printedReason is a sentence if the memory is full", () => {
  const printed =
    "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n 1: 0xb7";
  expect(printedReason(printed)).toMatch(/^Gatsby ran out of memory\. [^\n]+$/);
});

it("printedReason is the reason that Gatsby prints, without colors", () => {
  const printed =
    "\u001b[97mWebpackError\u001b[0m:\u001b[37m \u001b[0mNo heading\u001b[0m\n - a.js:1";
  expect(printedReason(printed)).toBe("No heading");
  expect(printedReason("success Building static HTML")).toBeUndefined();
});

it("adds what to do about a refusal of the machine", () => {
  expect(errorSentence({ level: "ERROR", text: "EMFILE: too many open files, open '/x'" })).toMatch(
    /^EMFILE: too many open files, open '\/x'\nToo many files are open\. /,
  );
  expect(printedReason("Error: spawn ENOMEM")).toMatch(/^There is too little memory/);
});
