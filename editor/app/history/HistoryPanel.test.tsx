import { act, screen, waitFor, within } from "@testing-library/react";
import { showWithContentOf } from "../../../test/editorApp";
import { createMemoryStore } from "../../../test/memoryStore";
import type { HistoryEdit, HistoryQuery, Versions } from "../../store/store";
import { Toaster, toaster } from "../ui/toaster";
import { HistoryPanel } from "./HistoryPanel";
import { dayInWords } from "./lines";

const jane = "testimonials/jane-d.json";
const home = "pages/home.json";
const omar = "testimonials/omar-k.json";
const faqs = "faqs/home.json";

type Content = Record<string, unknown>;

afterEach(() => act(() => toaster.remove()));

/** A store whose history has these edits, the newest first. */
function placeWith(history: readonly (HistoryEdit & { versions: readonly Versions[] })[]) {
  const place = createMemoryStore();
  const queries: HistoryQuery[] = [];
  const most = 2;
  place.store.history = {
    batch: async (query) => {
      queries.push(query);
      const { before, file, words = "" } = query;
      const found = history.filter(
        (each) =>
          (file === undefined || each.files.includes(file)) && each.lines.join().includes(words),
      );
      const from = found.findIndex(({ id }) => id === before) + 1;
      return { edits: found.slice(from, from + most), hasMore: found.length > from + most };
    },
    versions: async (id, picture) =>
      (history.find((each) => each.id === id)?.versions ?? []).map((each) =>
        each.file.endsWith(".json") || each.file === picture
          ? each
          : { ...each, before: each.before && "", after: each.after && "" },
      ),
  };
  return { place, queries };
}

const edit = (id: string, file: string, before: unknown, after: unknown, more = {}) => ({
  id,
  at: "2026-03-04T15:41:00.000Z",
  by: "Walt",
  title: `Edit ${id}`,
  lines: [`Line of ${id}`],
  files: [file],
  versions: [{ file, before, after }],
  ...more,
});

async function showHistory(
  makeEdits: (now: (file: string) => Content) => Parameters<typeof placeWith>[0],
  file?: string,
) {
  const first = createMemoryStore();
  const { place, queries } = placeWith(
    makeEdits((each) => JSON.parse(first.texts.get(each) ?? "") as Content),
  );
  const shown = await showWithContentOf(
    <>
      <HistoryPanel file={file} />
      <Toaster />
    </>,
    place.store,
  );
  return { ...shown, place, queries };
}

const article = (name: string) => within(screen.getByRole("article", { name }));
const undo = (name: string, label: RegExp | string) =>
  article(name).getByRole("button", { name: label });

test("shows who changed what, with the differing words marked", async () => {
  await showHistory((now) => [
    edit(
      "1",
      jane,
      { ...now(jane), text: "Boards are what you see." },
      { ...now(jane), text: "Boards are the part you see." },
    ),
  ]);
  const shown = article("Edit 1");
  expect(shown.getByText(/^Walt, \d+:41/)).toBeVisible();
  expect(shown.getByText("Words")).toBeVisible();
  expect(shown.getByRole("deletion")).toHaveTextContent("what");
  expect(shown.getByRole("insertion")).toHaveTextContent("the part");
});

test("shows facts as visitors read them, unless only their braces differ", async () => {
  let year = "";
  await showHistory((now) => {
    year = String(now("site.json").foundingYear);
    return [
      edit("1", jane, { ...now(jane), text: "Since {since}." }, { ...now(jane), text: "Here." }),
      edit("2", jane, { ...now(jane), text: `In ${year}.` }, { ...now(jane), text: "In {since}." }),
    ];
  });
  expect(article("Edit 1").getByText("Was").nextSibling).toHaveTextContent(`Since ${year}.`);
  expect(article("Edit 2").getByText("Now").nextSibling).toHaveTextContent("In {since}.");
});

test("names an entry that is no longer there, and never its file", async () => {
  const paul = "testimonials/paul-d-fallston.json";
  const placed = (now: Content, slugs: string[]) => ({
    ...now,
    testimonials: { ...(now.testimonials as object), testimonials: slugs },
  });
  await showHistory((now) => [
    edit(
      "1",
      home,
      placed(now(home), ["jane-d"]),
      placed(now(home), ["jane-d", "paul-d-fallston"]),
      {
        files: [home, paul],
        versions: [
          {
            file: home,
            before: placed(now(home), ["jane-d"]),
            after: placed(now(home), ["jane-d", "paul-d-fallston"]),
          },
          { file: paul, before: undefined, after: { ...now(jane), name: "Paul D." } },
        ],
      },
    ),
  ]);
  expect(article("Edit 1").getByText(/added “Paul D.”/)).toBeVisible();
});

test("takes back one change, keeps later ones, and waits for Save", async () => {
  const { user, place, content } = await showHistory((now) => [
    edit("1", jane, { ...now(jane), text: "Older.", name: "Old" }, now(jane)),
  ]);
  place.saveElsewhere(jane, { ...(content(jane) as Content), town: "Towson" });
  await act(async () => place.publish());
  await user.click(undo("Edit 1", "Undo: Words"));
  expect(content(jane)).toMatchObject({ text: "Older.", name: "jane-d name", town: "Towson" });
  expect(place.texts.get(jane)).not.toContain("Older.");
  expect(await screen.findByText("Undone. Visitors see it after you save.")).toBeVisible();
  expect(undo("Edit 1", "Undone: Words")).toBeVisible();
  expect(undo("Edit 1", "Undo: Name")).toBeVisible();
});

