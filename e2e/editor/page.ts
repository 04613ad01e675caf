import { randomUUID } from "node:crypto";
import type { Dialog, FrameLocator, Locator, Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { drawn } from "../journeys/firstView";

/** The parts of the form. */
const fields = "[aria-label$=' field']";

/**
 * An address of the editor without a form, different each time. If the page reloads while it is left,
 * it may still show the earlier form. Going to the same address again would not change that.
 */
const nowhere = () => `#/nowhere/${randomUUID()}`;

/** In the page: the drafts that the browser stores, as text. */
function readDrafts(isCleared: boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("localforage");
    opening.onerror = () => reject(opening.error ?? new Error("The drafts cannot be read."));
    opening.onsuccess = () => {
      const database = opening.result;
      const close = (drafts: unknown) => {
        database.close();
        resolve(JSON.stringify(drafts));
      };
      const name = "keyvaluepairs";
      if (!database.objectStoreNames.contains(name)) return close([]);
      const drafts = database.transaction(name, "readwrite").objectStore(name);
      const [names, values] = [drafts.getAllKeys(), drafts.getAll()];
      if (isCleared) drafts.clear();
      drafts.transaction.oncomplete = () => close([names.result, values.result]);
    };
  });
}

/** In the page: removes the record of the last edit, and whatever else the editor keeps. */
function forgetChanges(): void {
  // A page that reloads meanwhile still needs its access.
  for (const name of Object.keys(localStorage))
    if (name !== "editor-key") localStorage.removeItem(name);
  sessionStorage.clear();
}

/** True if a part of the page is visible in the preview's frame. */
export const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
  });

/** An editor's actions in the browser, in the words of the editor. */
export class EditorPage {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Loads the editor, or leads a loaded one back to its start: the preview of the home page. */
  async start(): Promise<void> {
    if (this.isLoaded()) {
      await this.page.getByRole("button", { name: "Pages", exact: true }).click();
      await this.page.getByRole("searchbox", { name: "Search the site" }).fill("");
      const list = this.pane.getByRole("navigation", { name: "Site" });
      await list.getByRole("button", { name: "Home page" }).click();
      await this.page.locator("[aria-current=page]").getByText("Home page").waitFor();
    } else {
      await this.page.goto(`${this.origin}/admin`);
    }
    await this.frame.locator("main [data-field]").first().waitFor();
  }

  /** Opens an entry: "faqs/home", or "testimonials/new" for a new one. */
  async open(entry: string): Promise<void> {
    const [collection, name] = entry.split("/");
    const place = `#/collections/${collection}/${name === "new" ? "new" : `entries/${name}`}`;
    if (this.isLoaded()) {
      // Without this, the next step could find the button of the earlier entry.
      await this.follow(nowhere());
      await this.saveButton.waitFor({ state: "detached" });
      await this.follow(place);
    } else {
      await this.page.goto(`${this.origin}/admin${place}`);
    }
    await this.saveButton.waitFor();
    await this.page.locator(fields).first().waitFor();
  }

  /**
   * Leaves the open entry without saving, and forgets what the browser stores for the editor.
   * @returns whether the page can be used further
   */
  async leave(): Promise<boolean> {
    if (!this.isLoaded()) return false;
    const accept = (dialog: Dialog) => void dialog.accept();
    this.page.on("dialog", accept);
    try {
      await this.follow(nowhere());
      await this.saveButton.waitFor({ state: "detached", timeout: 10_000 });
      await this.page.evaluate(forgetChanges);
      await this.page.evaluate(readDrafts, true);
      return !(await this.page.locator("dialog[open]").isVisible());
    } finally {
      this.page.off("dialog", accept);
    }
  }

  /** What the browser stores of unsaved entries, as text. */
  drafts(): Promise<string> {
    return this.page.evaluate(readDrafts, false);
  }

  private isLoaded(): boolean {
    const [place, ...rest] = this.page.url().split("#");
    return rest.length > 0 && place?.replace(/\/$/, "") === `${this.origin}/admin`;
  }

