/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { entryId } from "./entryId";

it.each(["karen-m-bel-air", "decks", "titles", "quotes"])("%s keeps its name", (name) => {
  expect(entryId(name)).toBe(name);
});

it.each(["main", "quote", "page-title", "links-heading"])(
  "%s, as a part of the page is called, does not",
  (name) => expect(entryId(name)).not.toBe(name),
);

it("knows what every part of the pages is called", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const own = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, "utf8").matchAll(/\bid="([a-z][a-z0-9-]*)"/g)].map(
      ([, id = ""]) => id,
    ),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((id) => entryId(id) === id)).toEqual([]);
});
