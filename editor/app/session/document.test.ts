import { valueAt } from "../../../src/content/schema/schemaParts";
import { createRandom } from "../../../test/random";
import {
  changed,
  documentOf,
  idPathOf,
  idsAt,
  pathOf,
  type Change,
  type Document,
} from "./document";

const after = (content: unknown, ...changes: readonly Change[]): Document =>
  changes.reduce(changed, documentOf(content));

test("sets a value, and keeps the other parts as the same objects", () => {
  const content = { top: { title: "Decks" }, reasons: { items: [{ title: "A" }] } };
  const { content: next } = after(content, { kind: "set", path: ["top", "title"], value: "Roofs" });
  expect(next).toEqual({ top: { title: "Roofs" }, reasons: { items: [{ title: "A" }] } });
  expect(valueAt(next, ["reasons"])).toBe(content.reasons);
  expect(content.top.title).toBe("Decks");
});

test("removes a field that is set to nothing, and adds the groups around a new one", () => {
  expect(after({ a: 1, b: 2 }, { kind: "set", path: ["a"], value: undefined }).content).toEqual({
    b: 2,
  });
  expect(after({}, { kind: "set", path: ["a", "b"], value: 1 }).content).toEqual({ a: { b: 1 } });
});

test("is the same document after a change to the same value", () => {
  const document = documentOf({ a: { b: 1 } });
  expect(changed(document, { kind: "set", path: ["a", "b"], value: 1 })).toBe(document);
});

test("gives places in a list an id path that moves with the item", () => {
  const start = documentOf({ items: [{ title: "A" }, { title: "B" }] });
  const idPath = idPathOf(start, ["items", 0, "title"]);
  const moved = changed(start, { kind: "move", path: ["items"], from: 0, to: 1 });
  expect(idPathOf(moved, ["items", 1, "title"])).toBe(idPath);
  expect(idPathOf(moved, ["items", 0, "title"])).not.toBe(idPath);
  expect(pathOf(moved, idPath)).toEqual(["items", 1, "title"]);
  const removed = changed(moved, { kind: "remove", path: ["items"], at: 1 });
  expect(pathOf(removed, idPath)).toBeUndefined();
});

test.each(Array.from({ length: 100 }, (_, seed) => seed))(
  "treats lists as arrays, with unique identities that follow their items (seed %i)",
  (seed) => {
    const random = createRandom(seed);
    // Each item has a unique name, so that the test can follow the identity of the item.
    let names = Array.from({ length: random.below(4) }, (_, at) => `item ${at}`);
    let document = documentOf({ list: names });
    const known = new Map(names.map((name, at) => [name, idsAt(document, ["list"])[at]]));
    for (let step = 0; step < 40; step++) {
      const at = random.below(names.length + 1);
      const kind = names.length === 0 ? "insert" : random.oneOf(["insert", "remove", "move"]);
      if (kind === "insert") {
        const name = `added ${step}`;
        names = names.toSpliced(at, 0, name);
        document = changed(document, { kind, path: ["list"], at, value: name });
        known.set(name, idsAt(document, ["list"])[at]);
      } else if (kind === "remove") {
        names = names.toSpliced(at % names.length, 1);
        document = changed(document, { kind, path: ["list"], at: at % (names.length + 1) });
      } else {
        const [from, to] = [random.below(names.length), random.below(names.length)];
        const [name = ""] = names.slice(from, from + 1);
        names = names.toSpliced(from, 1).toSpliced(to, 0, name);
        document = changed(document, { kind: "move", path: ["list"], from, to });
      }
      const ids = idsAt(document, ["list"]);
      expect(document.content).toEqual({ list: names });
      expect(new Set(ids).size).toBe(names.length);
      expect(ids).toEqual(names.map((name) => known.get(name)));
    }
  },
);
