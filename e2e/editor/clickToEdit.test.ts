import type { FrameLocator, Locator } from "playwright-core";
import { testFiles } from "../../test/site/content";
import type { Path } from "../../src/content/schemaParts";
import { eventually } from "../eventually";
import { editorOfTests } from "./harness";

// Click to edit: each text and picture of a page opens its field, and a focused field outlines
// them.

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

type Files = Readonly<Record<string, unknown>>;

/**
 * In the editor's page: clicks each text and picture in the frame.
 * @returns their number, and those that did not open the right field
 */
async function clickAll({ file, files }: { file: string; files: Files }) {
  const { heard } = window as unknown as { heard: Place[] };
  const frameOf = document.querySelector<HTMLIFrameElement>(".preview iframe");
  const elements = frameOf?.contentDocument?.querySelectorAll<HTMLElement>("[data-field]") ?? [];
  const plain = (text: string) => text.replaceAll(/\s+/g, " ").trim();
  const until = async (isSo: () => boolean) => {
    for (let left = 300; left > 0 && !isSo(); left--)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return isSo();
  };
  const valueOf = ({ file: of, path }: Place) =>
    path.reduce<unknown>((value, step) => (value as Files)[step], files[of]);
  /** True if the shown words contain a value, apart from its facts in braces. */
  const isIn = (value: string, words: string) =>
    value.split(/\{[\w.-]+\}/).every((part) => plain(words).includes(plain(part)));
  const wrong: unknown[] = [];
  const counts = { own: 0, elsewhere: 0 };
  for (const element of elements) {
    heard.length = 0;
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    // A link asks whether to change it.
    frameOf?.contentDocument
      ?.querySelector<HTMLElement>(".link-choice:popover-open button:last-child")
      ?.click();
    const words =
      element instanceof
      (frameOf?.contentWindow as typeof window & typeof globalThis).HTMLImageElement
        ? element.alt
        : (element.getAttribute("aria-label") ?? element.textContent ?? "");
    const [place] = heard;
    // Some shown texts are made from a field, and are not its value.
    const isMade = place?.path[0] === "hours" && / ?(closed|[ap]m–|day)/.test(words);
    const value = isMade ? words : place && String(valueOf(place));
    const isPicture = place?.path.at(-1) === "file";
    const says =
      isPicture && place
        ? String(valueOf({ ...place, path: [...place.path.slice(0, -1), "alt"] }))
        : value;
    if (!place || says === undefined || !isIn(says, words)) {
      wrong.push({ words, place });
      continue;
    }
    counts[place.file === file ? "own" : "elsewhere"]++;
    if (place.file !== file) continue;
    const isEntered = () => {
      const { activeElement } = document;
      if (!isPicture) return (activeElement as HTMLInputElement | null)?.value === value;
      const group = activeElement?.closest("[aria-label$=' field']")?.parentElement;
      const field = group?.querySelector<HTMLInputElement>("[id^='alt-field']");
      return activeElement?.textContent === "Choose another picture" && field?.value === says;
    };
    if (!(await until(isEntered)))
      wrong.push({ words, place, entered: document.activeElement?.outerHTML.slice(0, 200) });
  }
  return { ...counts, wrong };
}

it.each(["pages/home", "services/wells", "testimonials/kit-n"])(
  "each text and picture of %s and its page opens its field",
  async (entry) => {
    const file = `${entry}.json`;
    await open(entry);
    await main().evaluate(hearPlaces, file);
    const files = Object.fromEntries(testFiles);
    const { own, elsewhere, wrong } = await work.page.evaluate(clickAll, { file, files });
    expect(wrong).toEqual([]);
    expect(Math.min(own, elsewhere)).toBeGreaterThan(2);
    expect(await frame().locator("body").innerHTML()).not.toMatch(/[\u{f0000}-\u{10ffff}]/u);
  },
);

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
