/** @jest-environment node */
import { copyExtension, orNullExtension } from "./fieldExtensions";

const site = {
  phone: { number: "(410) 555-0142" },
  email: { address: "quotes@otterpoint.example" },
  license: { number: "MHIC #000000" },
  foundingYear: 1975,
};
const context = { nodeModel: { findOne: () => Promise.resolve(site) } };
const copy = (value: unknown) =>
  copyExtension.extend().resolve({ field: value }, {}, context, { fieldName: "field" });
const orNull = (value: unknown) =>
  orNullExtension.extend().resolve({ field: value }, {}, context, { fieldName: "field" });

test("copy takes the facts it names from site.json", async () => {
  expect(await copy("Ours is {license}, since {since}.")).toBe("Ours is MHIC #000000, since 1975.");
  expect(await copy(["Call {phone}", "Write to {email}"])).toEqual([
    "Call (410) 555-0142",
    "Write to quotes@otterpoint.example",
  ]);
});

test("an emptied field is absent", async () => {
  expect(await copy("")).toBeNull();
  expect(await copy("  ")).toBeNull();
  expect(await copy(undefined)).toBeNull();
  expect(await copy("Copy")).toBe("Copy");
});

test("a group whose every field was emptied is absent", () => {
  expect(orNull({ heading: "", items: [{ title: " " }], picture: null })).toBeNull();
  expect(orNull({ heading: "", items: [{ title: "One" }] })).not.toBeNull();
  expect(orNull({ sample: false })).not.toBeNull();
});
