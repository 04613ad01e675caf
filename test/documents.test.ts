import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fieldNames } from "../src/quote/fieldNames";

const docs = readdirSync("docs").filter((name) => name.endsWith(".md"));
const pluginFolders = ["plugins", "editor", "publisher"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.startsWith("gatsby-plugin-"))
    .map((name) => join(folder, name)),
);
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "editor/README.md",
  "netlify.toml",
  ".github/workflows/check.yml",
  ...docs.map((name) => `docs/${name}`),
  ...pluginFolders.map((folder) => `${folder}/README.md`),
].map((name) => [name, readFileSync(name, "utf8")] as const);

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
};

const sources = ["src", "lib", "plugins", "editor", "publisher", "tools", "test", "e2e"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(tsx?|mjs|cjs|js)$/.test(path) && !path.includes("node_modules"))
      .map((path) => join(folder, path)),
  )
  .concat(
    "gatsby-config.ts",
    "netlify.toml",
    "package.json",
    "tools/lighthouse/empty-package/package.json",
  );

/** All code as one text. */
const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

// The test checks only folders of code: the owner can rename content, and generated files may not exist yet.
const folders = "src|lib|plugins|editor|publisher|tools|test|e2e|docs|static|\\.github|\\.ci";
const namedPaths = new RegExp(`\`((?:${folders})/[\\w./-]*)\``, "g");

/** The fragments that GitHub gives to headings. */
const anchorsIn = (text: string) =>
  matches(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );

const rootFiles = readdirSync(".");
const isFile = (file: string) =>
  rootFiles.includes(file) || sources.some((path) => basename(path) === file);

/** True if a link in a document leads to a file, and to a heading in it. */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? document : join(dirname(document), path);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsIn(readFileSync(file, "utf8")).includes(anchor);
}

it.each(documents)("%s names only what exists", (name, text) => {
  const lost = (pattern: RegExp, exists: (found: string) => boolean) =>
    matches(text, pattern).filter((found) => !exists(found));
  const found = {
    paths: lost(namedPaths, existsSync),
    "files without their folder": lost(/`([\w.-]+\.(?:tsx?|mjs|cjs))`/g, isFile),
    tests: lost(/"([^"|\n]+)"(?=[^|\n]* in `e2e\/)/g, (test) => code.includes(test)),
    "npm scripts": lost(/(?:\bnpm run |"command=)([\w:-]+)/g, (script) => script in scripts),
    "environment variables": lost(
      /`(?:[^`\n]* )?([A-Z][A-Z]+(?:_[A-Z]+)*)(?:=[^`]*)?`/g,
      (variable) => code.includes(variable),
    ),
    links: lost(/\]\((?!https?:)([^)]+)\)/g, (link) => leadsSomewhere(name, link)),
  };
  expect(Object.entries(found).filter(([, names]) => names.length > 0)).toEqual([]);
});

it("docs/publishing.md lists the fields that the forms send", () => {
  const section = readFileSync("docs/publishing.md", "utf8").split("## Quote requests")[1] ?? "";
  const listed = matches(section, /^\| (`.*?) +\|/gm).flatMap((row) => matches(row, /`([^`]+)`/g));
  expect(listed.sort()).toEqual([...fieldNames, "form-name"].sort());
});

it("code and messages name documents that exist", () => {
  const named = matches(code, /\b((?:docs|editor|plugins\/[\w-]+)\/[\w/-]+\.md)\b/g);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
