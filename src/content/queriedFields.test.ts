import { readdirSync, readFileSync } from "node:fs";
import { isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { schema } from "../../test/site/content";

const sources = ["gatsby-node.ts", ...["src", "lib", "plugins"].flatMap(codeIn)];

function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes("node_modules"))
    .map((file) => `${folder}/${file}`);
}

/** The fields in all queries and fragments, as "Type.field". */
function queriedFields(): Set<string> {
  const queries = sources.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/`(\s*(?:query|fragment)\s[^`]*)`/g)].map(
      ([, text = ""]) => text,
    ),
  );
  const queried = new Set<string>();
  const info = new TypeInfo(schema);
  const note = () => {
    const parent = info.getParentType();
    const field = info.getFieldDef();
    if (parent && field) queried.add(`${parent.name}.${field.name}`);
  };
  for (const query of queries) visit(parse(query), visitWithTypeInfo(info, { Field: note }));
  return queried;
}

// Fields that no query names, each with the reason.
const otherwiseUsed = new Set([
  // The launch check reads these fields from the files.
  "SiteJsonPhone.sample",
  "SiteJsonEmail.sample",
  "SiteJsonLicense.sample",
  "TestimonialJson.sample",
  "ProjectJson.sample",
  // Placeholders name these facts, and resolveContent.ts fills them in.
  "SiteJson.claims",
  "NamedFigure.name",
  "NamedFigure.figure",
  "ServiceFacts.figures",
  // The build reads these fields from the files, for the hosts.
  "SiteJson.redirects",
  "Redirect.from",
  "Redirect.to",
  // This field sorts the menu.
  "ServiceJsonMenu.order",
]);

test("a query or other code reads each field of the content", () => {
  const queried = queriedFields();
  const all = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !/^(__|Query$|File$|ImageSharp$)|List$/.test(name))
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter((field) => field !== "slug")
        .map((field) => `${type.name}.${field}`),
    );
  expect(all.length).toBeGreaterThan(200);
  expect(all.filter((field) => !queried.has(field) && !otherwiseUsed.has(field))).toEqual([]);
  expect([...otherwiseUsed].filter((field) => queried.has(field) || !all.includes(field))).toEqual(
    [],
  );
});
