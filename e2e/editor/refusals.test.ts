import { editorOfTests, failedRequest } from "./harness";

// Nothing with an error is saved. A message names each error and leads to its field.

const work = editorOfTests({ viewport: { width: 1366, height: 700 } });

it("names each error until it is fixed, and leads to its field", async () => {
  const { editor, page } = work;
  const before = work.read("testimonials/kit-n.json");
  await editor.open("testimonials/kit-n");
  await editor.fill({ Name: " ", Words: "Call {phon}." });
  await editor.save();
  await editor.alert.getByText("Not saved yet: 2 things to fix.").waitFor();
  await editor.whenState("Not saved yet: 2 things to fix");
  await editor.whenIn("Name");
  const name = page.getByRole("textbox", { name: "Name", description: /“Name” is empty/ });
  expect(await name.getAttribute("aria-invalid")).toBe("true");
  await editor.alert.getByRole("button", { name: /\{phon\}.*did you mean \{phone\}\?/ }).click();
  await editor.whenIn("Words");
  await editor.focused.fill("Call {phone}.");
  await editor.alert.getByText("Not saved yet: 1 thing to fix.").waitFor();
  await editor.alert.getByRole("button", { name: /^“Name” is empty/ }).click();
  await editor.whenIn("Name");
  expect(work.read("testimonials/kit-n.json")).toBe(before);
  await editor.focused.fill("Kit");
  await editor.alert.waitFor({ state: "detached" });
  await editor.saveWell();
});

it("tells what the server found, if the error came meanwhile from somewhere else", async () => {
  const { editor } = work;
  work.allow(failedRequest);
  await editor.open("testimonials/ada-p");
  await editor.field("Words").fill("Wet & cold.");
  // Somebody deletes the file of the testimonial's project, but not the references to that project.
  work.remove("projects/dry-well.json");
  await editor.save();
  await editor.alert
    .getByText(/^This project is no longer there\. Choose another\./)
    .first()
    .waitFor();
  expect(work.read("testimonials/ada-p.json")).toContain('"Wet."');
});
