import type { EditorPage } from "./page";
import { editorOfTests } from "./harness";

// Two people change the site at the same time. Nobody's words are overwritten without a choice.

const work = editorOfTests();

const kit = "testimonials/kit-n";
type Testimonial = { name: string; town: string; text: string };
const saved = () => work.json<Testimonial>(`${kit}.json`);

/** Two people open the form and type. The other person saves first. */
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
  await editor.toast("Saved. Somebody else had changed 1 thing, too.").waitFor();
  expect(saved()).toMatchObject({ town: "Essex", text: "Mine." });
  expect(await editor.field("Town").inputValue()).toBe("Essex");
  await other.field("Name").fill("Kit Noor");
  await other.saveWell();
  expect(saved()).toMatchObject({ name: "Kit Noor", town: "Essex", text: "Mine." });
});

it("changes of the same field wait for a choice, and the chosen words are saved", async () => {
  const { editor } = work;
  await bothChange({ Words: "Mine.", Town: "Essex" }, { Words: "Theirs." });
  const question = editor.question("Somebody else changed this text, too");
  await question.getByText("Words, in Kit N. Which words should visitors see?").waitFor();
  await question.getByRole("button", { name: "Don’t save yet" }).click();
  await editor.whenState("2 unsaved changes");
  expect(saved().text).toBe("Theirs.");
  await editor.save();
  await question.getByText("Both, put together by hand").click();
  await question.getByRole("textbox").fill("Mine. And theirs.");
  await question.getByRole("button", { name: "Save both" }).click();
  await editor.whenState("Live");
  expect(saved()).toMatchObject({ town: "Essex", text: "Mine. And theirs." });
  expect(await editor.field("Words").inputValue()).toBe("Mine. And theirs.");
});
