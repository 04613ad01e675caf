import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { validFiles, set } from "../../../test/contentFiles";
import { memoryStore, showInEditor } from "../../../test/editorApp";
import { provisionalFile } from "../session/changes";
import { Form } from "./Form";

const jane = "testimonials/jane-d.json";
const decks = "services/decks.json";
const site = "site.json";

const showForm = (file: string, files = validFiles()) =>
  showInEditor(<Form file={file} />, memoryStore(files));

const part = (name: RegExp | string) => screen.getByRole("group", { name });
const opener = (name: RegExp) => screen.getByRole("button", { name, expanded: false });

describe("a text", () => {
  it("has its label, its hint and its value, and changes nothing else", async () => {
    const { user, content } = await showForm(jane);
    const before = content(jane) as object;
    const name = screen.getByRole("textbox", { name: "Name" });
    expect(name).toHaveAccessibleDescription("First name and initial.");
    await user.clear(name);
    await user.type(name, "Ada L.");
    expect(content(jane)).toEqual({ ...before, name: "Ada L." });
  });

  it("says how many characters are left, and that it is too long", async () => {
    const { user } = await showForm(decks);
    await user.click(opener(/^Search results/));
    const title = within(part("Search results")).getByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.type(title, "a".repeat(57));
    const said = within(part("Search results"));
    await said.findByText("3 characters left");
    await user.type(title, "a".repeat(10));
    await said.findByText("This is 7 characters too long.");
  });

  it("is brought into its form when it is left", async () => {
    const { user, content } = await showForm(site);
    await user.click(opener(/^Phone number/));
    const number = within(part("Phone number")).getByRole("textbox", { name: "Phone number" });
    await user.clear(number);
    await user.type(number, "443.555.0178");
    await user.tab();
    expect(content(site)).toHaveProperty("phone.number", "(443) 555-0178");
  });

  it("says what visitors read for a name in braces, and leads to where it is written", async () => {
    const files = validFiles();
    set(files, decks, "summary", "Since {since}, in {duration}.");
    set(files, decks, "facts", { duration: { least: 1, most: 2, unit: "week" } });
    set(files, site, "foundingYear", 1975);
    const { user } = await showForm(decks, files);
    const summary = screen.getByRole("textbox", { name: "Summary" });
    expect(summary).toHaveAccessibleDescription(
      /Visitors read 1975 for {since}, from The business, Year founded/,
    );
    expect(summary).toHaveAccessibleDescription(/Visitors read 1–2 weeks for {duration}/);
    await user.click(screen.getByRole("button", { name: "The business, Year founded" }));
    expect(window.location.hash).toContain("site");
  });

  it("of one line takes no line breaks", async () => {
    const { user, content } = await showForm(jane);
    const name = screen.getByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Ada{Enter} L.");
    await user.paste("\nand Bob");
    expect(content(jane)).toHaveProperty("name", "Ada L. and Bob");
  });

  it("of one line takes several pasted lines at the cursor, as the browser inserts a text", async () => {
    const { user, content } = await showForm(jane);
    const name = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Name" });
    const insert = jest.spyOn(document, "execCommand").mockImplementation((_command, _ui, text) => {
      name.setRangeText(text ?? "", name.selectionStart, name.selectionEnd, "end");
      return fireEvent.input(name);
    });
    await user.clear(name);
    await user.type(name, "Ada L.");
    name.setSelectionRange(3, 3);
    await user.paste("\r\nand Bob\n");
    await user.keyboard("K.");
    expect(insert).toHaveBeenCalledWith("insertText", false, " and Bob ");
    expect(content(jane)).toHaveProperty("name", "Ada and Bob K. L.");
    insert.mockRestore();
  });
});

describe("a suggested text", () => {
  it("offers what other content has, and takes any other text", async () => {
    const files = validFiles();
    set(files, "areas.json", "counties.0.towns", [{ name: "Towson" }, { name: "Essex" }]);
    const { user, content } = await showForm(jane, files);
    const town = screen.getByRole("combobox", { name: "Town" });
    const offered = [...((town as HTMLInputElement).list?.options ?? [])];
    expect(offered.map(({ value }) => value)).toEqual(["Essex", "Towson"]);
    await user.clear(town);
    await user.type(town, "Elsewhere");
    expect(content(jane)).toHaveProperty("town", "Elsewhere");
  });
});

