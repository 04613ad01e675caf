/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { contentSchemas, schemaSettings } from "./jsonSchema";

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Where these fail, the model has changed since: run `npm run schemas`, and commit what it writes. */
describe("the committed JSON Schemas", () => {
  it.each(contentSchemas())("are those of the model: $fileName", ({ fileName, schema }) => {
    expect(readJson(`.vscode/schemas/${fileName}`)).toEqual(JSON.parse(JSON.stringify(schema)));
  });

  it("are no more than those", () => {
    const expected = contentSchemas().map(({ fileName }) => fileName);
    expect(readdirSync(".vscode/schemas").sort()).toEqual(expected.sort());
  });

  it("are named in the settings of VS Code", () => {
    expect(readJson(".vscode/settings.json")).toMatchObject({ "json.schemas": schemaSettings() });
  });
});

describe("the JSON Schema of a kind of content", () => {
  it("holds labels, hints, limits and what is wanted, and nothing of our own", () => {
    const testimonials = contentSchemas().find(({ fileName }) => fileName === "testimonials.json");
    expect(testimonials).toMatchObject({
      fileMatch: "/data/testimonials/*.json",
      schema: {
        title: "Testimonial",
        required: ["name", "town", "service", "rating", "text"],
        additionalProperties: false,
        properties: { name: { title: "Name", description: "First name and initial." } },
      },
    });
    expect(testimonials?.schema.properties?.rating).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 5,
      title: "Stars",
      errorMessage: "It must be a whole number from 1 to 5.",
    });
  });
});
