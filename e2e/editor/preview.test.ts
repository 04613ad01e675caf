import type { Locator, Request } from "playwright-core";
import { testFiles } from "../../test/site/content";
import { axeIssues } from "../axe";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";
import { isInView } from "./page";
import { photoOf } from "./photo";

const work = editorOfTests({ view: "phone" });

const pane = () => work.editor.pane;
const main = () => work.editor.main;
const button = (name: string): Locator => pane().getByRole("button", { name });

const open = async (entry: string) => {
  await work.editor.open(entry);
  await main().waitFor();
};

it("shows the draft at its place, at the chosen width", async () => {
  await open("testimonials/kit-n");
  await eventually(() => isInView(main().getByText("Left the gate shut")), true);
  await work.page.getByLabel("Words").fill("Shut <b>the</b> gate.\nAnd the door.");
  await main().getByText("Shut <b>the</b> gate.").waitFor();
  const width = () => main().evaluate(() => window.innerWidth);
  expect(await width()).toBe(390);
  await button("Desktop").click();
  await eventually(width, 1280);
  expect(await button("Desktop").getAttribute("aria-pressed")).toBe("true");
  expect(work.messages).toEqual([]);
});

it.each([
  [/contains \{phon\}/, "Call {phon}."],
  // No rule of the content check sees such a text.
  [/has 11,999 characters/, "Call. ".repeat(2000)],
])("removes the refusal %s once its mistake is corrected", async (sentence, mistake) => {
  const { editor, page } = work;
  await open("testimonials/kit-n");
  await page.getByLabel("Words").fill(mistake);
  await pane().getByText(sentence).waitFor();
  await editor.save();
  await editor.warning.getByText(sentence).waitFor();
  // Word pastes such a line break.
  await page.getByLabel("Words").fill("Call {phone}.\vAsk for Kit.");
  await editor.warning.getByText(sentence).waitFor({ state: "detached" });
  await pane().getByText("This cannot be saved yet").waitFor({ state: "detached" });
});

it("scrolls to a focused field's text, and opens the disclosure around it", async () => {
  await open("faqs/wells");
  const [question, answer] = ["What happens if the water", "It clears."];
  const last = work.editor.items("Questions").last();
  await work.editor.toggle(last);
  await eventually(() => isInView(main().getByText(question)), true);
  await last.getByLabel("Answer").focus();
  await eventually(() => isInView(main().getByText(answer, { exact: true })), true);
  await work.page.getByRole("button", { name: "Add question" }).click();
  await last.getByLabel("Question", { exact: true }).fill("How deep?");
  await last.getByLabel("Answer").fill("Nine feet.");
  await eventually(() => isInView(main().getByText("Nine feet.")), true);
});

it("scrolls to an opened part", async () => {
  await open("services/wells");
  const { faqs } = testFiles.get("services/wells.json") as { faqs: { heading: string } };
  await work.editor.expand("FAQs");
  await eventually(() => isInView(main().getByRole("heading", { name: faqs.heading })), true);
});

it("shows a message instead of an empty page", async () => {
  await open("testimonials/new");
  const words = pane().getByRole("status");
  await words.getByText("Still empty: Name, Town, Service, Stars, Words").waitFor();
  await work.page.getByLabel("Name").fill("Zoë D.");
  await work.page.getByLabel("Town").fill("Essex");
  await work.page.getByLabel("Service", { exact: true }).fill("Wall");
  await work.page.getByLabel("Words").fill("It leans {very}.");
  await words.getByText(/^Testimonial “Zoë D.” › Words .*\{very\}/).waitFor();
  const lacking = words.getByText("Still empty: Stars Open it", { exact: true });
  await lacking.getByRole("link", { name: "Open it" }).click();
  await work.page.waitForFunction(() => document.activeElement?.matches("[type=radio]"));
  await work.page.getByLabel("4 stars").check();
  await work.page.getByLabel("Words").fill("It leans well.");
  await eventually(() => words.innerText(), "");
  await eventually(() => isInView(main().getByText("It leans well.")), true);
});

it("shows a chosen picture before it is saved", async () => {
  const before = work.read("projects/dry-well.json");
  await open("projects/dry-well");
  await work.editor.openLibrary();
  await work.editor.upload("pond.jpg", await photoOf(640, 480).toBuffer(), "pond.jpg");
  const part = work.editor.part("Picture of the finished work");
  await part.getByLabel("Description").fill("A new pond");
  const picture = main().getByAltText("A new pond");
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), 640);
  expect(work.read("projects/dry-well.json")).toBe(before);
});

it("sends nothing, and loads no other page", async () => {
  await open("services/wells");
  const sent: string[] = [];
  // The form beside it may load its data, and the page its pictures.
  const note = (request: Request) => {
    const isOfForm = request.frame() === work.page.mainFrame() && !request.isNavigationRequest();
    const isAtHand = /^(blob|data):/.test(request.url());
    if (!isOfForm && !isAtHand && request.resourceType() !== "image")
      sent.push(`${request.method()} ${request.url()}`);
  };
  const address = work.page.url();
  work.page.on("request", note);
  const link = work.editor.frame.getByRole("link", { name: "Our work" });
  await link.first().click({ button: "middle" });
  const form = main().locator("form").first();
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
  });
  const answer = await main().evaluate(() =>
    fetch("/admin/api/v1/events").then(
      () => "allowed",
      () => "refused",
    ),
  );
  work.page.off("request", note);
  expect(answer).toBe("refused");
  // The form's own handler would confirm the request.
  expect(await work.editor.frame.getByRole("status").locator("p").count()).toBe(0);
  expect(sent).toEqual([]);
  expect([work.page.url(), work.page.context().pages().length]).toEqual([address, 1]);
  await main().getByRole("heading", { level: 1 }).waitFor();
});

it("has parts that the keyboard reaches and axe accepts, and room for the name of the page", async () => {
  await open("business/site");
  const choice = pane().getByLabel("Page");
  await eventually(async () => ((await choice.boundingBox())?.width ?? 0) > 100, true);
  await choice.selectOption("Contact page");
  await main().getByRole("heading", { name: /./, level: 1 }).waitFor();
  await button("Hide the preview").press("Enter");
  await pane().waitFor({ state: "hidden" });
  await work.page.keyboard.press("Enter");
  await pane().waitFor();
  await work.page.keyboard.press("Shift+Tab");
  await work.page.keyboard.press("Shift+Tab");
  await work.page.keyboard.press("Enter");
  expect(await button("Desktop").getAttribute("aria-pressed")).toBe("true");
  expect(await axeIssues(work.page, ".preview")).toEqual([]);
  // The form is between the bar and the preview.
  await work.editor.saveButton.press("Shift+Tab");
  await work.page.keyboard.press("Shift+Tab");
  await work.editor.bar.locator("button:focus").waitFor();
});
