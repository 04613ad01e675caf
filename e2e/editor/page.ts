import { randomUUID } from "node:crypto";
import type { Dialog, Locator, Page } from "playwright-core";

/** The parts of the form. */
const fields = "[aria-label$=' field']";

/**
 * A place of the editor where there is nothing, another one each time. A page that loads anew as it
 * is left may have read its address before, and not heard that it changed: it would show the form of
 * then, and to go to the address that it has already would change nothing.
 */
const nowhere = () => `#/nowhere/${randomUUID()}`;

/** In the page: takes away what was typed and not saved, and which change was the last. */
function forgetDrafts(): Promise<void> {
  // A page that is loading anew meanwhile would welcome whom it does not know, and not let them in.
  const isKept = (name: string) => name === "has-seen-welcome" || name === "editor-key";
  for (const name of Object.keys(localStorage)) if (!isKept(name)) localStorage.removeItem(name);
  sessionStorage.clear();
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("localforage");
    opening.onerror = () => reject(opening.error ?? new Error("The drafts cannot be read."));
    opening.onsuccess = () => {
      const database = opening.result;
      const name = "keyvaluepairs";
      if (!database.objectStoreNames.contains(name)) return resolve();
      const clearing = database.transaction(name, "readwrite").objectStore(name).clear();
      clearing.onerror = () => reject(clearing.error ?? new Error("The drafts cannot be cleared."));
      clearing.onsuccess = () => {
        database.close();
        resolve();
      };
    };
  });
}

/** What an editor does in the browser, in the words of the editor. */
export class EditorPage {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /** Opens an entry: "faqs/home", or "testimonials/new" for one that is not there yet. */
  async open(entry: string): Promise<void> {
    const [collection, name] = entry.split("/");
    const place = `#/collections/${collection}/${name === "new" ? "new" : `entries/${name}`}`;
    if (this.isLoaded()) {
      // So that the button which is waited for is not that of the entry before.
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
   * Leaves what is open without saving, and forgets what the browser keeps of the editor.
   * @returns whether the page can go on from there
   */
  async leave(): Promise<boolean> {
    if (!this.isLoaded()) return false;
    const accept = (dialog: Dialog) => void dialog.accept();
    this.page.on("dialog", accept);
    try {
      await this.follow(nowhere());
      await this.saveButton.waitFor({ state: "detached", timeout: 10_000 });
      await this.page.evaluate(forgetDrafts);
      return !(await this.page.locator("dialog[open]").isVisible());
    } finally {
      this.page.off("dialog", accept);
    }
  }

  /** Forgets what the browser keeps of the editor from one day to the next, but for the cookie. */
  async forget(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    await session.send("Storage.clearDataForOrigin", {
      origin: this.origin,
      storageTypes: "indexeddb,local_storage",
    });
    await session.detach();
  }

  private isLoaded(): boolean {
    const [place, ...rest] = this.page.url().split("#");
    return rest.length > 0 && place?.replace(/\/$/, "") === `${this.origin}/admin`;
  }

  /** Goes to another place of the editor, as a link does. */
  private async follow(place: string): Promise<void> {
    await this.page.evaluate((hash) => (location.hash = hash), place);
  }

  /** The button in the toolbar; its name says how far saving is. */
  get saveButton(): Locator {
    return this.page.getByRole("button", { name: /^(Save|Saved|Saving…)$/ });
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await this.page.getByText("Save now").click();
  }

  /** Saves, and waits until the editor says that it is saved. */
  async saveWell(): Promise<void> {
    await this.save();
    await this.page.getByText("Changes saved").waitFor();
  }

  /** Saves a new entry, on no other page than that of its kind. */
  async saveNew(): Promise<void> {
    await this.save();
    const dialog = this.page.getByRole("dialog", { name: "Where should visitors see it?" });
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await this.page.getByText("Changes saved").waitFor();
  }

  /** A part of the form, by its label. */
  part(label: string): Locator {
    return this.page
      .locator(fields)
      .filter({ has: this.page.locator(`> div > label:text-is("${label}")`) })
      .first();
  }

  /** An item of a list, by the line that stands for it. */
  item(line: string, within: Locator = this.page.locator("body")): Locator {
    return within
      .locator("div:has(> div > [aria-roledescription='sortable'])")
      .filter({ has: this.page.locator(`> div:text-is("${line}")`) });
  }

  /** The items of a list, by the label of the list. */
  items(label: string): Locator {
    return this.part(label).locator("div:has(> div > [aria-roledescription='sortable'])");
  }

  /** Opens or closes an item. */
  async toggle(item: Locator): Promise<void> {
    await item.locator("> div > button").first().click();
  }

  async remove(item: Locator): Promise<void> {
    await item.locator("> div > button").last().click();
  }

  /** Opens a folded group. */
  async unfold(label: string): Promise<void> {
    await this.part(label).getByLabel("Expand").first().click();
  }

  /** Drags an item by its handle to where another one is. */
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
    await mouse.move(x, to.y + to.height / 2, { steps: 12 });
    await this.page.waitForTimeout(300); // the others make room
    await mouse.up();
    await this.page.waitForTimeout(300);
  }

  /** What is said in red at the foot of the page. */
  get warning(): Locator {
    return this.page.getByRole("complementary", { name: "Messages" }).getByRole("alert");
  }
}
