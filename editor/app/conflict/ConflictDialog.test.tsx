import { act, screen, within } from "@testing-library/react";
import { showWithContentOf } from "../../../test/editorApp";
import { createMemoryStore } from "../../../test/memoryStore";
import { ConflictDialog } from "./ConflictDialog";

const jane = "testimonials/jane-d.json";
const faqs = "faqs/home.json";

type Content = Record<string, unknown>;

async function showClash(file: string, mine: Content, theirs: Content | undefined) {
  const place = createMemoryStore();
  const before = JSON.parse(place.texts.get(file) ?? "") as Content;
  const shown = await showWithContentOf(<ConflictDialog />, place.store);
  for (const [field, value] of Object.entries(mine))
    shown.session.edit({ file, kind: "set", path: [field], value });
  place.saveElsewhere(file, theirs && { ...before, ...theirs });
  await act(shown.session.save);
  return {
    ...shown,
    place,
    saved: () => JSON.parse(place.texts.get(file) ?? "null") as Content | null,
    dialog: within(screen.getByRole("alertdialog")),
  };
}

const text = { text: "Bolted, never nailed." };

test("asks which words visitors should see, and saves the other changes either way", async () => {
  const { dialog, user, saved } = await showClash(
    jane,
    { ...text, name: "Ada L." },
    { text: "Bolted, 30 inches deep." },
  );
  expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Walt changed this text, too");
  expect(dialog.getByRole("radiogroup")).toHaveAccessibleName(
    "Words, in Ada L. Which words should visitors see?",
  );
  expect(dialog.getByRole("radio", { name: "Yours" })).toBeChecked();
  expect(dialog.getByRole("radio", { name: "Walt’s" })).toHaveAccessibleDescription(
    "Bolted, 30 inches deep.",
  );
  expect(dialog.getAllByRole("insertion").map((each) => each.textContent)).toEqual([
    "never nailed.",
    "30 inches deep.",
  ]);
  expect(dialog.getByText("Your other change is saved either way.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Save yours" }));
  expect(saved()).toMatchObject({ ...text, name: "Ada L." });
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
});

test("keeps theirs", async () => {
  const { dialog, user, saved, content } = await showClash(jane, text, { text: "Theirs." });
  await user.click(dialog.getByRole("radio", { name: "Walt’s" }));
  await user.click(dialog.getByRole("button", { name: "Keep Walt’s" }));
  expect(saved()).toMatchObject({ text: "Theirs." });
  expect(content(jane)).toMatchObject({ text: "Theirs." });
});

test("saves both, put together by hand", async () => {
  const { dialog, user, saved } = await showClash(jane, text, { text: "Theirs." });
  await user.click(dialog.getByRole("radio", { name: "Both, put together by hand" }));
  const hand = dialog.getByRole("textbox");
  expect(hand).toHaveValue("Bolted, never nailed. Theirs.");
  await user.type(hand, " Done.");
  await user.click(dialog.getByRole("button", { name: "Save both" }));
  expect(saved()).toMatchObject({ text: "Bolted, never nailed. Theirs. Done." });
});

test("saves nothing yet if somebody puts it off", async () => {
  const { dialog, user, saved, content } = await showClash(jane, text, { text: "Theirs." });
  await user.click(dialog.getByRole("button", { name: "Don’t save yet" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(saved()).toMatchObject({ text: "Theirs." });
  expect(content(jane)).toMatchObject(text);
});

test("says that an entry was deleted, and brings it back or not", async () => {
  const { dialog, user, saved } = await showClash(jane, text, undefined);
  expect(screen.getByRole("alertdialog")).toHaveAccessibleName(
    "Walt deleted this, and you changed it",
  );
  expect(dialog.getByRole("radio", { name: "Walt’s" })).toHaveAccessibleDescription("Deleted");
  await user.click(dialog.getByRole("button", { name: "Save yours" }));
  expect(saved()).toMatchObject(text);
});

test("shows lists item by item, and can keep the items of both", async () => {
  const question = (name: string) => ({ question: `What is ${name}?`, answer: `This is ${name}.` });
  const { dialog, user, saved } = await showClash(
    faqs,
    { items: [question("mine"), question("more")] },
    { items: [question("theirs")] },
  );
  expect(dialog.getByRole("radio", { name: "Yours" })).toHaveAccessibleDescription(
    "What is mine? · This is mine.\nWhat is more? · This is more.",
  );
  await user.click(dialog.getByRole("radio", { name: /^Both/ }));
  await user.click(dialog.getByRole("button", { name: "Save both" }));
  expect(saved()).toEqual({ items: ["mine", "more", "theirs"].map(question) });
});
