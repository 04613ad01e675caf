import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { eventually } from "../../test/eventually";
import { contentTypeOf } from "../../src/content/model/contentTypes";
import { EditorPage } from "./page";
import { startEditor, type EditorServer } from "./server";

// An edit in a form changes only its own field: every other byte of the file stays.

let server: EditorServer;
let context: BrowserContext;

afterEach(async () => {
  await context.close();
  await server.close();
});

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), "utf8")]),
  );

/** The longest file of each content type, which has the most kinds of fields. */
function longestOfTypes(files: ReadonlyMap<string, string>): string[] {
  const longest = new Map<unknown, string>();
  const lengthOf = (file = "") => files.get(file)?.length ?? 0;
  for (const file of files.keys()) {
    const type = contentTypeOf(file);
    if (lengthOf(file) > lengthOf(longest.get(type))) longest.set(type, file);
  }
  return [...longest.values()];
}

it("each form, opened and changed forth and back, leaves its file as it was", async () => {
  server = await startEditor();
  context = await (await sharedBrowser()).newContext({ viewport: { width: 390, height: 844 } });
  await server.letIn(context);
  const editor = new EditorPage(await context.newPage(), server.origin);
  // The page beside the form would take time, so the preview has no script.
  await context.route("**/preview.js", (route) => route.fulfill({ body: "" }));
  const before = filesIn(server.dataDir);
  const edited = longestOfTypes(before);
  let count = 0;
  for (const file of edited) {
    await editor.open(file.replace(/\.json$/, ""));
    await editor.unfoldAll();
    expect([file, await editor.state.innerText()]).toEqual([
      file,
      count === 0 ? "Live" : `${count} unsaved change${count === 1 ? "" : "s"}`,
    ]);
    // The test edits a free text, because the check accepts an x instead of its last character.
    const texts = editor.form.locator("textarea");
    const at = await texts.evaluateAll((all) =>
      all.findIndex((each) => /\p{L}[\p{L}.!?]$/u.test((each as HTMLTextAreaElement).value)),
    );
    const text = texts.nth(at);
    await text.fill((await text.inputValue()).replace(/.$/su, "x"));
    await text.blur();
    count++;
  }
  await editor.saveWell();
  const changed = filesIn(server.dataDir);
  for (const [file, text] of changed) {
    const lines = (before.get(file) ?? "").split("\n");
    const others = text.split("\n").filter((line, at) => line !== lines[at]);
    expect({ file, others: others.length }).toEqual({
      file,
      others: edited.includes(file) ? 1 : 0,
    });
  }
  for (let step = 0; step < count; step++) await editor.button("Undo").click();
  await eventually(() => editor.button("Undo").getAttribute("aria-disabled"), "true");
  await editor.saveWell();
  expect(filesIn(server.dataDir)).toEqual(before);
});
