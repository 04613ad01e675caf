import { replaced, editorOfTests } from "./harness";
import { photoOf } from "./photo";

const work = editorOfTests();

// editor/backend/pictures.test.ts looks at the saved picture.
it("uploads a picture under a valid name", async () => {
  const photo = await photoOf(300, 200).toBuffer();
  const before = work.read("projects/dry-well.json");
  await work.editor.open("projects/dry-well");
  await work.editor.openLibrary();
  await work.page
    .locator("input[type=file]")
    .setInputFiles({ name: "IMG_0042.HEIC", mimeType: "image/heic", buffer: photo });
  await work.editor.warning
    .getByText(/IMG_0042\.HEIC is a HEIC picture, which browsers cannot show/)
    .waitFor();
  await work.editor.upload("Größe 1.JPG", photo, /^gro(ss|-)e-1\.jpg$/);
  await work.editor.saveWell();
  const [, file = ""] = /"file": "(.*)"/.exec(work.read("projects/dry-well.json")) ?? [];
  expect(file).toMatch(/^images\/gro(ss|-)e-1\.jpg$/);
  expect(work.read("projects/dry-well.json")).toBe(replaced(before, "images/curb.jpg", file));
  expect(work.messages).toEqual([]);
});

it("keeps the same picture twice under two names", async () => {
  const { editor, page } = work;
  const photo = await photoOf(60, 40).toBuffer();
  await editor.open("projects/dry-well");
  await editor.openLibrary();
  await editor.upload("one.jpg", photo, "one.jpg");
  const second = editor.part("Second picture");
  await second.getByRole("checkbox", { name: "Add a second picture" }).check();
  await second.getByRole("button", { name: "Choose a picture" }).click();
  await editor.upload("two.jpg", photo, "two.jpg");
  await second.getByLabel("Description").fill("The well, before");
  await editor.saveWell();
  const saved = JSON.parse(work.read("projects/dry-well.json")) as object;
  expect(saved).toMatchObject({
    picture: { file: "images/one.jpg" },
    second: { file: "images/two.jpg" },
  });
  expect(work.read("images/one.jpg")).toBe(work.read("images/two.jpg"));
  await page.goto("about:blank");
});

it("chooses an existing picture by its path", async () => {
  const before = work.read("projects/dry-well.json");
  // Decap CMS requests the list of pictures only once.
  await work.page.goto("about:blank");
  await work.editor.open("projects/dry-well");
  await work.editor.unfold("Picture");
  await work.page.waitForFunction(() => document.querySelector("img")?.naturalWidth === 480);
  await work.page.getByRole("button", { name: "Choose another picture" }).click();
  await work.page.getByPlaceholder("Search...").fill("shelf");
  await work.page.getByText("shelf.jpg").click();
  await work.editor.whenChosen();
  await work.editor.saveWell();
  expect(work.read("projects/dry-well.json")).toBe(
    replaced(before, "images/curb.jpg", "images/shelf.jpg"),
  );
  expect(work.messages).toEqual([]);
});