it("a rating is chosen as stars", async () => {
  const { user, content } = await showForm(jane);
  const stars = screen.getByRole("group", { name: /^Stars/ });
  await user.click(within(stars).getByRole("radio", { name: /^2 stars/ }));
  expect(content(jane)).toHaveProperty("rating", 2);
});

it("a switch that is off leaves nothing in the file", async () => {
  const { user, content } = await showForm(jane);
  const sample = screen.getByRole("switch", { name: "Only a sample" });
  await user.click(sample);
  expect(content(jane)).toHaveProperty("sample", true);
  await user.click(sample);
  expect(content(jane)).not.toHaveProperty("sample");
});

it("a hidden entry names the pages that leave it out", async () => {
  const { user } = await showForm(jane);
  await user.click(screen.getByRole("switch", { name: "Hide from visitors for now" }));
  expect(screen.getByText(/leaves? it out: .*Testimonials page/)).toBeVisible();
});

it("a number keeps what is no number, so that the check can name it", async () => {
  const files = validFiles();
  set(files, decks, "facts", { price: { least: 400, most: 1200 } });
  const { user, content } = await showForm(decks, files);
  await user.click(opener(/^Duration and price/));
  const from = within(part("Price")).getByRole("textbox", { name: "From" });
  await user.clear(from);
  await user.type(from, "$1,450");
  expect(content(decks)).toHaveProperty("facts.price.least", 1450);
  await user.type(from, "x");
  expect(content(decks)).toHaveProperty("facts.price.least", "$1,450x");
});

it("a reference is chosen by the name of the entry", async () => {
  const { user, content } = await showForm(jane);
  const project = screen.getByRole("combobox", { name: /^Project/ });
  const [, first] = within(project).getAllByRole<HTMLOptionElement>("option");
  if (!first) throw new Error("There is no project.");
  await user.selectOptions(project, first);
  expect(content(jane)).toHaveProperty("project", first.value);
  expect(screen.getByRole("link", { name: /^Open / })).toHaveAttribute(
    "href",
    `#/edit/projects/${first.value}`,
  );
});

it("a chosen list of questions has a link to its questions", async () => {
  const { user } = await showForm("pages/home.json");
  await user.click(opener(/^Questions/));
  expect(screen.getByRole("link", { name: "Change this question" })).toHaveAttribute(
    "href",
    "#/edit/faqs/home",
  );
});

it("a list of references offers no entry twice", async () => {
  const files = validFiles();
  set(files, "pages/home.json", "testimonials.testimonials", ["jane-d", "omar-k"]);
  const { user } = await showForm("pages/home.json", files);
  await user.click(opener(/^Testimonials/));
  const [first] = within(part("Testimonials")).getAllByRole<HTMLSelectElement>("combobox");
  const offered = within(first as HTMLElement).getAllByRole<HTMLOptionElement>("option");
  expect(offered.map(({ value }) => value)).toEqual(["", "jane-d", "lea-p"]);
});

it("a town page offers the projects in its town", async () => {
  const files = validFiles();
  const page = "locations/towson-md.json";
  files[page] = { town: "Towson" };
  set(files, page, "projects", [""]);
  files["projects/porch.json"] = { title: "Porch", location: "Towson, Baltimore County" };
  files["projects/shed.json"] = { title: "Shed", location: "Bel Air, Harford County" };
  await showForm(page, files);
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: /Project/ });
  const offered = within(choice).getAllByRole<HTMLOptionElement>("option");
  expect(offered.map(({ value }) => value)).toEqual(["", "porch"]);
});

it("an address takes the name of a page, and shows no error while somebody types it", async () => {
  const files = validFiles();
  set(files, site, "redirects", [{ from: "/old-decks", to: "/services/decks" }]);
  const { user, content } = await showForm(site, files);
  await user.click(opener(/^\/old-decks/));
  const field = screen.getByRole("combobox", { name: "Leads to" });
  await user.clear(field);
  await user.type(field, "decks nam");
  // The check of the content begins after a pause in typing.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(field).toBeValid();
  await user.type(field, "e");
  await user.tab();
  expect(content(site)).toHaveProperty("redirects.0.to", "/services/decks");
  expect(await screen.findByText("This leads to: decks name.")).toBeVisible();
  await user.type(field, "#quote");
  expect(await screen.findByText("This leads to a part of: decks name.")).toBeVisible();
  await user.clear(field);
  await user.type(field, "/nowhere");
  await user.tab();
  expect(await screen.findByText(/^“Leads to” is “\/nowhere”/)).toBeVisible();
});

