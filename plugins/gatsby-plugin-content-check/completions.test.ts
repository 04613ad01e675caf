import { readFileSync } from "node:fs";
import { filesIn, temporaryFolder, writeFiles } from "../../test/temporaryFolder";
import { writeCompletions } from "./completions";

const folder = temporaryFolder();
const project = process.cwd();
beforeEach(() => process.chdir(folder.path));
afterEach(() => process.chdir(project));

it("writes a schema for each type of content: labels, hints, limits and messages, and no keys of our own", () => {
  writeFiles(".vscode", { "settings.json": "{}" });
  writeCompletions();
  const schema = JSON.parse(readFileSync(".vscode/schemas/testimonials.json", "utf8")) as object;
  expect(schema).toMatchObject({
    title: "Testimonial",
    required: ["name", "town", "service", "rating", "text"],
    additionalProperties: false,
    properties: { name: { title: "Name", description: "First name and initial." } },
  });
  expect(schema).toHaveProperty("properties.rating", {
    type: "integer",
    minimum: 1,
    maximum: 5,
    title: "Stars",
    errorMessage: "It must be a whole number from 1 to 5.",
  });
});

it("writes nothing without VS Code settings", () => {
  writeCompletions();
  expect(filesIn(".")).toEqual({});
});
