import { service } from "../../../src/content/model/service";
import { changed, documentOf, type Change } from "./document";
import { withoutProposed, withProposals } from "./proposals";

const typed = (text: string, ...path: string[]): Change => ({ kind: "set", path, value: text });

/** A new service after some changes, with its proposals after each change. */
const after = (...changes: readonly Change[]) =>
  changes.reduce(
    (document, change) => withProposals(service, document.content, changed(document, change)),
    documentOf({}),
  ).content;

it("follows the words that it comes from", () => {
  expect(after(typed("Dec", "name"), typed("Decks & porches", "name"))).toEqual({
    name: "Decks & porches",
    address: "/services/decks-porches",
  });
});

it("stays once somebody has typed it", () => {
  const changes = [typed("Decks", "name"), typed("/services/my-decks", "address")];
  expect(after(...changes, typed("Porches", "name"))).toHaveProperty(
    "address",
    "/services/my-decks",
  );
});

it("is proposed in a part only while the entry has that part", () => {
  expect(after(typed("Decks", "name"))).not.toHaveProperty("menu");
  const menu: Change = { kind: "set", path: ["menu"], value: {} };
  expect(after(typed("Decks", "name"), menu)).toHaveProperty("menu.label", "Decks");
});

it("is left out of a copy, which gets its own", () => {
  const content = { name: "Decks", address: "/services/decks", menu: { label: "Decks", order: 1 } };
  expect(withoutProposed(service, content)).toEqual({ name: "Decks", menu: { order: 1 } });
});
