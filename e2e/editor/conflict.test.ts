import type { EditorPage } from "./page";
import { editorOfTests } from "./harness";

// Two people change the site at the same time. Nobody's words are overwritten without a choice.

const work = editorOfTests();

const kit = "testimonials/kit-n";
type Testimonial = { name: string; town: string; text: string };
const saved = () => work.json<Testimonial>(`${kit}.json`);

/** Both people open the form; the other one saves first. */
async function bothChange(
  mine: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
): Promise<EditorPage> {
  const other = await work.newPerson();
  await work.editor.open(kit);
  await other.open(kit);
  await work.editor.fill(mine);
  await other.fill(theirs);
  await other.saveWell();
  await work.editor.save();
  return other;
}

it("changes of different fields are joined, and both people are told", async () => {
  const { editor } = work;
  const other = await bothChange({ Words: "Mine." }, { Town: "Essex" });
  await editor.whenState("Live");
  await editor.toast("Saved, with what others changed:").getByText("Essex").waitFor();
  expect(saved()).toMatchObject({ town: "Essex", text: "Mine." });
  expect(await editor.field("Town").inputValue()).toBe("Essex");
  await other.field("Name").fill("Kit Noor");
  await other.saveWell();
  expect(saved()).toMatchObject({ name: "Kit Noor", town: "Essex", text: "Mine." });
});

describe("changes of the same field", () => {
  const question = () => work.editor.question("Somebody else changed this text, too");

  beforeEach(async () => {
    await bothChange({ Words: "Mine.", Town: "Essex" }, { Words: "Theirs." });
    await question().getByText("Words, in Kit N. Which words should visitors see?").waitFor();
  });

  it("wait for a choice, and nothing is saved until then", async () => {
    const { editor } = work;
    await question().getByText("Your other change is saved either way.").waitFor();
    await question().getByRole("button", { name: "Don’t save yet" }).click();
    await editor.whenState("2 unsaved changes");
    expect(await editor.field("Words").inputValue()).toBe("Mine.");
    expect(saved().text).toBe("Theirs.");
  });

  it.each([
    ["Yours", "Save yours", "Mine."],
    ["Theirs", "Keep theirs", "Theirs."],
    ["Both, put together by hand", "Save both", "Mine. And theirs."],
  ])("are saved as chosen: %s", async (choice, answer, result) => {
    const { editor } = work;
    await question().getByText(choice, { exact: true }).click();
    if (answer === "Save both") await question().getByRole("textbox").fill(result);
    await question().getByRole("button", { name: answer, exact: true }).click();
    await editor.whenState("Live");
    expect(saved()).toMatchObject({ town: "Essex", text: result });
    expect(await editor.field("Words").inputValue()).toBe(result);
  });
});

it("who deletes what somebody else changed is asked, too", async () => {
  const { editor } = work;
  const other = await work.newPerson();
  await other.open("testimonials/gus-m");
  await editor.open("testimonials/gus-m");
  await other.field("Words").fill("Still no leaks.");
  await other.saveWell();
  await editor.deleteEntry();
  await editor.save();
  const question = editor.question("You deleted this, and somebody else changed it");
  await question.getByText("Theirs", { exact: true }).click();
  await question.getByRole("button", { name: "Keep theirs" }).click();
  await editor.whenState("Live");
  expect(work.read("testimonials/gus-m.json")).toContain("Still no leaks.");
});
