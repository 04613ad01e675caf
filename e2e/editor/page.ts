import type { FrameLocator, Locator, Page } from "playwright-core";
import { eventually } from "../../test/eventually";
import { drawn } from "../journeys/firstView";

/** The path of the editor's page. */
export const appPath = "/admin";

/** The limit of each action, in ms. It is long, because machines may be slow, and ends only what hangs. */
const patienceMs = 60_000;

/** True if a part of the page is visible in the frame. */
export const isInView = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return element.checkVisibility() && top >= 0 && bottom <= window.innerHeight;
  });

/** A testimonial, in the labels of its form. */
export const ruth = { Name: "Ruth S.", Town: "Q", Service: "Wells", Words: "It is deep." };

/** An editor in a browser. Tests name its parts by the words that people see. */
export class EditorPage {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {
    page.setDefaultTimeout(patienceMs);
  }

  /** Goes to a place of the editor, as a link does: "list/testimonials"; by default the home page. */
  async goTo(place = ""): Promise<void> {
    await this.page.goto(`${this.origin}${appPath}#/${place}`);
    await this.state.waitFor();
    // Until the next frames are drawn, an open page may still show the last place.
    await drawn(this.page);
  }

  /** Opens the editor, and waits until its page shows the home page. */
  async start(): Promise<void> {
    await this.goTo();
    await this.heading.waitFor();
  }

  /** Opens the form of an entry: "testimonials/kit-n". */
  async open(entry: string): Promise<void> {
    await this.goTo(`edit/${entry}`);
    await this.form.waitFor();
  }

  /** Opens the form of a new entry of a kind: "testimonial". */
  async begin(kind: string): Promise<void> {
    await this.goTo();
    await this.button(`New ${kind}`).click();
    await this.form.waitFor();
  }

  // The bar.

  get bar(): Locator {
    return this.page.getByRole("banner");
  }

  /** The state of the site and of unsaved changes: "Live", "1 unsaved change". */
  get state(): Locator {
    return this.bar.getByRole("status");
  }

  async whenState(words: string | RegExp): Promise<void> {
    await this.state.getByText(words, { exact: true }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole("link", { name, exact: true });
  }

  get saveButton(): Locator {
    return this.button("Save");
  }

  async save(): Promise<void> {
    await this.saveButton.click();
  }

  /** Saves, and waits until everything is saved. */
  async saveWell(): Promise<void> {
    await this.save();
    await this.whenState("Live");
  }

  /** The message that says whether an action has failed or succeeded. */
  get alert(): Locator {
    return this.page.getByRole("alert");
  }

  /** A message that shows for some seconds. */
  toast(words: string | RegExp): Locator {
    return this.page.getByRole("status").filter({ hasText: words });
  }

  // The list of all pages and lists.

  get rail(): Locator {
    return this.page.getByRole("navigation", { name: "Site" });
  }

  get search(): Locator {
    return this.page.getByRole("combobox", { name: "Search the site" });
  }

  // The panel.

  panel(title: string | RegExp): Locator {
    return this.page.getByRole("region", { name: title, exact: true });
  }

  get form(): Locator {
    return this.page.getByRole("form");
  }

  /** A field of the form, by its label. */
  field(label: string, within = this.form): Locator {
    return within.getByLabel(label, { exact: true });
  }

  /** A part of the form, or an item of a list. */
  part(name: string | RegExp, within = this.form): Locator {
    return within.getByRole("group", { name, exact: true });
  }

  /** Opens a part or an item of a list, unless it is open. */
  async unfold(name: string | RegExp, within = this.form): Promise<Locator> {
    const part = this.part(name, within).first();
    const own = part
      .getByRole("button", { expanded: false })
      .or(part.getByRole("button", { expanded: true }));
    if ((await own.first().getAttribute("aria-expanded")) === "false") await own.first().click();
    return part;
  }

  /** The items of a list, by the list's label. */
  items(label: string | RegExp): Locator {
    return this.part(label).getByRole("list").first().getByRole("listitem");
  }

  /** Opens every part of the form, also parts within other parts. */
  async unfoldAll(): Promise<void> {
    // Buttons that open suggestions or a menu stay closed.
    const closed = this.form
      .getByRole("button", { expanded: false })
      .and(this.page.locator(":not([aria-haspopup])"));
    await eventually(async () => {
      await closed.evaluateAll((all) => all.forEach((each) => (each as HTMLElement).click()));
      return closed.count();
    }, 0);
  }

  /** Fills in texts, by their labels. */
  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.field(label).fill(text);
  }

  /** Waits until a field has the focus and, if `value` is given, that value. */
  async whenIn(label: string | RegExp, value?: string): Promise<void> {
    const field = this.page.getByLabel(label, { exact: true }).and(this.focused);
    await field.first().waitFor();
    if (value !== undefined) await eventually(() => field.first().inputValue(), value);
  }

  get focused(): Locator {
    return this.page.locator(":focus");
  }

  /** A question of the editor. */
  question(title: string | RegExp): Locator {
    return this.page.getByRole("alertdialog", { name: title });
  }

  /** Drags an item of a list by its handle to another item's place. */
  async drag(item: Locator, onto: Locator): Promise<void> {
    const handle = item.getByRole("button", { name: /^Move (?!up|down)/ }).first();
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
    // Once the other item makes room, the list has noticed where the dragged item is.
    await eventually(async () => (await onto.boundingBox())?.y !== to.y, true);
    await mouse.up();
  }

  // Pictures.

  get pictures(): Locator {
    return this.page.getByRole("dialog", { name: "Choose a picture" });
  }

  /** Offers a file to the open dialog, which may refuse it. */
  async offer(name: string, buffer: Buffer, mimeType = "image/jpeg"): Promise<void> {
    await this.pictures.getByLabel("Upload a picture").setInputFiles({ name, mimeType, buffer });
  }

  /** Uploads a picture in the open dialog, and waits until the description's field has the focus. */
  async upload(name: string, buffer: Buffer): Promise<void> {
    await this.offer(name, buffer);
    await this.field("Description", this.pictures).and(this.focused).waitFor();
  }

  async usePicture(): Promise<void> {
    await this.pictures.getByRole("button", { name: "Use this picture" }).click();
    await this.pictures.waitFor({ state: "detached" });
  }

  // The page with the changes.

  get frame(): FrameLocator {
    return this.page.frameLocator("iframe[title='The page with your changes']");
  }

  /** The main part of the shown page. */
  get main(): Locator {
    return this.frame.getByRole("main");
  }

  /** The heading of the shown page. */
  get heading(): Locator {
    return this.main.getByRole("heading", { level: 1 });
  }

  /** Waits until the page shows something. */
  async whenShown(words: string | RegExp): Promise<void> {
    await this.main.getByText(words).first().waitFor();
  }
}
