import { goodRequests } from "../../test/hostile/requests";
import { surround } from "../../test/hostile/fixtures";
import { TestEditor } from "../../test/editorBackend";
import { filesIn } from "../../test/temporaryFolder";
import { renameOver } from "../../plugins/gatsby-plugin-site-files/rename";

jest.mock("../../plugins/gatsby-plugin-site-files/rename", () => {
  const actual = jest.requireActual<typeof import("../../plugins/gatsby-plugin-site-files/rename")>(
    "../../plugins/gatsby-plugin-site-files/rename",
  );
  return { ...actual, renameOver: jest.fn(actual.renameOver) };
});

const { renameOver: renames } = jest.requireActual<
  typeof import("../../plugins/gatsby-plugin-site-files/rename")
>("../../plugins/gatsby-plugin-site-files/rename");

/** From now on, replacing a file fails if its path ends like this. */
function letFail(end: string): void {
  jest.mocked(renameOver).mockImplementation((from, to) => {
    if (to.endsWith(end)) throw Object.assign(new Error("no room"), { code: "ENOSPC" });
    return renames(from, to);
  });
}

let editor: TestEditor;

beforeEach(async () => {
  // Keeps the output of the editor out of the test's.
  jest.spyOn(console, "error").mockImplementation();
  jest.mocked(renameOver).mockImplementation((from, to) => renames(from, to));
  editor = new TestEditor();
  surround(editor);
  await editor.start();
});
afterEach(() => {
  jest.restoreAllMocks();
  return editor.stop();
});

const ask = (what: string) => {
  const [, probe] = goodRequests.find(([name]) => name === what) ?? [];
  if (!probe) throw new Error(`There is no request for ${what}.`);
  return editor.send(probe(editor));
};
const history = async () => ((await ask("the history")).body as { lines: unknown[] }).lines;

it.each([
  ["a save", "jane-d.json"],
  ["a picture", "new.jpg"],
  ["a new file that a page shows", "testimonials/new.json"],
  ["a new file that a page shows", "pages/testimonials.json"],
])("changes nothing at all when %s fails at %s", async (what, file) => {
  const before = filesIn(editor.dataDir);
  letFail(file);
  expect(await ask(what)).toMatchObject({
    status: 500,
    body: { error: expect.stringContaining("The disk is full") as string },
  });
  expect(filesIn(editor.dataDir)).toEqual(before);
  expect(await history()).toEqual([]);
  expect(editor.edits).toEqual([]);

  letFail("nothing");
  expect(await ask(what)).toMatchObject({ status: 200 });
  expect(await history()).toHaveLength(1);
});
