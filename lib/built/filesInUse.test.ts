import { isHashed } from "./cachePolicy";
import { temporaryFolder, writeFiles, type Files } from "../../test/temporaryFolder";
import { filesInUse } from "./filesInUse";

const folder = temporaryFolder();

const hash = (digit: string) => digit.repeat(20);

function usedOf(files: Files): Promise<string[]> {
  writeFiles(folder.path, files);
  return filesInUse(folder.path, () => true);
}

it.each([
  ["app-fc723841d6c25d50a8ec.js.map", true],
  ["app-fc723841d6c25d50a8ec.js.LICENSE.txt", true],
  ["styles.fc723841d6c25d50a8ec.css", false],
  ["static/bitter-latin-0123.woff2", true],
  ["favicon.ico", false],
])("isHashed %s: %s", (path, expected) => expect(isHashed(path)).toBe(expected));

it("filesInUse leaves out the scripts, pictures and query results of earlier builds", async () => {
  const used = {
    "index.html": `<script src="/app-${hash("a")}.js"></script><img srcset="/static/1/deck%20a.avif 400w, /static/1/deck.webp 800w">`,
    "page-data/index/page-data.json": '{"staticQueryHashes":["123"],"src":"/static/2/door.jpg"}',
    "page-data/sq/d/123.json": "{}",
    [`app-${hash("a")}.js`]: `{454:"${hash("b")}"} url(/static/font-1.woff2)`,
    [`app-${hash("a")}.js.map`]: hash("9"),
    [`454-${hash("b")}.js`]: "",
    "static/1/deck a.avif": "",
    "static/1/deck.webp": "",
    "static/2/door.jpg": "",
    "static/font-1.woff2": "",
    "favicon.ico": "",
  };
  const unused = {
    "page-data/sq/d/12.json": "{}",
    [`app-${hash("c")}.js`]: hash("d"),
    [`454-${hash("d")}.js`]: "",
    [`x-${hash("9")}.js`]: "",
    "static/1/old.avif": "",
  };
  expect(await usedOf({ ...used, ...unused })).toEqual(Object.keys(used).sort());
});
