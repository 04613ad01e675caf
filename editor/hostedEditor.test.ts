/** @jest-environment node */
import { filesIn, temporaryFolder, writeFiles } from "../test/temporaryFolder";
import { publishEditor } from "./hostedEditor";

const folder = temporaryFolder();

it("publishes no editor without a backend, and takes away that of an earlier build", () => {
  writeFiles(folder.path, { "admin/index.html": "old", "index.html": "" });
  expect(publishEditor(folder.path, undefined)).toBeUndefined();
  expect(filesIn(folder.path)).toEqual({ "index.html": "" });
});

it("publishes one that saves where the setting says", () => {
  const backend = { name: "gitlab", repo: "owner/website" } as const;
  const headers = publishEditor(folder.path, backend);
  expect(headers?.["Content-Security-Policy"]).toContain("https://gitlab.com");
  expect(filesIn(folder.path)["admin/editor.js"]).toContain("owner/website");
});
