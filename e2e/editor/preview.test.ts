import type { Request } from "playwright-core";
import { testFiles } from "../../test/site/content";
import { eventually } from "../../test/eventually";
import { editorOfTests } from "./harness";
import { isInView } from "./page";

// The page in the frame shows what visitors will see, and its links and forms do nothing.

const work = editorOfTests();

it("shows a change at once, at the place where it is, as wide as the chosen screen", async () => {
  const { editor } = work;
  await editor.open("testimonials/kit-n");
  await eventually(() => isInView(editor.main.getByText("Left the gate shut")), true);
  await editor.field("Words").fill("Shut <b>the</b> gate.\nAnd the door.");
  await editor.whenShown("Shut <b>the</b> gate.");
  const width = () => editor.main.evaluate(() => window.innerWidth);
  // The page is as wide as the room allows, but never narrower than a desktop.
  expect(await width()).toBeGreaterThanOrEqual(1024);
  await editor.page.getByText("Phone", { exact: true }).click();
  await eventually(width, 390);
  await eventually(() => isInView(editor.main.getByText("Shut <b>the</b> gate.")), true);
  // The next visit begins with the same width.
  await editor.page.reload();
  await editor.heading.waitFor();
  expect(await width()).toBe(390);
});

it("chooses among the pages that show an entry", async () => {
  const { editor, page } = work;
  await editor.open("site");
  await editor.heading.waitFor();
  await page.getByRole("combobox", { name: "Page", exact: true }).selectOption("Contact page");
  const { title } = testFiles.get("pages/contact.json") as { title: string };
  await editor.heading.getByText(title).waitFor();
  await page.getByText("Contact page is shown.").waitFor({ state: "attached" });
});

it("scrolls to the text of a field, and opens the disclosure around it", async () => {
  const { editor } = work;
  await editor.open("faqs/wells");
  const last = await editor.unfold(/^What happens if the water/);
  await editor.field("Answer", last).focus();
  await eventually(() => isInView(editor.main.getByText("It clears.", { exact: true })), true);
  await editor.button("Add a question").click();
  await editor.whenIn("Question");
  const added = editor.items(/^Questions/).last();
  await editor.field("Question", added).fill("How deep?");
  await editor.field("Answer", added).fill("Nine feet.");
  await eventually(() => isInView(editor.main.getByText("Nine feet.")), true);
});

it("shows an unfinished new entry, which keeps no other page from showing changes", async () => {
  const { editor, page } = work;
  await editor.begin("testimonial");
  await page.keyboard.type("Zoë D.");
  await editor.whenShown("Zoë D.");
  await editor.open("pages/testimonials");
  await editor.field("Heading").first().fill("Sixteen letters");
  await editor.heading.getByText("Sixteen letters").waitFor();
});

it("says that it cannot show a change, until its error is fixed", async () => {
  const { editor, page } = work;
  await editor.open("services/wells");
  await editor.whenShown("6–9 days");
  await editor.unfold("Duration and price");
  const from = editor.field("From", editor.part("Duration"));
  await from.fill("six");
  const behind = page.getByText("The page shows your latest changes once");
  await behind.waitFor();
  await editor.whenShown("6–9 days");
  await from.fill("7");
  await editor.whenShown("7–9 days");
  await behind.waitFor({ state: "detached" });
});

it("sends nothing, opens nothing, and loads no other page", async () => {
  const { editor, page } = work;
  work.allow(
    /violates the following Content Security Policy|policy: connect-src|Refused to connect/,
  );
  await editor.open("services/wells");
  await editor.heading.waitFor();
  const sent: string[] = [];
  // The form beside the page may load its data, and the page may load its pictures.
  const note = (request: Request) => {
    const isOfForm = request.frame() === page.mainFrame() && !request.isNavigationRequest();
    const isAtHand = /^(blob|data):/.test(request.url());
    if (!isOfForm && !isAtHand && request.resourceType() !== "image")
      sent.push(`${request.method()} ${request.url()}`);
  };
  page.on("request", note);
  const address = page.url();
  const tabs = page.context().pages().length;
  await editor.frame.getByRole("link", { name: "Our work" }).first().click({ button: "middle" });
  await editor.main
    .locator("form")
    .first()
    .evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.requestSubmit();
    });
  const answer = await editor.main.evaluate(() =>
    fetch("/admin/api/v1/events").then(
      () => "allowed",
      () => "refused",
    ),
  );
  expect(answer).toBe("refused");
  expect(sent).toEqual([]);
  expect([page.url(), page.context().pages().length]).toEqual([address, tabs]);
  await editor.heading.waitFor();
});
