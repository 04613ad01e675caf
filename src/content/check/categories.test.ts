import { errorsOf } from "../../../test/contentCheck";
import { validFiles } from "../../../test/contentFiles";

const project = validFiles()["projects/blue-cape.json"] as object;

/** The errors of a site with one more project for each category. */
function errorsWith(...categories: string[]): string[] {
  const projects = categories.map((category, at) => [
    `projects/extra-${at}.json`,
    { ...project, title: `Extra ${at}`, category },
  ]);
  return errorsOf({ ...validFiles(), ...Object.fromEntries(projects) });
}

it("accepts different categories", () => {
  expect(errorsWith("Roofs", "Roof repairs", "Roofs")).toEqual([]);
});

it.each([
  [["Roofs", "roofs", "Roofs"], 1, "roofs", "Roofs"],
  [["roofs", "Roofs"], 0, "roofs", "Roofs"],
  [["Roof  repairs", "Roof repairs", "Roof repairs"], 0, "Roof  repairs", "Roof repairs"],
  [["roofs", "roofs", "ROOFS"], 2, "ROOFS", "roofs"],
])("refuses one category in two spellings: %j", (categories, at, wrong, right) => {
  expect(errorsWith(...categories)).toEqual([
    `Project “Extra ${at}” › Category is "${wrong}", and others write "${right}"; write it the same way, so that visitors find them together (data/projects/extra-${at}.json, category)`,
  ]);
});
