/** @jest-environment jsdom */
import { createLocalStore } from "./local";
import { NoAnswer } from "./store";

/** A server that takes each request, and never answers. */
const silentFetch: typeof fetch = (_address, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("aborted")));
  });

it("a server that takes requests and never answers counts as no answer after a while", async () => {
  Object.assign(globalThis, { fetch: silentFetch });
  const store = createLocalStore("http://localhost:9000", 10);
  await expect(store.load()).rejects.toBeInstanceOf(NoAnswer);
  const edit = { id: "1", entries: [], pictures: new Map<string, Blob>() };
  await expect(store.save(edit)).rejects.toBeInstanceOf(NoAnswer);
});
