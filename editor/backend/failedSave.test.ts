import { photo, validFiles } from "../../test/contentFiles";
import { editorsOfTests, type TestEditor } from "../../test/editorBackend";
import { filesIn } from "../../test/temporaryFolder";
import { renameOver } from "../../plugins/gatsby-plugin-site-files/rename";

jest.mock("../../plugins/gatsby-plugin-site-files/rename", () => {
  const actual = jest.requireActual<typeof import("../../plugins/gatsby-plugin-site-files/rename")>(
    "../../plugins/gatsby-plugin-site-files/rename",
  );
  return { ...actual, renameOver: jest.fn(actual.renameOver) };
});

const start = editorsOfTests();
const jane = "testimonials/jane-d.json";
const janeNow = validFiles()[jane] as object;

const saveChange = (editor: TestEditor) => editor.save(jane, { ...janeNow, town: "Essex" });
const upload = (editor: TestEditor) =>
  editor.act("persistMedia", {
    asset: { path: "data/images/new.jpg", content: photo.toString("base64") },
  });
const saveNew = (editor: TestEditor) =>
  editor.save("testimonials/new.json", janeNow, {
    newEntry: true,
    addTo: [{ file: "data/pages/testimonials.json", path: ["order"], at: 0 }],
  });

it.each([
  ["a save", "jane-d.json", saveChange],
  ["a picture", "new.jpg", upload],
  ["a new file that a page shows", "testimonials/new.json", saveNew],
  ["a new file that a page shows", "pages/testimonials.json", saveNew],
])("changes nothing at all when %s fails at %s", async (_what, file, ask) => {
  // Keeps the output of the editor out of the test's.
  jest.spyOn(console, "error").mockImplementation();
  const editor = await start();
  const history = async () => ((await editor.act("history")).body as { lines: unknown[] }).lines;
  const before = filesIn(editor.dataDir);
  const rename = jest.mocked(renameOver).getMockImplementation();
  jest.mocked(renameOver).mockImplementation((from, to) => {
    if (to.endsWith(file)) throw Object.assign(new Error("no room"), { code: "ENOSPC" });
    return rename?.(from, to) ?? Promise.resolve();
  });
  expect(await ask(editor)).toMatchObject({
    status: 500,
    body: { error: expect.stringContaining("The disk is full") as string },
  });
  expect(filesIn(editor.dataDir)).toEqual(before);
  expect(await history()).toEqual([]);
  expect(editor.edits).toEqual([]);

  jest.mocked(renameOver).mockImplementation(rename);
  expect(await ask(editor)).toMatchObject({ status: 200 });
  expect(await history()).toHaveLength(1);
});
