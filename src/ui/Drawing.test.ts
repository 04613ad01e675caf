import { readdirSync, readFileSync } from "node:fs";
import { drawings } from "../content/model/blocks";
import { sizeOfDrawing } from "./Drawing";

test.each(Object.keys(drawings))("the page reserves the size of the drawing %s", (name) => {
  const file = readFileSync(`static/drawings/${name}.svg`, "utf8");
  const { width, height } = sizeOfDrawing(name);
  expect(file).toMatch(new RegExp(`^<svg[^>]* width="${width}" height="${height}"`));
});

test("no drawing contains text, which devices would set in other fonts", () => {
  for (const name of readdirSync("static/drawings"))
    expect(readFileSync(`static/drawings/${name}`, "utf8")).not.toMatch(/<text|font-/);
});