  /** Goes to another place of the editor, as a link does. */
  private async follow(place: string): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), place);
  }

  /** The button in the toolbar; its name shows the state of a save. */
  get saveButton(): Locator {
    return this.page.getByRole("button", { name: /^(Save|Saved|Saving…)$/ });
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
  }

  async saveWell(): Promise<void> {
    await this.save();
    await this.whenSaved();
  }

  /** Saves a new entry, and adds it to no other page. */
  async saveNew(): Promise<void> {
    await this.save();
    await this.placesDialog.getByRole("button", { name: "Save", exact: true }).click();
    await this.whenSaved();
  }

  /**
   * Waits until the editor says that it has saved, and the form has no changes left: the words may
   * still be those of an earlier save.
   */
  private async whenSaved(): Promise<void> {
    await this.page.getByText("Changes saved").waitFor();
    await this.unsaved.waitFor({ state: "detached" });
  }

  /** The note in the toolbar that the form has unsaved changes. */
  private get unsaved(): Locator {
    return this.page.locator("[class*=BackStatusChanged]");
  }

  /** Copies the saved entry of the open form, and waits for the form of the copy. */
  async copy(): Promise<void> {
    await this.saveButton.click();
    await this.page.getByRole("menuitem", { name: "Make a copy" }).click();
    // Until then, the toolbar of the copy is above the form of the entry.
    await this.unsaved.waitFor();
  }

  /** The question at the first save of a new entry. */
  get placesDialog(): Locator {
    return this.page.getByRole("dialog", { name: "Where should visitors see it?" });
  }

  /** Fills in the form of a testimonial. */
  async fillTestimonial(name: string, words: string): Promise<void> {
    const texts = { Name: name, Town: "Q", Service: "Wells", Words: words };
    for (const [label, text] of Object.entries(texts))
      await this.page.getByLabel(label, { exact: true }).fill(text);
    await this.page.getByLabel("4 stars").check();
  }

  /** Opens the library of the picture of the open entry. */
  async openLibrary(): Promise<void> {
    await this.expand("Picture of the finished work");
    await this.page.getByRole("button", { name: "Choose another picture" }).click();
  }

  /** Uploads a JPEG in the open library, and waits until it is chosen under its new name. */
  async upload(name: string, buffer: Buffer, newName: string | RegExp): Promise<void> {
    const file = { name, mimeType: "image/jpeg", buffer };
    await this.page.locator("input[type=file]").setInputFiles(file);
    await this.page.getByText(newName).first().waitFor();
    await this.whenChosen();
  }

  /** Chooses the first picture of the open library, and waits until the form is back. */
  async choosePicture(): Promise<void> {
    await this.page
      .getByText(/^[a-z-]+\.(jpg|png|webp)$/)
      .first()
      .click();
    await this.whenChosen();
  }

  /** Waits until a choice has closed the library. */
  async whenChosen(): Promise<void> {
    await this.page.locator(".ReactModal__Body--open").waitFor({ state: "detached" });
  }

  /** Waits until the cursor is in the field of a name. */
  async whenIn(field: string): Promise<void> {
    await this.page.waitForFunction(
      (start) => document.activeElement?.id.startsWith(start),
      `${field}-field`,
    );
  }

  /** A part of the form, by its label. */
  part(label: string): Locator {
    return this.page
      .locator(fields)
      .filter({ has: this.page.locator(`> div > label:text-is("${label}")`) })
      .first();
  }

  /** An item of a list, by its summary. */
  item(line: string): Locator {
    return this.page
      .locator("div:has(> div > [aria-roledescription='sortable'])")
      .filter({ has: this.page.locator(`> div:text-is("${line}")`) });
  }

  /** The items of a list, by the list's label. */
  items(label: string): Locator {
    return this.part(label).locator("div:has(> div > [aria-roledescription='sortable'])");
  }

  /** Opens or closes an item. */
  async toggle(item: Locator): Promise<void> {
    await item.locator("> div > button").first().click();
  }

  /** The button that opens and closes a part of the form. It has the part's name. */
  toggleOf(label: string): Locator {
    return this.part(label).getByRole("button", { name: label }).first();
  }

  /** Opens a collapsed group. */
  async expand(label: string): Promise<void> {
    await this.toggleOf(label).and(this.page.locator("[aria-expanded=false]")).click();
  }

  /** Drags an item by its handle to another item's place. */
  async drag(item: Locator, onto: Locator): Promise<void> {
    const handle = item.locator("> div > [aria-roledescription='sortable']");
    await handle.scrollIntoViewIfNeeded();
    const from = await handle.boundingBox();
    const to = await onto.boundingBox();
    if (!from || !to) throw new Error("What is to be dragged cannot be seen.");
    const x = from.x + from.width / 2;
    const { mouse } = this.page;
    await mouse.move(x, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(x, from.y + from.height / 2 + 10, { steps: 3 });
    await drawn(this.page);
    await mouse.move(x, to.y + to.height / 2, { steps: 12 });
    // The list has noticed where the item is once the other item makes room.
    await eventually(async () => (await onto.boundingBox())?.y !== to.y, true);
    await mouse.up();
    // The list ignores clicks for 50 ms. A timer of the page ends after that, however slow it is.
    await this.page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  }

  /** The preview, its frame, and the page in it. */
  get pane(): Locator {
    return this.page.getByRole("region", { name: "Preview", exact: true });
  }

  get frame(): FrameLocator {
    return this.pane.frameLocator("iframe");
  }

  get main(): Locator {
    return this.frame.getByRole("main");
  }

  /** The status bar at the bottom of the page. */
  get bar(): Locator {
    return this.page.getByRole("complementary", { name: "Messages" });
  }

  /** The red message in the bar. */
  get warning(): Locator {
    return this.bar.getByRole("alert");
  }
}
