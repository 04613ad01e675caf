// Reads _headers and _redirects of a folder as Netlify does, and prints the result.
import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";
import { join } from "node:path";

const folder = process.argv[2] ?? "";
const headers = await parseAllHeaders({
  headersFiles: [join(folder, "_headers")],
  configHeaders: [],
  minimal: true,
});
const redirects = await parseAllRedirects({
  redirectsFiles: [join(folder, "_redirects")],
  configRedirects: [],
  minimal: true,
});
console.log(
  JSON.stringify({ headers, redirects }, (_key, value) =>
    value instanceof Error ? value.message : value,
  ),
);
