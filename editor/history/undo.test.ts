import { join } from "node:path";
import { home, jane, janeNow } from "../../test/contentCheck";
import { validFiles } from "../../test/contentFiles";
import type { Extent } from "./undo";
import { editorsOfTests, refusal, type Answer, type TestEditor } from "../../test/editorBackend";

// The history and undo, through the editor's backend. e2e/editor/history.test.ts has what people do.

const spare = "testimonials/spare.json";

type Edit = { id: string; title: string; lines: string[]; undo: string; see?: string };
type Line = { title: string; lines: string[]; isUndone: boolean };

const start = editorsOfTests();
let editor: TestEditor;

beforeEach(async () => {
  editor = await start({ ...validFiles(), [spare]: { ...janeNow, name: "Spare S." } });
});

const editOf = ({ status, body }: Answer): Edit => {
  expect([status, body]).toEqual([200, expect.anything()]);
  return (body as { edit: Edit }).edit;
};

const undo = (id: string, extent: Extent = {}) => editor.act("undo", { id, ...extent });
const save = async (file: string, content: object, newEntry = false) =>
  editOf(await editor.save(file, content, { newEntry }));
const history = async () => ((await editor.act("history")).body as { lines: Line[] }).lines;
const json = (file: string) => JSON.parse(editor.read(file)) as Record<string, unknown>;

it("undoes one of several changes, and keeps the others, including later ones", async () => {
  const edit = await save(jane, { ...janeNow, town: "Essex", rating: 2, text: "Fine." });
  expect(edit.lines).toHaveLength(3);
  await save(jane, { ...janeNow, town: "Essex", rating: 2, text: "Fine.", service: "Roof" });
  const line = edit.lines.findIndex((each) => each.startsWith("Stars"));
  editOf(await undo(edit.id, { line }));
  expect(json(jane)).toEqual({ ...janeNow, town: "Essex", text: "Fine.", service: "Roof" });
  expect((await history()).some(({ isUndone }) => isUndone)).toBe(false);
  expect(await undo(edit.id, { line })).toMatchObject(refusal(409, /is already as it was/));
  expect(await undo(edit.id, { line: 3 })).toMatchObject(refusal(400, /no such line/));
});

it("refuses to undo under a later change, but can restore the whole entry", async () => {
  const edit = await save(jane, { ...janeNow, town: "Essex" });
  await save(jane, { ...janeNow, town: "Towson", rating: 3 });
  expect(await undo(edit.id)).toMatchObject(
    refusal(409, /“.*” has been changed again since\.\nTown: “Essex” became “Towson”$/),
  );
  expect(json(jane)).toMatchObject({ town: "Towson" });
  const whole = editOf(await undo(edit.id, { isWhole: true }));
  expect(json(jane)).toEqual(janeNow);
  // To undo this brings back more than the first edit.
  expect(whole.undo).toMatch(/^Undo/);
});

it("keeps later changes of other entries when it removes a changed new one", async () => {
  const added = "testimonials/ada-a.json";
  const addTo = [{ file: home, path: ["testimonials", "testimonials"], at: 0 }];
  const newer = (page: object) => ({ ...page, areas: { heading: "Newer" } });
  const before = json(home);
  const edit = editOf(
    await editor.save(added, { ...janeNow, name: "Ada A." }, { newEntry: true, addTo }),
  );
  await save(added, { ...janeNow, name: "Bea B." });
  await save(home, newer(json(home)));
  expect(await undo(edit.id)).toMatchObject(refusal(409, /has been changed again since/));
  editOf(await undo(edit.id, { isWhole: true }));
  expect(json(home)).toEqual(newer(before));
  expect(() => editor.read(added)).toThrow("ENOENT");
});

it("reports that the changed entry has been deleted since", async () => {
  const edit = await save(spare, { ...janeNow, name: "Spare S.", town: "Essex" });
  editOf(await editor.act("deleteFiles", { paths: [`data/${spare}`] }));
  expect(await undo(edit.id)).toMatchObject(refusal(409, /\nIt has been deleted\.$/));
});

it("restores a deleted picture", async () => {
  const path = "data/images/new.jpg";
  await editor.upload(path);
  const picture = () => editor.snapshot()[join(editor.dataDir, "images/new.jpg")];
  const before = picture();
  const edit = editOf(await editor.act("deleteFiles", { paths: [path] }));
  expect(picture()).toBeUndefined();
  editOf(await undo(edit.id));
  expect(picture()).toBe(before);
  const lines = (await history()).map((line) => [line.title, ...line.lines, line.isUndone]);
  expect(lines).toEqual([
    ["Picture new.jpg", "Added", false],
    ["Picture new.jpg", "Deleted", true],
    ["Picture new.jpg", "Added", false],
  ]);
});
