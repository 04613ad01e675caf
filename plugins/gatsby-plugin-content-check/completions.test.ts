import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCompletions } from "./completions";

const project = process.cwd();
afterEach(() => process.chdir(project));

const enterFolder = () => process.chdir(mkdtempSync(join(tmpdir(), "completions-")));

it("writes a schema for each type of content: labels, hints, limits and messages, and no keys of our own", () => {
  enterFolder();
  mkdirSync(".vscode");
  writeFileSync(".vscode/settings.json", "{}");
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
  enterFolder();
  writeCompletions();
  expect(readdirSync(".")).toEqual([]);
});
