import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { parse, printSchema } from "graphql";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathsBelow } from "../lib/files/files";
import { schema } from "../src/content/query/queryRunner";

const target = "src/queries.d.ts";

const isCode = (file: string) => /(?<!\.test|\.d)\.tsx?$/.test(file);

/** The queries and fragments of the site. */
const documents = () =>
  pathsBelow("src")
    .filter(isCode)
    .flatMap((file) => [
      ...readFileSync(join("src", file), "utf8").matchAll(/graphql`\s*((?:query|fragment)[^`]*)`/g),
    ])
    .map(([, text = ""]) => ({ document: parse(text) }));

/**
 * The types of the site's queries and fragments, from the content model. Gatsby's own `graphqlTypegen` needs a
 * build first, so the types of a fresh clone could not be checked.
 */
export async function queryTypes(): Promise<string> {
  const types = await codegen({
    filename: target,
    schema: parse(printSchema(schema)),
    documents: documents(),
    plugins: [{ operations: {} }],
    pluginMap: { operations },
    config: {
      avoidOptionals: true,
      immutableTypes: true,
      maybeValue: "T | null",
      namingConvention: { typeNames: "keep", transformUnderscore: false },
      noExport: true,
      // The arguments of Gatsby's fields are not in this schema.
      skipDocumentsValidation: true,
      skipTypename: true,
      scalars: { Any: "import('gatsby-plugin-image').IGatsbyImageData" },
    },
  });
  // The file keeps only the types of queries and fragments: no code uses the types of variables.
  const used = types.match(/^type \w+(Query|Fragment) = .*$/gm) ?? [];
  return `// Made by npm run query-types.\n\ndeclare namespace Queries {\n${used.sort().join("\n")}\n}\n`;
}

if (require.main === module)
  void queryTypes().then((types) => {
    writeFileSync(target, types);
  });
