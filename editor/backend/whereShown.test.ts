/** @jest-environment node */
import { validFiles } from "../../test/contentFiles";
import { editorsOfTests } from "../../test/editorBackend";

const start = editorsOfTests();

it("names a fixed page as the only one that shows its words, though its file cannot be read", async () => {
  const it = await start({ ...validFiles(), "pages/home.json": "{" });
  const { body } = await it.act("places", { path: "data/pages/home.json" });
  const pages = [{ path: "/", file: "pages/home.json", label: "Home page" }];
  expect(body).toEqual({ pages, isOff: false });
});
