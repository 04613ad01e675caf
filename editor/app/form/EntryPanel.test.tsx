import { screen } from "@testing-library/react";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { EntryPanel } from "./EntryPanel";

const file = "testimonials/gone.json";

test.each([
  ["is missing", [], "This is not there any more. It may have been deleted or renamed."],
  [
    "is broken",
    [{ file: `data/${file}`, path: [], message: "Line 3 has no end" }],
    `Somebody has to mend the file data/${file}. Line 3 has no end.`,
  ],
])("says why there is no form of an entry whose file %s", async (_, unreadable, sentence) => {
  const load = async () => ({ ...(await memoryStore().load()), unreadable });
  await showInEditor(<EntryPanel file={file} />, memoryStore(undefined, { load }));
  expect(screen.getByText(sentence)).toBeVisible();
});
