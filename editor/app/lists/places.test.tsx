import { act, screen, waitFor, within } from "@testing-library/react";
import { set, validFiles } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { EntryPanel } from "../form/EntryPanel";
import { hrefOf } from "../routes";
import { provisionalFile } from "../session/changes";
import { ordinal } from "./whereShown";

const lea = "testimonials/lea-p.json";
const omar = "testimonials/omar-k.json";
const home = "pages/home.json";
const porches = "services/porches.json";

function files() {
  const all = validFiles();
  set(all, lea, "name", "Lea P.");
  set(all, omar, "name", "Omar K.");
  set(all, "pages/testimonials.json", "order", ["omar-k"]);
  set(all, home, "testimonials.testimonials", ["jane-d", "omar-k"]);
  return all;
}

const showForm = (file: string, all = files()) =>
  showInEditor(<EntryPanel file={file} />, memoryStore(all));

const places = () => screen.getByRole("region", { name: "Where visitors see it" });
const onHome = (content: unknown) =>
  (content as { testimonials: { testimonials: string[] } }).testimonials.testimonials;

describe("where visitors see it", () => {
  it("names each page with the place in its list, and leads to the field", async () => {
    const { user, ui } = await showForm(omar);
    const links = within(places()).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Testimonials page1st of 3. This page shows all of them.",
      "Home page2nd of 2",
    ]);
    await user.click(within(places()).getByRole("link", { name: /Home page/ }));
    expect(window.location.hash).toBe("#/edit/pages/home");
    expect(ui.getState().openedFrom).toEqual({
      file: home,
      href: "#/edit/testimonials/omar-k",
      label: "Omar K.",
    });
    expect(ui.getState().wanted).toEqual({ file: home, path: ["testimonials", "testimonials", 1] });
  });

  it("names the page that shows a testimonial with its project", async () => {
    const all = files();
    set(all, omar, "project", "blue-cape");
    const { user, ui } = await showForm(omar, all);
    const link = within(places()).getByRole("link", { name: /^Projects page/ });
    expect(link).toHaveTextContent(/^Projects pageWith project “.+”$/);
    await user.click(link);
    expect(ui.getState().wanted).toEqual({ file: "projects/blue-cape.json", path: [] });
  });

  it("is offered as soon as a new entry needs nothing more", async () => {
    const file = provisionalFile("testimonials");
    const { session, user } = await showForm(file);
    const content = { name: "Ada L.", town: "Towson", service: "Decks", rating: 5, text: "Fine." };
    act(() => session.edit({ kind: "whole", file, content }));
    await user.click(await screen.findByRole("button", { name: "where visitors see it" }));
    expect(places()).toHaveFocus();
  });

  it("is the way back from that field", async () => {
    const { ui } = await showForm(home);
    act(() => ui.setState({ openedFrom: { file: home, href: "#/edit/back", label: "Omar K." } }));
    expect(screen.getByRole("link", { name: "Omar K." })).toHaveAttribute("href", "#/edit/back");
    act(() => ui.setState({ openedFrom: { file: lea, href: "#/edit/back", label: "Omar K." } }));
    expect(screen.queryByRole("link", { name: "Omar K." })).not.toBeInTheDocument();
  });

  it("shows an entry first on another page", async () => {
    const { user, content } = await showForm(lea);
    await user.click(screen.getByRole("button", { name: "Show it on another page" }));
    await user.click(await screen.findByRole("menuitem", { name: "As the first of 3: Home page" }));
    expect(onHome(content(home))).toEqual(["lea-p", "jane-d", "omar-k"]);
    const link = await within(places()).findByRole("link", { name: /Home page/ });
    expect(link).toHaveTextContent("1st of 3");
  });

  it("moves it in a list, and removes it from there", async () => {
    const { user, content } = await showForm(omar);
    const openMenu = () =>
      user.click(screen.getByRole("button", { name: "Change its place: Home page" }));
    await openMenu();
    await user.click(await screen.findByRole("menuitem", { name: "Show it first" }));
    expect(onHome(content(home))).toEqual(["omar-k", "jane-d"]);
    await waitFor(() => expect(places()).toHaveTextContent("1st of 2"));
    await openMenu();
    await user.click(await screen.findByRole("menuitem", { name: "Remove from this page" }));
    expect(onHome(content(home))).toEqual(["jane-d"]);
  });

  it("keeps the last entry of a list that needs one", async () => {
    const all = files();
    set(all, home, "testimonials.testimonials", ["omar-k"]);
    const { user } = await showForm(omar, all);
    await user.click(screen.getByRole("button", { name: "Change its place: Home page" }));
    expect(await screen.findByRole("menuitem", { name: /The page needs one/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });
});

describe("deleting an entry", () => {
  async function askToDelete(file: string, all = files()) {
    const shown = await showForm(file, all);
    await shown.user.click(screen.getByRole("button", { name: "More" }));
    await shown.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    return shown;
  }

  it("names the places that show it, and takes it off them in one step of undo", async () => {
    const { user, session, content } = await askToDelete(omar);
    const question = await screen.findByRole("alertdialog", { name: "Delete Omar K.?" });
    expect(question).toHaveTextContent("Home page, Testimonials");
    await user.click(
      within(question).getByRole("button", { name: "Remove it from these pages and delete it" }),
    );
    expect(content(omar)).toBeUndefined();
    expect(onHome(content(home))).toEqual(["jane-d"]);
    expect(content("pages/testimonials.json")).toHaveProperty("order", []);
    expect(window.location.hash).toBe("#/list/testimonials");
    act(() => void session.undo());
    expect(content(omar)).toHaveProperty("name", "Omar K.");
    expect(onHome(content(home))).toEqual(["jane-d", "omar-k"]);
  });

  it("leads the address of its page to the page above, unless somebody does not want that", async () => {
    const all = files();
    const earlier = [
      { from: "/about-us", to: "/about" },
      { from: "/old-porches", to: "/services/porches#questions" },
    ];
    all[porches] = { ...(all["services/decks.json"] as object), address: "/services/porches" };
    set(all, "site.json", "redirects", earlier);
    // The footer names the service, too, so site.json changes twice.
    set(all, "site.json", "services", [{ name: "Porches", page: "porches" }]);
    const { user, session, content } = await askToDelete(porches, all);
    const choice = /from \/services\/porches to “Services page”/;
    expect(await screen.findByRole("checkbox", { name: choice })).toBeChecked();
    await user.click(screen.getByRole("button", { name: /delete it/i }));
    expect(content(porches)).toBeUndefined();
    expect(content("site.json")).toHaveProperty("redirects", [
      earlier[0],
      { from: "/old-porches", to: "/services" },
      { from: "/services/porches", to: "/services" },
    ]);
    expect(content("site.json")).not.toHaveProperty("services.0.page");
    act(() => void session.undo());
    expect(content("site.json")).toHaveProperty("redirects", earlier);
    expect(content("site.json")).toHaveProperty("services.0.page", "porches");
  });

  it("names a list once for an item that only names the entry", async () => {
    const all = files();
    set(all, home, "services.cards", [{ service: "decks" }, { service: "siding" }]);
    set(all, "services/siding.json", "related", {
      services: [{ service: "decks", text: "Next." }],
    });
    await askToDelete("services/decks.json", all);
    const question = await screen.findByRole("alertdialog");
    const lines = within(question)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
    expect(lines).toContain("Home page, Services, Cards");
    expect(lines).not.toContainEqual(expect.stringContaining("“decks”"));
  });

  it("is not offered while a page needs it", async () => {
    const all = files();
    set(all, home, "testimonials.testimonials", ["omar-k"]);
    await askToDelete(omar, all);
    const question = await screen.findByRole("alertdialog", {
      name: "Omar K. cannot be deleted yet",
    });
    expect(question).toHaveTextContent("Home page, Testimonials");
    expect(within(question).queryByRole("button", { name: /delete/i })).not.toBeInTheDocument();
  });

  it.each([
    [omar, "Visitors see no change until you save."],
    [provisionalFile("testimonials"), "Visitors never saw it."],
  ])("says whether visitors have seen %s", async (file, sentence) => {
    const all = files();
    const shown = await showForm(file, all);
    act(() => shown.session.edit({ file, kind: "set", path: ["name"], value: "Ada L." }));
    await shown.user.click(screen.getByRole("button", { name: "More" }));
    await shown.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
    expect(await screen.findByRole("alertdialog")).toHaveTextContent(sentence);
  });

  it("keeps it if somebody says so", async () => {
    const { user, content } = await askToDelete(omar);
    await user.click(await screen.findByRole("button", { name: "Keep it" }));
    expect(content(omar)).toHaveProperty("name", "Omar K.");
  });
});

it("makes a copy, which is a new entry", async () => {
  const { user, ui, content } = await showForm(omar);
  await user.click(screen.getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Make a copy" }));
  const { file = "" } = ui.getState().wanted ?? {};
  expect(file).not.toBe(omar);
  expect(window.location.hash).toBe(hrefOf({ kind: "entry", file }));
  expect(content(file)).toEqual(content(omar));
});

it("shows a service in the Services menu, and says so if nothing else leads to it", async () => {
  const all = files();
  all[porches] = all["services/decks.json"];
  const { user, ui, content } = await showForm(porches, all);
  expect(within(places()).getByText("No page shows it yet.")).toBeVisible();
  await user.click(within(places()).getByRole("button", { name: "Show it in the Services menu" }));
  expect(content(porches)).toHaveProperty("menu");
  expect(ui.getState().folds).toMatchObject({ [`${porches} menu`]: true });
  expect(within(places()).getByText("Only the Services menu leads to it.")).toBeVisible();
  expect(
    within(places()).getByRole("button", { name: "Change its link in the Services menu" }),
  ).toBeVisible();
});

it("counts as people do", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual(
    ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"], //
  );
});
