// Validates the structured data of HTML files, and prints the findings as JSON. The validator runs in a
// process of its own, because Jest cannot load its modules.
import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

const found = {};
for (const file of process.argv.slice(2)) {
  const html = readFileSync(file, "utf8");
  const data = new WebAutoExtractor({ addLocation: true }).parse(html);
  const issues = await new Validator().validate(structuredClone(data));
  found[file] = {
    types: Object.keys(data.jsonld ?? {}),
    errors: [...(data.errors ?? []), ...issues.filter(({ severity }) => severity === "ERROR")],
  };
}
console.log(JSON.stringify(found));
