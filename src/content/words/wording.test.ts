import { comparable, cut, reasonOf, uncapitalized } from "./wording";

const path = "/site/.releases";
const failure = (code: string) =>
  Object.assign(new Error(`${code}: no, open '${path}'`), { code, path });

it.each(["EACCES", "EPERM", "EROFS"])("reasonOf names the path without permission: %s", (code) => {
  expect(reasonOf(failure(code))).toMatch(/^\/site\/\.releases cannot be opened or changed: /);
});

it("reasonOf keeps other reasons, without characters that a terminal acts on", () => {
  expect(reasonOf(new Error("no\u001b[31m"))).toBe("no\\u001b[31m");
});

it("cut never halves an emoji", () => {
  expect(cut(`${"a".repeat(79)}🏠🏠`)).toBe(`${"a".repeat(79)}…`);
});

it("uncapitalized keeps abbreviations", () => {
  expect(uncapitalized("FAQs › Heading")).toBe("FAQs › Heading");
  expect(uncapitalized("Service page")).toBe("service page");
});

it.each([
  ["accents", "D\u00e9cor", "De\u0301cor"],
  ["joiners", "Bel\u200c Air", "Bel Air"],
  ["quotes", "Miller’s Island", "Miller's Island"],
  ["hyphens", "Bel‑Air", "Bel-Air"],
  ["spaces and capitals", "BEL\u2009Air", "Bel  Air "],
])("comparable ignores %s", (_what, one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});
