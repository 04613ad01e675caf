import { act, screen, within } from "@testing-library/react";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { PicturesPanel } from "./PicturesPanel";

const decks = "services/decks.json";

function showPanel() {
  const files = validFiles();
  files["images/deck.jpg"] = "deck";
  files["images/spare.jpg"] = "spare";
  set(files, decks, "hero.picture", { file: "images/deck.jpg", alt: "A deck" });
  return showInEditor(<PicturesPanel />, memoryStore(files));
}

const row = (words: string) => screen.getByText(words).closest("li") as HTMLElement;

it("says where each picture is shown, and opens the field there", async () => {
  const { user, ui } = await showPanel();
  await user.click(within(row("A deck")).getByRole("button", { name: /decks.*Top of the page/ }));
  expect(ui.getState().wanted).toEqual({ file: decks, path: ["hero", "picture", "file"] });
});

it("offers to delete only pictures that nothing shows", async () => {
  await showPanel();
  expect(within(row("A deck")).queryByRole("button", { name: /^Delete/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Delete spare.jpg" })).toBeEnabled();
});

it("deletes a picture with the next save, unless somebody keeps it", async () => {
  const { user, session, store } = await showPanel();
  await user.click(screen.getByRole("button", { name: "Delete spare.jpg" }));
  expect(screen.getByText(/spare\.jpg is deleted when you save/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  expect(screen.getByRole("button", { name: "Delete spare.jpg" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Delete spare.jpg" }));
  await act(async () => void (await session.save()));
  expect([...(store.edits.at(-1)?.pictures ?? [])]).toEqual([["images/spare.jpg", undefined]]);
  expect(screen.queryByText("images/spare.jpg")).toBeNull();
});

it("forgets an upload that was never saved, without a deletion to save", async () => {
  const { user, session } = await showPanel();
  act(() => session.addPicture("images/new.jpg", new Blob(["new"])));
  await user.click(screen.getByRole("button", { name: "Delete new.jpg" }));
  expect([...session.state.getState().pictures]).toEqual([]);
});

it("finds pictures by their words and names", async () => {
  const { user } = await showPanel();
  await user.type(screen.getByRole("searchbox", { name: "Find a picture" }), "SPARE");
  expect(
    within(screen.getByRole("list", { name: "Pictures" })).getAllByRole("listitem"),
  ).toHaveLength(1);
});
