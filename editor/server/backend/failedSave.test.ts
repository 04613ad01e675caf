import fs from "node:fs";
import { jane, janeNow } from "../../../test/contentCheck";
import { editorsOfTests, refusal, type TestEditor } from "../../../test/editorBackend";
import { filesIn } from "../../../test/temporaryFolder";

jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  const mocked = { ...actual, rename: jest.fn(actual.rename) };
  return { __esModule: true, ...mocked, default: mocked };
});

const start = editorsOfTests();

const saveChange = (editor: TestEditor) => editor.save(jane, { ...janeNow, town: "Essex" });
const upload = (editor: TestEditor) => editor.upload("images/new.jpg");
const page = "pages/testimonials.json";
const saveNew = (editor: TestEditor) =>
  editor.saveEdit([
    { file: "testimonials/new.json", content: janeNow },
    { file: page, base: editor.json(page), content: { ...editor.json(page), order: ["new"] } },
  ]);

it.each([
  ["a save", "jane-d.json", saveChange],
  ["a picture", "new.jpg", upload],
  ["a new file that a page shows", "testimonials/new.json", saveNew],
  ["a new file that a page shows", "pages/testimonials.json", saveNew],
])("changes nothing at all when %s fails at %s", async (_what, file, ask) => {
  // The editor's errors must not appear in the output of the test.
  jest.spyOn(console, "error").mockImplementation();
  const editor = await start();
  const history = async () =>
    ((await editor.act("historyBatch")).body as { edits: unknown[] }).edits;
  const before = filesIn(editor.dataDir);
  const rename = jest.mocked(fs.rename).getMockImplementation();
  jest.mocked(fs.rename).mockImplementation((from, to, done) => {
    if (String(to).endsWith(file)) done(Object.assign(new Error("no room"), { code: "ENOSPC" }));
    else rename?.(from, to, done);
  });
  expect(await ask(editor)).toMatchObject(refusal(500, /The disk is full/));
  expect(filesIn(editor.dataDir)).toEqual(before);
  expect(await history()).toEqual([]);
  expect(editor.edits).toEqual([]);

  jest.mocked(fs.rename).mockImplementation(rename);
  expect(await ask(editor)).toMatchObject({ status: 200 });
  expect(await history()).toHaveLength(1);
});

it("restores every file that it can, and keeps the edit in the history for the others", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const editor = await start();
  const rename = jest.mocked(fs.rename).getMockImplementation();
  const renamed = new Set<string>();
  jest.mocked(fs.rename).mockImplementation((from, to, done) => {
    const name = String(to);
    const fails = name.endsWith("jane-d.json") || (name.endsWith(page) && renamed.has(name));
    renamed.add(name);
    if (fails) done(Object.assign(new Error("no room"), { code: "ENOSPC" }));
    else rename?.(from, to, done);
  });
  const answer = await editor.saveEdit([
    { file: "testimonials/new.json", content: janeNow },
    { file: page, base: editor.json(page), content: { ...editor.json(page), order: ["new"] } },
    { file: jane, base: janeNow, content: { ...janeNow, town: "Essex" } },
  ]);
  jest.mocked(fs.rename).mockImplementation(rename);
  expect(answer).toMatchObject(refusal(500, /The disk is full/));
  expect(Object.keys(filesIn(editor.dataDir))).not.toContain("testimonials/new.json");
  expect(editor.json(page)).toMatchObject({ order: ["new"] });
  expect((await editor.act("historyBatch")).body).toMatchObject({ edits: [{}] });
});
