// Prints, as JSON, the features in built sites' scripts and styles that the oldest browsers in
// package.json's browserslist lack: the name of each feature, with an example.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import doiuse from "doiuse";
import { ESLint } from "eslint";
import compat from "eslint-plugin-compat";
import esX from "eslint-plugin-es-x";
import { parse } from "parse5";
import postcss from "postcss";

const folders = process.argv.slice(2);
const { browserslist } = JSON.parse(readFileSync("package.json", "utf8"));
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  // The editor needs a newer browser than the site.
  .filter((file) => !/[\\/]admin[\\/]/.test(file));
const read = (file) => readFileSync(file, "utf8");

/** The texts of all elements of one kind in a page. */
function textsOf(node, name) {
  const own = node.nodeName === name ? (node.childNodes ?? []).map(({ value }) => value) : [];
  return [...own, ...(node.childNodes ?? []).flatMap((child) => textsOf(child, name))];
}

const pages = files.filter((file) => file.endsWith(".html")).map((file) => parse(read(file)));
const inPages = (name) => pages.flatMap((page) => textsOf(page, name));
const withEnding = (end) => files.filter((file) => file.endsWith(end)).map(read);
const isScript = (text) => !/^\s*[{[]/.test(text); // Structured data is no script.

const styles = new Set([...withEnding(".css"), ...inPages("style")]);
const scripts = new Set([...withEnding(".js"), ...inPages("script").filter(isScript)]);
const found = {};

for (const style of styles) {
  const onFeatureUsage = ({ feature, featureData, usage }) => {
    if (featureData.missing) found[`css ${feature}`] ??= String(usage).slice(0, 200);
  };
  await postcss([doiuse({ browsers: browserslist, onFeatureUsage })]).process(style, {
    from: undefined,
  });
}

const eslint = new ESLint({
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: {
    plugins: { compat, "es-x": esX },
    // Safari 16 supports JavaScript of 2022, except for two features that came with Safari 16.4.
    languageOptions: { ecmaVersion: 2022, sourceType: "script" },
    rules: {
      ...esX.configs["flat/restrict-to-es2022"].rules,
      "es-x/no-class-static-block": "error",
      "es-x/no-regexp-lookbehind-assertions": "error",
      "compat/compat": "error",
    },
  },
});
for (const script of scripts) {
  const [{ messages }] = await eslint.lintText(script, { filePath: "script.js" });
  for (const { ruleId, message, column } of messages) {
    const name = ruleId === "compat/compat" ? message.split(" is not supported")[0] : message;
    found[`js ${name}`] ??= script.slice(Math.max(0, column - 60), column + 60);
  }
}

console.log(JSON.stringify(found));