it("a choice that may stay empty says what pages then do", async () => {
  await showForm(decks);
  const layout = screen.getByRole("combobox", { name: /^Layout/ });
  expect(within(layout).getAllByRole("option")[0]).toHaveTextContent(/^Usual: Quote form/);
});

it("the story of a town page counts its words", async () => {
  const files = validFiles();
  const page = "locations/towson-md.json";
  files[page] = { town: "Towson", story: { paragraphs: ["Brick row houses", "from 1926."] } };
  const { user, session } = await showForm(page, files);
  await user.click(opener(/^Story/));
  expect(document.body).toHaveTextContent("Paragraphs (2 of 2 to 10; 4 of at least 200 words)");
  const value = "word ".repeat(200);
  act(() => session.edit({ kind: "set", file: page, path: ["story", "paragraphs", 1], value }));
  expect(document.body).toHaveTextContent("Paragraphs (2 of 2 to 10; 203 words)");
});

it("several of a few words are kept in their usual order", async () => {
  const files = validFiles();
  set(files, site, "hours", [{ days: ["Tuesday"], opens: "08:00", closes: "17:00" }]);
  const { user, content } = await showForm(site, files);
  await user.click(
    screen.getAllByRole("button", { expanded: false, name: /Tuesday/ })[0] as HTMLElement,
  );
  await user.click(screen.getByRole("checkbox", { name: "Monday" }));
  expect(content(site)).toHaveProperty("hours.0.days", ["Monday", "Tuesday"]);
});

it("the parts of a new entry stay open after its first save", async () => {
  const { ui } = await showForm(decks);
  expect(opener(/^Search results/)).toBeVisible();
  act(() => ui.setState({ earlierFiles: { [decks]: provisionalFile("services") } }));
  expect(screen.getByRole("button", { name: /^Search results/, expanded: true })).toBeVisible();
});

describe("an optional part", () => {
  it("gives its content back when it is switched on again", async () => {
    const files = validFiles();
    const process = { heading: "How we build", steps: [{ title: "One", description: "First." }] };
    set(files, decks, "process", process);
    const { user, content } = await showForm(decks, files);
    const toggle = screen.getByRole("switch", { name: /^Process: / });
    await user.click(toggle);
    expect(content(decks)).not.toHaveProperty("process");
    await user.click(toggle);
    expect(content(decks)).toHaveProperty("process", process);
  });

  it("says what is in it while it is closed", async () => {
    const files = validFiles();
    set(files, decks, "process", { heading: "How we build", steps: [] });
    await showForm(decks, files);
    expect(part("Process")).toHaveTextContent("How we build");
  });
});

