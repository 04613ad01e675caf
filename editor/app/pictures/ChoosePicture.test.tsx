import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { Form } from "../form/Form";

const first = (elements: readonly HTMLElement[]) => elements[0] as HTMLElement;

const decks = "services/decks.json";
const topPicture = { file: "images/deck.jpg", alt: "A deck, seen from the lawn" };

/** Content in which two entries show the same picture, each with its own description. */
function filesWithPictures() {
  const files = validFiles();
  files["images/deck.jpg"] = "deck";
  files["images/porch.jpg"] = "porch";
  set(files, decks, "hero.picture", topPicture);
  set(files, "services/siding.json", "hero.picture", {
    file: "images/deck.jpg",
    alt: "The same deck on the siding page",
  });
  return files;
}

async function showDialog(parts: Parameters<typeof memoryStore>[1] = {}) {
  const shown = await showInEditor(<Form file={decks} />, memoryStore(filesWithPictures(), parts));
  const top = screen.queryByRole("button", { name: /^Top of the page/, expanded: false });
  if (top) await shown.user.click(top);
  await shown.user.click(first(screen.getAllByRole("button", { name: "Choose another picture" })));
  const dialog = await screen.findByRole("dialog", { name: "Choose a picture" });
  return { ...shown, dialog, inDialog: within(dialog) };
}

const jpeg = (name: string, bytes = name) => new File([bytes], name, { type: "image/jpeg" });
const upload = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
const addedPictures = (session: {
  state: { getState(): { pictures: ReadonlyMap<string, unknown> } };
}) => [...session.state.getState().pictures.keys()];

it("starts with the place's own words for a picture that others describe differently", async () => {
  const { inDialog, user, content } = await showDialog();
  expect(inDialog.getByRole("textbox", { name: "Description" })).toHaveValue(topPicture.alt);
  await user.click(inDialog.getByRole("button", { name: "Use this picture" }));
  expect(content(decks)).toHaveProperty("hero.picture", topPicture);
});

it("brings the words of a picture used before along", async () => {
  const files = filesWithPictures();
  set(files, "services/siding.json", "hero.picture", { file: "images/porch.jpg", alt: "A porch" });
  const shown = await showInEditor(<Form file={decks} />, memoryStore(files));
  const top = screen.queryByRole("button", { name: /^Top of the page/, expanded: false });
  if (top) await shown.user.click(top);
  await shown.user.click(first(screen.getAllByRole("button", { name: "Choose another picture" })));
  const dialog = within(await screen.findByRole("dialog"));
  await shown.user.click(dialog.getByRole("radio", { name: "A porch" }));
  await shown.user.click(dialog.getByRole("button", { name: "Use this picture" }));
  expect(shown.content(decks)).toHaveProperty("hero.picture.file", "images/porch.jpg");
  expect(shown.content(decks)).toHaveProperty("hero.picture.alt", "A porch");
});

it("finds pictures by their words and by their file's name", async () => {
  const { inDialog, user } = await showDialog();
  const search = inDialog.getByRole("searchbox", { name: "Find a picture" });
  await user.type(search, "PORCH");
  expect(inDialog.getAllByRole("radio")).toHaveLength(1);
  await user.clear(search);
  await user.type(search, "no such picture");
  expect(inDialog.queryByRole("radio")).toBeNull();
  expect(inDialog.getByRole("status")).toHaveTextContent("No pictures");
});

it("says which place the picture is for, and how wide it should be", async () => {
  const { dialog } = await showDialog();
  expect(dialog).toHaveTextContent(
    /For .*decks.* › Top of the page\. Use a photo 1600 pixels wide or more\./,
  );
});

it("takes an uploaded picture only with a description, and says so at its field", async () => {
  const { dialog, inDialog, user, content } = await showDialog();
  await user.upload(upload(dialog), jpeg("IMG_4127.jpg"));
  const description = await waitFor(() => {
    const field = inDialog.getByRole("textbox", { name: "Description" });
    expect(field).toHaveValue("");
    return field;
  });
  await user.click(inDialog.getByRole("button", { name: "Use this picture" }));
  expect(description).toHaveFocus();
  expect(description).toBeInvalid();
  await user.type(description, "Deck at dusk");
  expect(description).toBeValid();
  await user.click(inDialog.getByRole("button", { name: "Use this picture" }));
  expect(content(decks)).toHaveProperty("hero.picture.file", "images/img-4127.jpg");
  expect(content(decks)).toHaveProperty("hero.picture.alt", "Deck at dusk");
});

