import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fieldNames } from "../src/quote/requestFields";

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

const sources = ["src", "plugins", "editor", "publisher", "tools", "test", "e2e"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(tsx?|mjs|cjs|js)$/.test(path) && !path.includes("node_modules"))
      .map((path) => join(folder, path)),
  )
  .concat("gatsby-config.ts", "netlify.toml", "package.json", "editor/empty-package/package.json");

/** All code as one text. */
const code = sources.map((path) => readFileSync(path, "utf8")).join("\n");

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

// The owner can rename content, and generated files may not exist yet.
const folders = "src|plugins|editor|publisher|tools|test|e2e|docs|static|\\.github|\\.ci";
const namedPaths = new RegExp(`\`((?:${folders})/[\\w./-]*)\``, "g");

/** The fragments that GitHub gives to headings. */
const anchorsIn = (text: string) =>
  matches(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );

describe.each(documents)("%s", (name, text) => {
  it("names paths that exist", () => {
    expect(matches(text, namedPaths).filter((path) => !existsSync(path))).toEqual([]);
  });

  it("names files that exist, even without their folder", () => {
    const named = matches(text, /`([\w.-]+\.(?:tsx?|mjs|cjs))`/g);
    const rootFiles = readdirSync(".");
    const isThere = (file: string) =>
      rootFiles.includes(file) || sources.some((path) => basename(path) === file);
    expect(named.filter((file) => !isThere(file))).toEqual([]);
  });

  it("names npm scripts that exist", () => {
    const named = matches(text, /(?:\bnpm run |"command=)([\w:-]+)/g);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it("names environment variables that the code knows", () => {
    const named = matches(text, /`(?:[^`\n]* )?([A-Z][A-Z]+(?:_[A-Z]+)*)(?:=[^`]*)?`/g);
    expect(named.filter((variable) => !code.includes(variable))).toEqual([]);
  });

  it("links to files and headings that exist", () => {
    const lost = matches(text, /\]\((?!https?:)([^)]+)\)/g).filter((link) => {
      const [path = "", anchor] = link.split("#");
      const file = path === "" ? name : join(dirname(name), path);
      if (!existsSync(file)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(file, "utf8")).includes(anchor);
    });
    expect(lost).toEqual([]);
  });
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
