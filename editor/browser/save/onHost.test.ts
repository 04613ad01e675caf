/** @jest-environment jsdom */
import type { Cms } from "../cms";
import type { Bar } from "../statusBar/bar";
import { createSavedContent } from "../content";
import { checkBeforeSaving, watchHostRefusals } from "./onHost";

type Handler = Parameters<Cms["registerEventListener"]>[0]["handler"];

/** Begins to save an entry, and returns a function that returns the message. */
function save(entry: Record<string, unknown>) {
  const handlers = new Map<string, Handler>();
  let lines: readonly string[] = [];
  const cms = {
    registerEventListener: ({ name, handler }: { name: string; handler: Handler }) =>
      handlers.set(name, handler),
  };
  const bar = {
    showMessage: (said: readonly string[]) => (lines = said),
    clearMessage: () => (lines = []),
  };
  checkBeforeSaving(cms as unknown as Cms, bar as unknown as Bar, createSavedContent());
  const happen = (name: string) =>
    handlers.get(name)?.({ entry: { get: (key: string) => entry[key] } });
  return { begin: () => happen("preSave"), end: () => happen("postSave"), message: () => lines };
}

/** The messages before an entry is saved. */
function messagesFor(entry: Record<string, unknown>): readonly string[] {
  const { begin, message } = save(entry);
  expect(begin).toThrow();
  return message();
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
  ["an entry", "data/testimonials/ruth-s.json"],
  ["a new entry", ""],
])("names %s", (_, path) => {
  const lines = messagesFor({ collection, path, data });
  expect(lines[0]).toBe("Nothing was changed.");
  expect(lines).toContain(
    "Testimonial “Ruth S.” › Stars is 9; it must be a whole number from 1 to 5",
  );
});

it("says after a while that the save waits for the git host", () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div class="ControlPaneContainer" inert></div>';
  const valid = { ...form, rating: 5, town: "Essex", service: "Siding", text: "Good." };
  const { begin, end, message } = save({ collection, path: "", data: { toJS: () => valid } });
  begin();
  jest.advanceTimersByTime(10_000);
  expect(message()).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(message()[0]).toContain("still waits for the git host");
  end();
  expect(message()).toEqual([]);
});

it("does not promise to keep what others saved at the same time", () => {
  let lines: readonly string[] = [];
  watchHostRefusals({ showMessage: (said: readonly string[]) => (lines = said) } as unknown as Bar);
  const failure = {
    type: "ENTRY_PERSIST_FAILURE",
    payload: { error: "API_ERROR: not a fast forward" },
  };
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason: failure }));
  expect(lines[0]).toContain("“not a fast forward”");
  expect(lines.join(" ")).toContain("a save here replaces the whole entry, with their changes");
});