it("leads from the first picture of a place to its description", async () => {
  const files = validFiles();
  set(files, decks, "hero.picture", {});
  const { user } = await showInEditor(<Form file={decks} />, memoryStore(files));
  const top = screen.queryByRole("button", { name: /^Top of the page/, expanded: false });
  if (top) await user.click(top);
  await user.click(first(screen.getAllByRole("button", { name: "Choose a picture" })));
  const dialog = await screen.findByRole("dialog", { name: "Choose a picture" });
  await user.upload(upload(dialog), jpeg("IMG_1.jpg"));
  expect(await within(dialog).findByRole("textbox", { name: "Description" })).toHaveFocus();
});

it("keeps two uploads of the same name apart", async () => {
  const { dialog, user, session } = await showDialog();
  await user.upload(upload(dialog), jpeg("deck.jpg", "one"));
  await user.upload(upload(dialog), jpeg("deck.jpg", "other"));
  await waitFor(() =>
    expect(addedPictures(session).sort()).toEqual(["images/deck-2.jpg", "images/deck-3.jpg"]),
  );
});

it("keeps two pictures of the same name apart that are prepared at the same time", async () => {
  const { dialog, session } = await showDialog();
  const files = [jpeg("porch.jpg", "one"), jpeg("porch.jpg", "other")];
  await act(async () => {
    for (const file of files) fireEvent.drop(dialog, { dataTransfer: { files: [file] } });
  });
  await waitFor(() =>
    expect(addedPictures(session).sort()).toEqual(["images/porch-2.jpg", "images/porch-3.jpg"]),
  );
});

it("takes all pictures that are dropped together", async () => {
  const { dialog, session } = await showDialog();
  await act(async () => {
    fireEvent.drop(dialog, { dataTransfer: { files: [jpeg("a.jpg"), jpeg("b.jpg")] } });
  });
  await waitFor(() =>
    expect(addedPictures(session).sort()).toEqual(["images/a.jpg", "images/b.jpg"]),
  );
});

it("takes a pasted picture, and leaves texts and pictures of texts to the field", async () => {
  const { session, inDialog } = await showDialog();
  const description = inDialog.getByRole("textbox", { name: "Description" });
  const paste = (types: readonly string[], ...files: File[]) =>
    act(async () => fireEvent.paste(description, { clipboardData: { types, files } }));
  expect(fireEvent.drop(description, { dataTransfer: { types: ["text/plain"], files: [] } })).toBe(
    true,
  );
  expect(await paste(["text/plain", "text/html", "Files"], jpeg("cells.jpg"))).toBe(true);
  expect(addedPictures(session)).toEqual([]);
  expect(await paste(["text/html", "Files"], jpeg("image.jpg"))).toBe(false);
  await waitFor(() => expect(addedPictures(session)).toEqual(["images/image.jpg"]));
});

it("leaves what somebody chose and typed while pictures were prepared", async () => {
  let prepare: (picture: File) => void = () => undefined;
  const { dialog, user, session, inDialog } = await showDialog({
    preparePicture: () => new Promise((resolve) => (prepare = resolve)),
  });
  await act(async () => {
    fireEvent.drop(dialog, { dataTransfer: { files: [jpeg("late.jpg")] } });
  });
  const description = inDialog.getByRole("textbox", { name: "Description" });
  await user.clear(description);
  await user.type(description, "A deck at dusk");
  await act(async () => prepare(jpeg("late.jpg")));
  await waitFor(() => expect(addedPictures(session)).toEqual(["images/late.jpg"]));
  expect(inDialog.getByRole("textbox", { name: "Description" })).toHaveValue("A deck at dusk");
});

it("adds the same picture once", async () => {
  const { dialog, user, session, inDialog } = await showDialog();
  await user.upload(upload(dialog), jpeg("a.jpg", "same"));
  await waitFor(() => expect(addedPictures(session)).toEqual(["images/a.jpg"]));
  await user.upload(upload(dialog), jpeg("a.jpg", "same"));
  await waitFor(() => expect(inDialog.getByRole("radio", { checked: true })).toBeInTheDocument());
  expect(addedPictures(session)).toEqual(["images/a.jpg"]);
});

it("says in one sentence why a file cannot be used", async () => {
  const sentence = "notes.jpg cannot be opened.";
  const { dialog, user, inDialog, session } = await showDialog({
    preparePicture: () => Promise.reject(new Error(sentence)),
  });
  await user.upload(upload(dialog), jpeg("notes.jpg"));
  expect(await inDialog.findByRole("alert")).toHaveTextContent(sentence);
  expect(addedPictures(session)).toEqual([]);
});

it("says where else a picture is shown", async () => {
  const { dialog } = await showDialog();
  expect(dialog).toHaveTextContent(/Shown .*Siding/i);
});
