/** @jest-environment jsdom */
import type { Cms } from "../cms";
import type { Bar } from "../statusBar/bar";
import { createSavedContent } from "../preview/content";
import { checkBeforeSaving } from "./onHost";

type Handler = Parameters<Cms["registerEventListener"]>[0]["handler"];

/** The messages before an entry is saved. */
function messagesFor(entry: Record<string, unknown>): readonly string[] {
  let handler: Handler | undefined;
  let lines: readonly string[] = [];
  const cms = {
    registerEventListener: (listener: { handler: Handler }) => (handler = listener.handler),
  };
  const bar = {
    showMessage: (said: readonly string[]) => (lines = said),
    clearMessage: () => undefined,
  };
  checkBeforeSaving(cms as unknown as Cms, bar as unknown as Bar, createSavedContent());
  expect(() => handler?.({ entry: { get: (key: string) => entry[key] } })).toThrow();
  return lines;
}

const form = { name: "Ruth S.", rating: 9 };
const collection = "testimonials";
const data = { toJS: () => form };

it("reports only the length of an absurdly long text", () => {
  const content = { ...form, name: "Ruth S.", text: "a".repeat(10_001) };
  expect(messagesFor({ collection, path: "", data: { toJS: () => content } })).toEqual([
    "Nothing was changed.",
    "Testimonial “Ruth S.” › Words has 10,001 characters, but a text may have at most 10,000; make it shorter",
  ]);
});

it.each([
  ["saved", "data/testimonials/ruth-s.json"],
  ["new", ""],
])("names a %s entry", (_which, path) => {
  const lines = messagesFor({ collection, path, data });
  expect(lines[0]).toBe("Nothing was changed.");
  expect(lines).toContain(
    "Testimonial “Ruth S.” › Stars is 9; it must be a whole number from 1 to 5",
  );
});
