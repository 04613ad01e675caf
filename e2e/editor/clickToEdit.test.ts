import type { FrameLocator, Locator } from "playwright-core";
import { testFiles } from "../../test/site/content";
import type { Path } from "../../src/content/schemaParts";
import { eventually } from "../eventually";
import { editorOfTests } from "./harness";

// Click to edit: a text or picture of a page opens its field, and a focused field outlines them.
// e2e/live/editable.test.ts clicks those of all pages.

const work = editorOfTests({ view: "desktop" });

const pane = (): Locator => work.page.getByRole("region", { name: "Preview", exact: true });
const frame = (): FrameLocator => pane().frameLocator("iframe");
const main = (): Locator => frame().getByRole("main");
const focused = () => work.page.locator(":focus");

/** Waits until the page is ready for clicks. */
const whenShown = () => frame().locator("main [data-field]").first().waitFor();

const open = async (entry: string) => {
  await work.editor.open(entry);
  await whenShown();
};

type Place = { file: string; path: Path };

/** In the frame: records the opened fields, and notifies the editor only of those in one file. */
function hearPlaces(_main: Element, file: string): void {
  const parent = window.parent as typeof window & { usual?: typeof window.postMessage };
  parent.usual ??= parent.postMessage;
  const post = parent.usual.bind(parent) as (message: unknown, origin: string) => void;
  const heard: Place[] = [];
  const hear = (message: { place?: Place }, origin: string) => {
    if (message.place) heard.push(message.place);
    if (!message.place || message.place.file === file) post(message, origin);
  };
  Object.assign(parent, { heard, postMessage: hear });
}

/** All tests share the editor's page. */
afterEach(() =>
  work.page.evaluate(() => {
    const { usual } = window as typeof window & { usual?: typeof window.postMessage };
    if (usual) window.postMessage = usual;
  }),
);

/**
 * In the editor's page: clicks each text and picture in the frame.
 * @returns the number of fields in the open file, and those that did not get the cursor
 */
async function clickAll({ file, content }: { file: string; content: unknown }) {
  const { heard } = window as unknown as { heard: Place[] };
  const page = document.querySelector<HTMLIFrameElement>(".preview iframe")?.contentDocument;
  const valueAt = (path: Path) =>
    path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], content);
  const isEntered = ({ path }: Place) => {
    const field = document.activeElement as HTMLInputElement | null;
    if (path.at(-1) === "file") return field?.textContent === "Choose another picture";
    if (path.at(-1) === "hotspot") return field?.id.startsWith("hotspot-field");
    return field?.value === String(valueAt(path));
  };
  const wrong: unknown[] = [];
  let count = 0;
  for (const element of page?.querySelectorAll<HTMLElement>("[data-field]") ?? []) {
    heard.length = 0;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const [place] = heard;
    if (place?.file !== file) continue;
    count++;
    for (let left = 300; left > 0 && !isEntered(place); left--)
      await new Promise((resolve) => setTimeout(resolve, 5));
    if (!isEntered(place))
      wrong.push({ place, entered: document.activeElement?.outerHTML.slice(0, 100) });
  }
  return { count, wrong };
}

it("each text and picture puts the cursor into its field", async () => {
  const file = "pages/home.json";
  await open("pages/home");
  await main().evaluate(hearPlaces, file);
  const content = testFiles.get(file);
  const { count, wrong } = await work.page.evaluate(clickAll, { file, content });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(15);
});

it("opens the entry that contains the words, and stays on the page", async () => {
  const { testimonials } = testFiles.get("pages/home.json") as {
    testimonials: { testimonials: [string] };
  };
  const [named] = testimonials.testimonials;
  const { text } = testFiles.get(`testimonials/${named}.json`) as { text: string };
  await open("pages/home");
  const heading = await main().getByRole("heading", { level: 1 }).innerText();
  await main().getByText(text).click();
  await work.page.waitForURL(new RegExp(`testimonials/entries/${named}$`));
  await eventually(() => focused().inputValue(), text);
  await whenShown();
  await main().locator("[data-focused]", { hasText: text }).first().waitFor();
  expect(await main().getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  // Tab also reaches texts that are no links.
  const phone = frame()
    .getByRole("banner")
    .getByText("(802) 555-0199")
    .locator("visible=true")
    .first();
  await phone.focus();
  await phone.press("Enter");
  await work.page.waitForURL(/business\/entries\/site/);
  await eventually(() => focused().inputValue(), "(802) 555-0199");
});

it("opens the fact behind a figure in a sentence", async () => {
  const { facts } = testFiles.get("services/wells.json") as {
    facts: { duration: { least: number; most: number } };
  };
  const { least, most } = facts.duration;
  await open("faqs/wells");
  const answer = main().locator("details", { hasText: /A well takes/ });
  await answer.locator("summary").click();
  await answer.getByText(`${least}–${most} days`, { exact: true }).click();
  await work.page.waitForURL(/services\/entries\/wells$/);
  await eventually(() => focused().inputValue(), String(least));
  expect(await focused().getAttribute("type")).toBe("number");
});

it("opens the place of a number, which moves on the page, too", async () => {
  const number = main().getByRole("link", { name: /^2: / });
  const left = () => number.evaluate((link) => link.style.left);
  await open("services/wells");
  expect(await left()).toBe("50.5%");
  await number.click();
  const point = work.page.locator("[id^='hotspot-field']:focus");
  const picture = work.page.locator(".field-point", { has: point }).locator("img");
  await picture.waitFor();
  // The other items stay closed.
  expect(await work.page.getByRole("button", { name: "New reason below" }).count()).toBe(1);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  await eventually(left, "25%");
  await point.press("Shift+ArrowRight");
  await eventually(left, "35%");
  await work.editor.saveWell();
  expect(work.read("services/wells.json")).toContain('"hotspot": "35% 50%"');
  // The message about the save covers no button.
  await work.page.locator(".Toastify__toast").first().waitFor();
  for (const button of await pane().locator(".preview-tools button:visible").all())
    expect(
      await button.evaluate((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    ).toBe(true);
});

it("on a phone, a tap returns to the form, at the field", async () => {
  await work.page.setViewportSize({ width: 390, height: 844 });
  await work.page.goto("about:blank");
  await work.editor.open("pages/about");
  await work.page.getByRole("button", { name: "Preview", exact: true }).click();
  await whenShown();
  const heading = main().getByRole("heading", { level: 1 });
  const text = await heading.innerText();
  await heading.click();
  await pane().waitFor({ state: "hidden" });
  await eventually(() => focused().inputValue(), text);
});
