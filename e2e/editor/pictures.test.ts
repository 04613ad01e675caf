import { axeIssues } from "../axe";
import { editorOfTests } from "./harness";
import { photoOf } from "./photo";

const work = editorOfTests();

it("refuses a picture that browsers cannot show, and takes another one", async () => {
  const { editor, page } = work;
  const buffer = await photoOf(300, 200).toBuffer();
  const heic = { name: "IMG_0042.HEIC", mimeType: "image/heic", buffer };
  await editor.open("projects/dry-well");
  await editor.openLibrary();
  await page.locator("input[type=file]").setInputFiles(heic);
  const sentence = /IMG_0042\.HEIC is a HEIC picture, which browsers cannot show/;
  await editor.warning.getByText(sentence).waitFor();
  await editor.warning.getByRole("button", { name: "Close" }).click();
  await editor.upload("Größe 1.JPG", buffer, /^gro(ss|-)e-1\.jpg$/);
});

it("saves another picture after a refused one", async () => {
  const { editor } = work;
  await editor.open("projects/dry-well");
  await editor.openLibrary();
  await editor.upload("note.jpg", Buffer.from("A note."), "note.jpg");
  await editor.save();
  await editor.warning.getByText(/note\.jpg is not a picture that the site can show/).waitFor();
  await work.page.getByRole("button", { name: "Choose another picture" }).click();
  await editor.upload("well.jpg", await photoOf(60, 40).toBuffer(), "well.jpg");
  await editor.saveWell();
  expect(work.read("projects/dry-well.json")).toContain("images/well.jpg");
});

it("keeps the same picture twice under two names", async () => {
  const { editor } = work;
  const photo = await photoOf(60, 40).toBuffer();
  await editor.open("projects/dry-well");
  await editor.openLibrary();
  await editor.upload("one.jpg", photo, "one.jpg");
  const second = editor.part("Second picture, for instance before the work");
  await second.getByRole("checkbox", { name: "Add a second picture" }).check();
  await second.getByRole("button", { name: "Choose a picture" }).click();
  await editor.upload("two.jpg", photo, "two.jpg");
  await second.getByLabel("Description").fill("The well, before");
  await editor.saveWell();
  expect(work.json("projects/dry-well.json")).toMatchObject({
    picture: { file: "images/one.jpg" },
    second: { file: "images/two.jpg" },
  });
  expect(work.read("images/one.jpg")).toBe(work.read("images/two.jpg"));
});

it("chooses or uploads a picture by keys", async () => {
  const { editor, page } = work;
  await editor.open("projects/dry-well");
  await editor.openLibrary();
  const library = page.getByRole("dialog", { name: "Pictures" });
  const chooser = page.waitForEvent("filechooser");
  await library.getByRole("button", { name: "Upload" }).press("Enter");
  await chooser;
  // Tab does not stop at its label, too.
  await library.locator("label[tabindex='-1']").waitFor();
  expect(await axeIssues(page, "[role=dialog]")).toEqual([]);
  await library.getByRole("button", { name: "gate.webp" }).press("Enter");
  await editor.whenIn("alt");
  await editor.saveWell();
  expect(work.read("projects/dry-well.json")).toContain("images/gate.webp");

  // The library of an added picture has the focus, too.
  await editor.open("services/wells");
  await editor.expand("Gallery");
  await editor
    .part("Gallery")
    .getByRole("button", { name: /^Add picture/ })
    .press("Enter");
  await library.getByRole("button", { name: "gate.webp" }).waitFor();
  await page.keyboard.press("Escape");
  await editor.whenChosen();
});
