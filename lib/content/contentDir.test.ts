import { resolve } from "node:path";
import { contentDir } from "./contentDir";

test.each([
  ["nothing", undefined, resolve("data")],
  ["spaces", "  ", resolve("data")],
  ["a folder", "test/content", resolve("test/content")],
  ["a folder elsewhere", "/somewhere/content", resolve("/somewhere/content")],
])("CONTENT_DIR of %s", (_, value, folder) => {
  expect(contentDir({ NODE_ENV: "test", CONTENT_DIR: value })).toBe(folder);
});
