import { act, screen, within } from "@testing-library/react";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { hrefOf } from "../routes";
import { ListPanel } from "./ListPanel";

function filesWithNames() {
  const files = validFiles();
  set(files, "testimonials/jane-d.json", "name", "Jane D.");
  set(files, "testimonials/jane-d.json", "rating", 4);
  set(files, "testimonials/jane-d.json", "text", "The deck is lovely.");
  set(files, "testimonials/omar-k.json", "name", "Omar K.");
  set(files, "testimonials/omar-k.json", "hidden", true);
  set(files, "testimonials/lea-p.json", "name", "Lea P.");
  set(files, "pages/testimonials.json", "order", ["omar-k", "lea-p", "jane-d"]);
  return files;
}

const showList = (collection = "testimonials", files = filesWithNames()) =>
  showInEditor(<ListPanel collection={collection} />, memoryStore(files));

const names = () =>
  screen.getAllByRole("link").map(({ textContent }) => /(Jane|Omar|Lea)/.exec(textContent)?.[1]);

it("lists entries in the order of their page, and counts the hidden ones", async () => {
  await showList();
  expect(names()).toEqual(["Omar", "Lea", "Jane"]);
  const panel = screen.getByRole("region", { name: "Testimonials" });
  expect(panel).toHaveTextContent("3, in the order of the Testimonials page. 1 is hidden.");
  expect(screen.getByRole("link", { name: /Omar K./ })).toHaveTextContent("Hidden");
});

it("shows stars, first words, and what is not saved yet", async () => {
  const { session } = await showList();
  const jane = screen.getByRole("link", { name: /Jane D./ });
  expect(within(jane).getByRole("img", { name: "4 stars" })).toBeInTheDocument();
  expect(jane).toHaveTextContent("The deck is lovely.");
  expect(within(jane).queryByRole("img", { name: "not saved yet" })).not.toBeInTheDocument();
  act(() =>
    session.edit({
      kind: "set",
      file: "testimonials/jane-d.json",
      path: ["text"],
      value: "Lovely, and dry.",
    }),
  );
  expect(within(jane).getByRole("img", { name: "not saved yet" })).toBeInTheDocument();
  expect(jane).toHaveTextContent("Lovely, and dry.");
});

it("keeps the saved name of an entry while somebody types another", async () => {
  const { session } = await showList();
  const file = "testimonials/jane-d.json";
  act(() => session.edit({ kind: "set", file, path: ["name"], value: "" }));
  expect(screen.getByRole("link", { name: /Jane D\./ })).toBeVisible();
});

it("finds entries by their words", async () => {
  const { user } = await showList();
  const find = screen.getByRole("searchbox", { name: "Find a testimonial" });
  await user.type(find, "LOVELY");
  expect(names()).toEqual(["Jane"]);
  await user.type(find, " thing");
  expect(screen.getByText("No testimonial says this.")).toBeInTheDocument();
});

it("starts a new entry, whose form opens at its first field", async () => {
  const { user, ui, content } = await showList();
  await user.click(screen.getByRole("button", { name: "New testimonial" }));
  const { file = "", path } = ui.getState().wanted ?? {};
  expect(file).toMatch(/^testimonials\//);
  expect(path).toEqual(["name"]);
  expect(content(file)).toEqual({});
  expect(window.location.hash).toBe(hrefOf({ kind: "entry", file }));
});

it("calls a list of questions after the pages that show it", async () => {
  await showList("faqs");
  expect(screen.getByRole("heading", { name: "Questions" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /Home page/ })).toHaveTextContent("1 question");
});
