import { readdirSync, readFileSync } from "node:fs";
import { outlineText } from "./outlineText";

const face = (name: string) => ({
  width: (text: string, size: number) => text.length * size,
  path: (text: string, size: number, x: number, y: number) => `M${x} ${y} ${name} ${text} ${size}`,
});
const faces = { display: face("display"), body: face("body") };

const outlined = (text: string) => outlineText(`<svg>${text}</svg>`, faces);

test.each([
  ["start", "M100 20 body wrap 10"],
  ["middle", "M80 20 body wrap 10"],
  ["end", "M60 20 body wrap 10"],
])("draws a text from its anchor: %s", (anchor, path) => {
  expect(outlined(`<text x="100" y="20" text-anchor="${anchor}" font-size="10">wrap</text>`)).toBe(
    `<svg><path d="${path}"/></svg>`,
  );
});

test("sets bold text in the display face, and keeps its color", () => {
  expect(outlined('<text fill="red" x="0" y="9" font-size="8" font-weight="700">4</text>')).toBe(
    '<svg><path fill="red" d="M0 9 display 4 8"/></svg>',
  );
});

test("the published drawings contain no text, which devices would set in other fonts", () => {
  const names = readdirSync("static/drawings");
  expect(names).toEqual(readdirSync(__dirname).filter((name) => name.endsWith(".svg")));
  for (const name of names)
    expect(readFileSync(`static/drawings/${name}`, "utf8")).not.toMatch(/<text|font-/);
});
