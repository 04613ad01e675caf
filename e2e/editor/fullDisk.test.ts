import fs from "node:fs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EditorPage } from "./page";
import { startEditor, type EditorServer } from "./server";

// Saves on a full disk. This file has a server of its own, because it fills the server's disk.

jest.mock("node:fs", () => {
  const actual = jest.requireActual<typeof fs>("node:fs");
  const mocked = { ...actual, rename: jest.fn(actual.rename) };
  return { __esModule: true, ...mocked, default: mocked };
});

let server: EditorServer;
let editor: EditorPage;

beforeAll(async () => {
  server = await startEditor();
  const context = await (await sharedBrowser()).newContext();
  await server.letIn(context);
  editor = new EditorPage(await context.newPage(), server.origin);
});
afterAll(async () => {
  await editor.page.context().close();
  await server.close();
});

it("a full disk refuses the save in a sentence, and the words stay until there is room", async () => {
  const text = () => readFileSync(join(server.dataDir, "testimonials/kit-n.json"), "utf8");
  const before = text();
  // The editor's errors must not appear in the output of the test.
  jest.spyOn(console, "error").mockImplementation();
  const rename = jest.mocked(fs.rename).getMockImplementation();
  jest
    .mocked(fs.rename)
    .mockImplementation((_from, _to, done) =>
      done(Object.assign(new Error("no room"), { code: "ENOSPC" })),
    );
  await editor.open("testimonials/kit-n");
  await editor.field("Words").fill("Typed on a full disk.");
  await editor.save();
  await editor.alert.getByText("The disk is full").waitFor();
  await editor.whenState("Not saved yet");
  expect(await editor.field("Words").inputValue()).toBe("Typed on a full disk.");
  expect(text()).toBe(before);
  jest.mocked(fs.rename).mockImplementation(rename);
  await editor.saveWell();
  expect(text()).toContain("Typed on a full disk.");
});
