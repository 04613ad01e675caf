import { editorOfTests, failedRequest } from "./harness";
import { ruth } from "./page";

// Nothing with a fault is saved. A message names each fault and leads to its field.

const work = editorOfTests({ viewport: { width: 1366, height: 700 } });

it("names each fault until it is fixed, and leads to its field", async () => {
  const { editor, page } = work;
  const before = work.read("testimonials/kit-n.json");
  await editor.open("testimonials/kit-n");
  await editor.fill({ Name: " ", Words: "Call {phon}." });
  await editor.save();
  await editor.alert.getByText("Not saved yet: 2 things to fix.").waitFor();
  await editor.whenState("Held back: 2 things to fix");
  await editor.whenIn("Name");
  const name = page.getByRole("textbox", { name: "Name", description: /Name is empty/ });
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  await editor.alert.getByRole("button", { name: /\{phon\}.*did you mean \{phone\}\?/ }).click();
  await editor.whenIn("Words");
  await editor.focused.fill("Call {phone}.");
  await editor.alert.getByText("Not saved yet: 1 thing to fix.").waitFor();
  await editor.button(/^Show me: Name is empty/).click();
  await editor.whenIn("Name");
  expect(work.read("testimonials/kit-n.json")).toBe(before);
  await editor.focused.fill("Kit");
  await editor.alert.waitFor({ state: "detached" });
  await editor.saveWell();
});

it("opens the parts around a faulty field, and leads to another entry from anywhere", async () => {
  const { editor } = work;
  await editor.open("pages/home");
  const results = await editor.unfold("Search results");
  await editor.field("Title", results).fill("x".repeat(67));
  await results.getByText("This is 7 characters too long.").waitFor();
  await results.getByRole("button", { expanded: true }).first().click();
  await editor.open("faqs/wells");
  const last = await editor.unfold(/^What happens if/);
  await editor.field("Answer", last).fill("");
  await last.getByRole("button", { expanded: true }).first().click();
  await editor.goTo("list/testimonials");
  await editor.save();
  await editor.alert.getByText("Not saved yet: 2 things to fix.").waitFor();
  await editor.alert.getByRole("button", { name: /Search results/ }).click();
  await editor.whenIn("Title", "x".repeat(67));
  await editor.alert.getByRole("button", { name: /Answer/ }).click();
  await editor.whenIn("Answer", "");
});

it("keeps letters that were typed for a number, and says what is wrong with them", async () => {
  const { editor, page } = work;
  await editor.open("services/wells");
  await editor.unfold("Duration and price");
  const from = editor.field("From", editor.part("Duration"));
  await from.click();
  await page.mouse.wheel(0, 120);
  expect(await from.inputValue()).toBe("6");
  for (const wrong of ["1.5", "six"]) {
    await from.fill(wrong);
    await editor.save();
    await editor.alert.getByText(`From is ${wrong === "six" ? '"six"' : wrong};`).waitFor();
    expect(await from.inputValue()).toBe(wrong);
  }
  await from.fill("7");
  await editor.alert.waitFor({ state: "detached" });
});

it("names all that a new entry lacks, and keeps it", async () => {
  const { editor } = work;
  await editor.begin("testimonial");
  await editor.save();
  await editor.alert.getByText("Not saved yet: 5 things to fix.").waitFor();
  await editor.fill({ ...ruth, Words: "Call {phon}." });
  await editor.page.getByRole("radio", { name: /^5 stars/ }).check();
  await editor.alert.getByText("Not saved yet: 1 thing to fix.").waitFor();
  await editor.page.reload();
  await editor.save();
  await editor.button(/^Show me: .*\{phon\}/).click();
  await editor.whenIn("Words", "Call {phon}.");
});

it("tells what the server found, if the fault came meanwhile from somewhere else", async () => {
  const { editor } = work;
  work.allow(failedRequest);
  await editor.open("testimonials/ada-p");
  await editor.field("Words").fill("Wet & cold.");
  // Somebody deletes the file of the project that the testimonial is about, and leaves its mentions.
  work.remove("projects/dry-well.json");
  await editor.save();
  await editor.alert
    .getByText(/dry-well/)
    .first()
    .waitFor();
  expect(work.read("testimonials/ada-p.json")).toContain('"Wet."');
});
