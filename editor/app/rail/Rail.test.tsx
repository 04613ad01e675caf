import { act, screen, waitFor, within } from "@testing-library/react";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor, type Shown } from "../../../test/editorApp";
import { routeOf } from "../routes";
import { Rail } from "./Rail";

const phone = "(410) 555-0142";

function files() {
  const all = validFiles();
  set(all, "site.json", "phone.number", phone);
  set(all, "services/decks.json", "name", "Decks");
  set(all, "services/decks.json", "hero.lead", "Call us at {phone} for a deck.");
  return all;
}

const showRail = (parts = {}) => showInEditor(<Rail />, memoryStore(files(), parts));

const openFile = () => {
  const route = routeOf(window.location.hash.slice(1));
  return route.kind === "entry" ? route.file : "";
};

const pages = () => within(screen.getByRole("list", { name: "Pages" })).getAllByRole("link");

it("lists the pages in the order of the site", async () => {
  await showRail();
  expect(pages().map(({ textContent }) => textContent)).toEqual([
    "Home page",
    "About page",
    "Services page",
    "Projects page",
    "Testimonials page",
    "Contact page",
    "Page not found",
  ]);
});

it("marks where words wait, also in a closed folder", async () => {
  const { session } = await showRail();
  const folder = screen.getByRole("button", { name: /^Service pages/ });
  expect(folder).not.toHaveTextContent("Decks");
  act(() =>
    session.edit(
      { kind: "set", file: "services/decks.json", path: ["summary"], value: "New" },
      { kind: "set", file: "pages/about.json", path: ["hero", "lead"], value: "New" },
    ),
  );
  expect(await screen.findByRole("button", { name: "Service pages not saved yet" })).toBe(folder);
  expect(screen.getByRole("link", { name: "About page not saved yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Home page" })).toBeInTheDocument();
});

it("opens a folder of pages, and starts a new one, which is in the menu", async () => {
  const { user, content } = await showRail();
  await user.click(screen.getByRole("button", { name: /^Service pages/ }));
  expect(screen.getByRole("link", { name: "Decks" })).toHaveAttribute(
    "href",
    "#/edit/services/decks",
  );
  await user.click(screen.getByRole("button", { name: "New service page" }));
  expect(content(openFile())).toEqual({ menu: {} });
});

it("counts what is to do before launch, and lets people sign out", async () => {
  const signOut = jest.fn();
  const { user, store } = await showRail({ signOut });
  expect(screen.getByRole("link", { name: "To do before launch" })).toBeVisible();
  const point = { file: "data/site.json", path: ["phone"], message: "is a sample" };
  act(() => store.tell({ state: "live", lines: [], openPoints: [point, point] }));
  expect(await screen.findByRole("link", { name: "To do before launch 2" })).toHaveAttribute(
    "href",
    "#/launch",
  );
  await user.click(screen.getByRole("button", { name: "Sign out" }));
  expect(signOut).toHaveBeenCalledTimes(1);
});

describe("the search", () => {
  async function look(user: Shown["user"], words: string): Promise<void> {
    await user.click(screen.getByRole("combobox", { name: "Search the site" }));
    // The combobox accepts a key only after it has drawn the last key.
    for (const key of words) await user.keyboard(key);
  }

  it("finds words as visitors see them, and opens their field", async () => {
    const { user, ui } = await showRail();
    await look(user, `${phone} for`);
    const found = await screen.findByRole("option");
    expect(found).toHaveTextContent(`Call us at ${phone} for a deck.`);
    expect(found).toHaveTextContent("Service page “Decks”, Top of the page, Introduction");
    expect(within(found).getByText(`${phone} for`).tagName).toBe("MARK");
    await user.click(found);
    expect(ui.getState().wanted).toEqual({
      file: "services/decks.json",
      path: ["hero", "lead"],
    });
    expect(window.location.hash).toBe("#/edit/services/decks");
  });

  it("keeps the words, for a way from one result to the next", async () => {
    const { user, session } = await showRail();
    await look(user, `${phone} for`);
    await user.click(await screen.findByRole("option"));
    const input = screen.getByRole("combobox", { name: "Search the site" });
    expect(input).toHaveValue(`${phone} for`);
    await waitFor(() => expect(screen.queryByRole("option")).not.toBeInTheDocument());
    act(() =>
      session.edit({
        kind: "set",
        file: "pages/about.json",
        path: ["hero", "lead"],
        value: `Call ${phone} for a visit.`,
      }),
    );
    await user.click(input);
    expect(await screen.findAllByRole("option")).toHaveLength(2);
    expect(screen.getByText("2 results")).toBeInTheDocument();
  });

  it("finds words that are not saved yet", async () => {
    const { user, session } = await showRail();
    act(() =>
      session.edit({
        kind: "set",
        file: "pages/about.json",
        path: ["hero", "lead"],
        value: "A brand new sentence.",
      }),
    );
    await look(user, "brand new");
    expect(await screen.findByRole("option")).toHaveTextContent("About page");
  });

  it("opens a list of the editor", async () => {
    const { user } = await showRail();
    await look(user, "checklist");
    await user.click(await screen.findByRole("option"));
    expect(window.location.hash).toBe("#/launch");
  });

  it("says so if nothing is found", async () => {
    const { user } = await showRail();
    await look(user, "zebra");
    expect(await screen.findByText("No page, field or list says this.")).toBeInTheDocument();
  });
});
