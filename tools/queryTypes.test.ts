import { readFileSync } from "node:fs";
import { queryTypes } from "./queryTypes";

it("src/queries.d.ts has the types of today's queries: npm run query-types", async () => {
  expect(readFileSync("src/queries.d.ts", "utf8")).toBe(await queryTypes());
});
