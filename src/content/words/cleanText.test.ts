import { cleanText } from "./cleanText";
import { longText, reference, shortText } from "../schema/fields";
import { seo } from "../model/blocks";
import { site } from "../model/site";
import { schemaAt, type Path } from "../schema/schemaParts";

const saved = (path: Path, typed: string) => {
  const schema = schemaAt(site, path);
  return schema && cleanText(schema, typed);
};

const phone: Path = ["phone", "number"];

it.each<[what: string, path: Path, typed: string, text: string]>([
  ["a space without width", ["email", "address"], "jo@example.com\u200b", "jo@example.com"],
  ["a wide form", ["email", "address"], "jo＠example．com", "jo@example.com"],
  ["marks of direction", phone, "\u202a(410) 555-0142\u202c", "(410) 555-0142"],
  ["a hyphen that is none of the keyboard's", phone, "410\u2010555\u20110142", "(410) 555-0142"],
  ["a figure dash and a minus", phone, "410\u2012555\u22120142", "(410) 555-0142"],
  ["spaces of other widths", phone, "410\u2007555\u202f0142", "(410) 555-0142"],
  ["digits of another script", phone, "٤١٠ ５５５ ०१४२", "(410) 555-0142"],
  ["a soft hyphen in a link", ["navigation", 0, "link"], "/con\u00adtact", "/contact"],
  ["a slash of fractions", ["redirects", 0, "from"], "\u2215old\u2010page", "/old-page"],
  [
    "a joiner in a link",
    ["redirects", 0, "to"],
    "https://example.com/\u2060a",
    "https://example.com/a",
  ],
  [
    "a mark in the address of the site",
    ["url"],
    "https://example.com\ufeff",
    "https://example.com",
  ],
  ["a wide colon in a time", ["hours", 0, "opens"], "08：00", "08:00"],
  ["a mark in a choice", ["hours", 0, "days", 0], "Monday\u200e", "Monday"],
  ["a mark in the license", ["license", "number"], "MHIC #\u200e1234", "MHIC #1234"],
])("cleans %s", (_what, path, typed, text) => {
  expect(saved(path, typed)).toBe(text);
});

it("cleans the name of a file, and the texts for search engines", () => {
  expect(cleanText(reference("projects", "Project"), "blue\u2011cape\u200b")).toBe("blue-cape");
  expect(cleanText(seo.shape.title, "Decks\u200b \u202ain Maryland\u202c")).toBe(
    "Decks in Maryland",
  );
});

it.each([
  [
    "spaces at which no line breaks",
    "Decks\u00a0and\u202fporches\u2007too",
    "Decks and porches too",
  ],
  ["line breaks of other systems", "Decks\u0085and\u2028porches\vtoo", "Decks and porches too"],
  ["a bullet of Word", "\uf0b7\u00a0Decks", "Decks"],
  ["accents apart from their letters", "De\u0301cor", "D\u00e9cor"],
  ["the place of a pasted picture", "Decks\ufffc", "Decks"],
])("cleans words of %s", (_what, typed, text) => {
  expect(cleanText(longText("Words"), typed)).toBe(text);
});

it("leaves words as they are typed, but for what nobody sees", () => {
  expect(
    cleanText(longText("Words"), "“It’s done” – in 5½ days\u200b, \u202asaid\u202c J\u00ado."),
  ).toBe("“It’s done” – in 5½ days, said Jo.");
  const family = "\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\ufe0f";
  expect(cleanText(shortText(20, "Name"), `${family} می‌روم `)).toBe(`${family} می‌روم`);
});
