import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// The test compares the list of pages and their sections in src/README.md with the code.

const isPage = (file: string) => /^[^.]+\.tsx$/.test(file);

/** The sections of a page, in the order of the page. */
function sectionsOf(file: string): string[] {
  const code = readFileSync(join(__dirname, file), "utf8");
  return [...code.matchAll(/import \{([^}]+)\} from "\.\.\/sections\/\w+"/g)]
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim()))
    .map((name) => ({ name, at: code.search(new RegExp(`<${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

it("names the sections of each page in their order", () => {
  const files = ["pages", "templates"].flatMap((folder) =>
    readdirSync(join(__dirname, folder))
      .filter(isPage)
      .map((file) => `${folder}/${file}`),
  );
  const rows = files
    .map((file) => [file, sectionsOf(file)] as const)
    .filter(([, sections]) => sections.length > 0)
    .map(([file, sections]) => `- \`${file}\`: ${sections.join(", ")}`);
  const readme = readFileSync(join(__dirname, "README.md"), "utf8");
  expect(readme.split("\n").filter((line) => line.startsWith("- "))).toEqual(rows);
});
