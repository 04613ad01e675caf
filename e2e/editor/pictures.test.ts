import sharp from "sharp";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";
import { photoOf } from "./photo";

// Pictures are chosen, uploaded and described, and get a point to keep in view.

const work = editorOfTests();
const dryWell = "projects/dry-well";

type Project = { picture: { file: string; alt: string; focus?: string } };
const picture = () => work.json<Project>(`${dryWell}.json`).picture;

async function openDialog(entry = dryWell): Promise<void> {
  const { editor } = work;
  await editor.open(entry);
  await editor.unfold("Picture of the finished work");
  await editor.button("Choose another picture").click();
  await editor.pictures.waitFor();
}

it("an upload shows on the page at once, and is saved upright, small, and without its place", async () => {
  const { editor } = work;
  // The picture is like a phone's: turned, and with its location.
  const buffer = await photoOf(5000, 3000)
    .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "39/1 26/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await openDialog();
  await editor.upload("Größe 1.JPG", buffer);
  const description = editor.field("Description", editor.pictures);
  await editor.pictures.getByText(/^5000 × 3000|^3000 × 5000/).waitFor();
  await editor.pictures.getByRole("button", { name: "Use this picture" }).click();
  await description.and(editor.focused).waitFor();
  await description.fill("A new pond");
  await editor.usePicture();
  const shown = editor.main.getByRole("img", { name: "A new pond" }).first();
  await eventually(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 1), true);
  expect(picture().file).toBe("images/curb.jpg");
  await editor.saveWell();
  expect(picture().alt).toBe("A new pond");
  const { width, height, exif, orientation } = await sharp(
    `${work.server.dataDir}/${picture().file}`,
  ).metadata();
  expect(picture().file).toMatch(/^images\/gro(ss|-)e-1\.jpg$/);
  expect(height).toBeGreaterThan(width);
  expect(height).toBeLessThanOrEqual(3000);
  expect(orientation ?? 1).toBe(1);
  expect(exif?.includes("GPS") ?? false).toBe(false);
});

it("refuses in a sentence what browsers cannot show, and takes another file", async () => {
  const { editor } = work;
  await openDialog();
  await editor.offer("note.jpg", Buffer.from("A note."));
  await editor.pictures
    .getByRole("alert")
    .getByText(/^note\.jpg /)
    .waitFor();
  await editor.offer("IMG_0042.HEIC", Buffer.from("A phone's photo."), "image/heic");
  await editor.pictures
    .getByRole("alert")
    .getByText(/^IMG_0042\.HEIC is a HEIC picture/)
    .waitFor();
  await editor.upload("well.jpg", await photoOf(60, 40).toBuffer());
  await editor.pictures.getByRole("alert").waitFor({ state: "detached" });
  await editor.field("Description", editor.pictures).fill("A well");
  await editor.usePicture();
  await editor.saveWell();
  expect(picture()).toEqual({ file: "images/well.jpg", alt: "A well" });
});

it("is chosen or uploaded by keys, and brings its description along", async () => {
  const { editor, page } = work;
  await openDialog();
  const chooser = page.waitForEvent("filechooser");
  await editor.pictures.getByRole("button", { name: "Upload" }).press("Enter");
  // For these types, a phone offers its camera and its photographs.
  expect(await (await chooser).element().getAttribute("accept")).toBe(
    "image/jpeg,image/png,image/webp,image/avif",
  );
  await editor.pictures.getByRole("searchbox", { name: "Find a picture" }).fill("crank of");
  const found = editor.pictures.getByRole("radio");
  await eventually(() => found.count(), 1);
  await found.press("Space");
  await editor.pictures.getByRole("button", { name: "Use this picture" }).press("Enter");
  await editor.button("Choose another picture").and(editor.focused).waitFor();
  await editor.saveWell();
  expect(picture()).toEqual({ file: "images/crank.jpg", alt: "Crank of a well’s winch" });
  // Escape changes nothing.
  await editor.button("Choose another picture").press("Enter");
  await editor.pictures.waitFor();
  await page.keyboard.press("Escape");
  await editor.pictures.waitFor({ state: "detached" });
  await editor.whenState("Live");
});

it("has a point to keep in view, which is dragged, clicked, or moved by keys", async () => {
  const { editor, page } = work;
  const focus = () => work.json<Project>("projects/tall-stove.json").picture.focus;
  await editor.open("projects/tall-stove");
  await editor.unfold("Picture of the finished work");
  const point = (place: string) => editor.button(new RegExp(`^Point to keep in view: ${place}$`));
  await point("50% from the left, 20% from the top").hover();
  const start = await point("50% from.*").boundingBox();
  const frame = await editor.form
    .getByRole("presentation")
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { left, top, width, height } = image.getBoundingClientRect();
      return { left, top, width, height };
    });
  if (!start) throw new Error("The point cannot be seen.");
  await page.mouse.down();
  await page.mouse.move(frame.left + frame.width * 0.4, frame.top + frame.height * 0.5);
  await page.mouse.move(frame.left + frame.width * 0.25, frame.top + frame.height * 0.75);
  await page.mouse.up();
  await point("25% from the left, 75% from the top").press("ArrowRight");
  await point("26% from the left, 75% from the top").press("Shift+ArrowUp");
  await point("26% from the left, 65% from the top").waitFor();
  await editor.saveWell();
  expect(focus()).toBe("26% 65%");
  await page.mouse.click(frame.left + frame.width * 0.1, frame.top + frame.height * 0.1);
  await point("10% from the left, 10% from the top").waitFor();
  await editor.button("Back to the middle").click();
  await point("In the middle").waitFor();
  await editor.saveWell();
  expect(focus()).toBeUndefined();
});
