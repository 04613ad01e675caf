import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { startBrowser } from "../../tools/browser";
import { EditorPage } from "./page";
import { startEditor, type EditorServer } from "./server";

/** Takes the pictures of the editor for docs/editing.md from the real screens. */

const folder = "docs/pictures";
const size = { width: 1200, height: 760 };

async function keep(page: Page, name: string): Promise<void> {
  const { pane, main } = new EditorPage(page, "");
  if (await pane.isVisible()) await main.waitFor();
  await page.waitForTimeout(2000); // until photographs appear, and menus and disclosures stop moving
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(900)
    .png({ palette: true, colours: 128, effort: 10 })
    .toFile(join(folder, `editor-${name}.png`));
}

async function takePictures(editor: EditorPage, server: EditorServer): Promise<void> {
  const { page } = editor;
  await page.goto(`${server.origin}/admin`);
  await editor.main.waitFor();
  await keep(page, "start");

  await editor.open("testimonials/jim-p-fallston");
  const words = page.getByLabel("Words");
  await words.fill(`${await words.inputValue()} They even swept the driveway.`);
  await keep(page, "preview");
  await editor.saveWell();
  server.status = { state: "building", lines: ["The change is being published."] };
  await page.getByText("The change is being published").waitFor();
  await keep(page, "saved");

  server.status = { state: "live", lines: ["Visitors see everything that is saved."] };
  await page.waitForTimeout(5000); // until the notice of the save disappears
  await page.getByLabel("Name").fill(" ");
  await editor.save();
  await page.getByText("Name must be filled in with text.").first().waitFor();
  await keep(page, "field-message");
  await page.getByLabel("Name").fill("Jim P.");
  await words.fill("Ask them at {phon}. They come.");
  await editor.save();
  await editor.warning.getByText("did you mean").waitFor();
  await page.waitForTimeout(9000); // until the notices of the first try disappear
  await keep(page, "foot-message");

  await editor.open("faqs/home");
  await editor.toggle(editor.items("Questions").first());
  await keep(page, "faqs");

  await editor.open("business/site");
  await editor.toggle(editor.items("Business hours").first());
  await editor.part("Business hours").scrollIntoViewIfNeeded();
  await keep(page, "hours");

  await editor.open("projects/blue-cape-bel-air");
  await editor.openLibrary();
  await page
    .getByText(/\.(jpg|jpeg|png|webp|avif)$/)
    .first()
    .waitFor();
  await keep(page, "pictures");
}

async function run(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = await startEditor("data"); // the content that readers see
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: size });
    await server.letIn(page.context());
    page.on("dialog", (dialog) => void dialog.accept());
    await takePictures(new EditorPage(page, server.origin), server);
  } finally {
    await browser.close();
    await server.close();
  }
}

void run();
