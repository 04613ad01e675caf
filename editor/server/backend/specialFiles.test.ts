import { join } from "node:path";
import { jane, janeNow } from "../../../test/contentCheck";
import { photo, validFiles } from "../../../test/contentFiles";
import { editorsOfTests, type Answer } from "../../../test/editorBackend";
import { specialContent, specialPictures } from "../../../test/specialFiles";

// Special files in place of content or a picture. Reading a pipe or a device would never end.

const start = editorsOfTests();

/** The status and the error of an answer. The end of the error about links is cut off. */
const refused = ({ status, body }: Answer) => [
  status,
  (body as { error: string }).error.replace(/ is behind a link.*/, ""),
];

const refusalOf = (path: string, what: string, sentence: string) =>
  what.startsWith("a link") ? [403, path] : [409, `${path} ${sentence}.`];

it.each(specialContent)("in place of an entry: %s", async (what, make, sentence) => {
  const it = await start();
  const file = "testimonials/new.json";
  make(join(it.dataDir, file));
  const path = `data/${file}`;
  const expected = refusalOf(path, what, sentence);
  expect(refused(await it.saveEdit([{ file, content: janeNow }]))).toEqual(expected);
  expect(refused(await it.saveEdit([{ file, base: janeNow }]))).toEqual(expected);
  expect((await it.act("load")).body).toMatchObject({
    files: expect.arrayContaining([[jane, janeNow]]) as unknown,
    unreadable: [{ file: path, message: expect.stringContaining(String(expected[1])) as string }],
  });
  expect((await it.save(jane, { ...janeNow, town: "Essex" })).status).toBe(200);
});

it.each(specialPictures)("in place of a picture: %s", async (what, make, sentence) => {
  const it = await start({ ...validFiles(), "images/good.jpg": photo });
  const file = "images/new.jpg";
  make(join(it.dataDir, file));
  const path = `data/${file}`;
  const expected = refusalOf(path, what, sentence);
  expect(refused(await it.act("picture", { file, size: "full" }))).toEqual(expected);
  expect(refused(await it.upload(file))).toEqual(expected);
  const { pictures } = (await it.act("load")).body as { pictures: string[] };
  expect(pictures).toContain("images/good.jpg");
  expect(pictures).not.toContain(file);
});