describe("a list", () => {
  const faqs = "faqs/home.json";
  const questions = (...all: string[]) => {
    const files = validFiles();
    set(
      files,
      faqs,
      "items",
      all.map((question) => ({ question, answer: "Yes." })),
    );
    return files;
  };
  const titles = () =>
    within(part(/^Questions/))
      .getAllByRole("button", { name: /^(Remove|Change): / })
      .map((button) => button.getAttribute("aria-label")?.replace(/^\w+: /, ""));

  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it("moves, removes and adds items, and says so", async () => {
    const { user, ui, content } = await showForm(faqs, questions("One?", "Two?", "Three?"));
    await user.click(screen.getByRole("button", { name: "Move down: One?" }));
    expect(titles()).toEqual(["Two?", "One?", "Three?"]);
    expect(ui.getState().announcement).toBe("Question is now 2 of 3");
    await user.click(screen.getByRole("button", { name: "Remove: Two?" }));
    expect(titles()).toEqual(["One?", "Three?"]);
    expect(ui.getState().announcement).toMatch(/^Removed\. 2 questions left/);
    expect(screen.getByRole("button", { name: "Add a question" })).toHaveFocus();
    // The page outlines the list.
    expect(ui.getState().focused).toMatchObject({ file: faqs, path: ["items"] });
    await user.click(screen.getByRole("button", { name: "Add a question" }));
    expect(content(faqs)).toHaveProperty("items.2", {});
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveFocus();
  });

  it("adds an item below the open one", async () => {
    const { user } = await showForm(faqs, questions("One?", "Two?"));
    await user.click(opener(/^One\?/));
    await user.click(screen.getByRole("button", { name: "Add a question below" }));
    expect(titles()).toEqual(["One?", "Question 2", "Two?"]);
  });

  it("adds an item between two closed ones, by keys, too", async () => {
    const { user } = await showForm(faqs, questions("One?", "Two?"));
    screen.getByRole("button", { name: "Add a question below “One?”" }).focus();
    await user.keyboard("{Enter}");
    expect(titles()).toEqual(["One?", "Question 2", "Two?"]);
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveFocus();
    // Below the last item is the list's own button.
    expect(screen.queryByRole("button", { name: /^Add .* below “Two\?”/ })).toBeNull();
  });

  it("has its tools in a menu on a small window", async () => {
    window.matchMedia = ((media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes("max-width"), media })) as never;
    const { user } = await showForm(faqs, questions("One?", "Two?"));
    await user.click(screen.getByRole("button", { name: "Change: One?" }));
    await user.click(await screen.findByRole("menuitem", { name: "Add a question below" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Question" })).toHaveFocus());
    expect(titles()).toEqual(["One?", "Question 2", "Two?"]);
    await user.click(screen.getByRole("button", { name: "Change: One?" }));
    await user.click(await screen.findByRole("menuitem", { name: "Move down" }));
    expect(titles()).toEqual(["Question 1", "One?", "Two?"]);
  });

  it("keeps an open item open when it moves", async () => {
    const { user } = await showForm(faqs, questions("One?", "Two?"));
    await user.click(opener(/^One\?/));
    await user.click(screen.getByRole("button", { name: "Move down: One?" }));
    expect(screen.getByRole("textbox", { name: "Question" })).toHaveValue("One?");
    expect(screen.getByRole("button", { name: /^Two\?/, expanded: false })).toBeVisible();
  });

  it("undoes a removal, with the item as it was", async () => {
    const { user, session } = await showForm(faqs, questions("One?", "Two?"));
    await user.click(screen.getByRole("button", { name: "Remove: One?" }));
    await act(async () => void session.undo());
    expect(titles()).toEqual(["One?", "Two?"]);
  });

  it("takes no more items than the model allows", async () => {
    const files = validFiles();
    set(files, "pages/home.json", "hero.claim", ["One", "Two", "Three", "Four"]);
    const { user } = await showForm("pages/home.json", files);
    await user.click(opener(/^Top of the page/));
    expect(screen.getByRole("button", { name: "Add a line" })).toBeDisabled();
    expect(part(/^Lines of the heading/)).toHaveTextContent("4 of at most 4");
  });
});

it("goes to a field that is wanted, and opens the parts around it", async () => {
  const { ui } = await showForm(decks);
  await act(async () =>
    ui.setState({
      folds: { [`${decks} hero`]: true },
      wanted: { file: decks, path: ["hero", "lead"] },
    }),
  );
  expect(screen.getByRole("textbox", { name: "Introduction" })).toHaveFocus();
});

describe("an error", () => {
  it("stands at its field after a refused save, and goes when it is fixed", async () => {
    const { user, session, store } = await showForm(jane);
    const name = screen.getByRole("textbox", { name: "Name" });
    await user.clear(name);
    await act(async () => void (await session.save()));
    expect(name).toBeInvalid();
    expect(screen.getByText(/^“Name” is empty/)).toBeVisible();
    expect(store.edits).toEqual([]);
    await user.type(name, "Ada L.");
    expect(await screen.findByRole("textbox", { name: "Name" })).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(name).toBeValid();
  });

  it("of a list with too few items waits for a refused save", async () => {
    const file = provisionalFile("locations");
    const { session, ui } = await showInEditor(<Form file={file} />);
    act(() => session.edit({ file, kind: "whole", content: { story: { paragraphs: ["One."] } } }));
    act(() => ui.setState({ folds: { [`${file} story`]: true } }));
    const tooFew = () => screen.queryByText(/^“Paragraphs” has 1 paragraph/);
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(screen.getByRole("group", { name: /^Paragraphs/ })).toBeVisible();
    expect(tooFew()).toBeNull();
    await act(async () => void (await session.save()));
    expect(tooFew()).toBeVisible();
  });
});