test("takes back all changes of an edit, of several entries", async () => {
  const { user, content, session } = await showHistory((now) => [
    edit("1", jane, 0, 0, {
      versions: [
        { file: jane, before: { ...now(jane), text: "Older.", name: "Old" }, after: now(jane) },
        { file: omar, before: { ...now(omar), text: "Older, too." }, after: now(omar) },
      ],
    }),
  ]);
  expect(undo("Edit 1", "Undo: jane-d name: words")).toBeVisible();
  expect(undo("Edit 1", "Undo: omar-k name: words")).toBeVisible();
  await user.click(undo("Edit 1", "Undo all 3"));
  expect(content(jane)).toMatchObject({ text: "Older.", name: "Old" });
  expect(content(omar)).toMatchObject({ text: "Older, too." });
  act(() => void session.undo());
  expect(content(jane)).toMatchObject({ text: "jane-d text" });
  expect(content(omar)).toMatchObject({ text: "omar-k text" });
});

test("says that a field was changed again since, and brings the older words back if asked", async () => {
  const { user, session, content } = await showHistory((now) => [
    edit("1", jane, { ...now(jane), text: "Older." }, now(jane)),
  ]);
  act(() => session.edit({ file: jane, kind: "set", path: ["text"], value: "Later." }));
  act(() => session.edit({ file: jane, kind: "set", path: ["name"], value: "Later" }));
  await user.click(undo("Edit 1", "Undo: Words"));
  expect(screen.getByRole("alert")).toHaveTextContent("Words: changed again since.");
  expect(content(jane)).toMatchObject({ text: "Later." });
  await user.click(screen.getByRole("button", { name: "Leave it" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await user.click(undo("Edit 1", "Undo: Words"));
  await user.click(screen.getByRole("button", { name: "Bring the older back" }));
  expect(content(jane)).toMatchObject({ text: "Older.", name: "Later" });
});

test("brings back a deleted entry with its picture, and takes an added one away", async () => {
  const picture = "images/gone.jpg";
  const deleted = "testimonials/gone.json";
  const { user, session, content } = await showHistory((now) => [
    edit("1", deleted, 0, 0, {
      versions: [
        { file: deleted, before: now(jane) },
        { file: picture, before: Buffer.from("bytes").toString("base64") },
      ],
    }),
    edit("2", jane, undefined, now(jane)),
  ]);
  await user.click(undo("Edit 1", "Undo all 2"));
  await waitFor(() => expect(content(deleted)).toMatchObject({ text: "jane-d text" }));
  expect(session.state.getState().pictures.get(picture)?.size).toBe("bytes".length);
  const added = () => user.click(undo("Edit 2", "Undo: Testimonial “jane-d name”: added"));
  // The home page needs at least one testimonial.
  await added();
  expect(content(jane)).toMatchObject({ text: "jane-d text" });
  const path = ["testimonials", "testimonials"];
  act(() => session.edit({ file: home, kind: "set", path, value: ["jane-d", "omar-k"] }));
  await added();
  expect(content(jane)).toBeUndefined();
  expect(content(home)).toHaveProperty(path, ["omar-k"]);
});

test("tells moved and removed items in a sentence, and puts them back", async () => {
  const question = (name: string) => ({ question: `What is ${name}?`, answer: `This is ${name}.` });
  const { user, place, session, content } = await showHistory((now) => [
    edit("1", faqs, { items: [question("a"), ...(now(faqs).items as unknown[])] }, now(faqs)),
  ]);
  await user.click(undo("Edit 1", "Undo: Questions: removed “What is a?”"));
  expect((content(faqs) as { items: unknown[] }).items[0]).toEqual(question("a"));
  await act(session.save);
  expect(place.texts.get(faqs)).toContain("What is a?");
});

test("says that nothing is left to undo", async () => {
  const { user, session } = await showHistory((now) => [
    edit("1", jane, now(jane), { ...now(jane), text: "Undone already." }),
  ]);
  await user.click(undo("Edit 1", "Undone: Words"));
  expect(await screen.findByText("This is already as it was.")).toBeVisible();
  expect(session.state.getState().edited.size).toBe(0);
});

test("shows one entry or all, finds words, and shows more", async () => {
  const { user, queries } = await showHistory(
    (now) => [
      edit("1", jane, now(jane), now(jane)),
      edit("2", omar, now(omar), now(omar)),
      edit("3", omar, now(omar), now(omar)),
    ],
    jane,
  );
  expect(screen.getAllByRole("article")).toHaveLength(1);
  await user.click(screen.getByRole("radio", { name: "All" }));
  expect(await screen.findByRole("article", { name: "Edit 2" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("article", { name: "Edit 3" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  await user.type(screen.getByRole("searchbox", { name: "Find a change" }), "of 3");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  expect(queries.at(-1)).toEqual({ words: "of 3" });
  await user.type(screen.getByRole("searchbox", { name: "Find a change" }), "x");
  expect(await screen.findByText("No change mentions “of 3x”.")).toBeVisible();
});

test("says why there is no history, and tries again", async () => {
  const { user, place } = await showHistory(() => []);
  const { batch } = place.store.history;
  place.store.history.batch = async () => {
    throw new Error("No answer.");
  };
  await act(async () => place.publish());
  expect(await screen.findByRole("alert")).toHaveTextContent("No answer.");
  place.store.history.batch = batch;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing was saved yet.")).toBeVisible();
});

test.each([
  ["2026-03-04T00:10:00", "Today"],
  ["2026-03-03T23:50:00", "Yesterday"],
  ["2026-03-01T12:00:00", "Sunday, March 1"],
  ["2025-12-31T12:00:00", "December 31, 2025"],
])("names the day of %s", (at, words) => {
  expect(dayInWords(new Date(at), new Date("2026-03-04T12:00:00"))).toBe(words);
});
