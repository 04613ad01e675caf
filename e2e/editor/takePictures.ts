import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { startBrowser } from "../../tools/browser";
import { EditorPage } from "./page";
import { startEditor, type EditorServer } from "./server";

/** Takes the pictures of the editor for docs/editing.md from the real screens. */

const folder = "docs/pictures";
const size = { width: 1200, height: 760 };

async function keep({ page }: EditorPage, name: string): Promise<void> {
  await page.waitForTimeout(2000); // Photographs appear, and menus and disclosures stop moving.
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(900)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `editor-${name}.png`));
}

async function takePictures(editor: EditorPage, server: EditorServer): Promise<void> {
  await editor.start();
  await keep(editor, "start");

  await editor.open("testimonials/jim-p-fallston");
  await editor.heading.waitFor();
  const words = editor.field("Words");
  await words.fill(`${await words.inputValue()} They even swept the driveway.`);
  await keep(editor, "preview");
  await editor.saveWell();
  server.status = {
    state: "live",
    lines: ["Visitors see everything that is saved."],
    since: new Date(Date.now() + 1000).toISOString(),
  };
  await editor.toast("Visitors see your change now.").waitFor();
  await keep(editor, "saved");
  await editor.page.reload();

  await editor.field("Name").fill(" ");
  await editor.save();
  await editor.whenIn("Name");
  await keep(editor, "field-message");
  await editor.field("Name").fill("Jim P.");
  await words.fill("Ask them at {phon}. They come.");
  await editor.save();
  await editor.alert.getByText("did you mean").waitFor();
  await keep(editor, "foot-message");
  await words.fill("Ask them at {phone}. They come.");
  await editor.saveWell();

  await editor.open("faqs/home");
  await editor
    .items(/^Questions/)
    .first()
    .getByRole("button", { expanded: false })
    .click();
  await keep(editor, "faqs");

  await editor.open("site");
  const hours = editor.items(/^Business hours/).first();
  await hours.getByRole("button", { expanded: false }).click();
  await hours.scrollIntoViewIfNeeded();
  await keep(editor, "hours");

  await editor.open("projects/blue-cape-bel-air");
  await editor.unfold("Picture of the finished work");
  await editor.button("Choose another picture").click();
  await editor.pictures.waitFor();
  await keep(editor, "pictures");
}

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startEditor("data"); // Readers of the documents have this content.
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: size });
    await server.letIn(page.context());
    await takePictures(new EditorPage(page, server.origin), server);
  } finally {
    await browser.close();
    await server.close();
  }
}

void run();
