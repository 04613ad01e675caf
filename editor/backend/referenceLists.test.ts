import { decks, siding } from "../../test/contentCheck";
import { set, validFiles } from "../../test/contentFiles";
import { editorsOfTests } from "../../test/editorBackend";

const start = editorsOfTests();

type List = {
  file: string;
  path: string[];
  label: string;
  names: string[];
  usualPlace: number;
  isUsual: boolean;
};

const porches = () => {
  const files = validFiles();
  set(files, decks, "name", "Porches");
  set(files, decks, "summary", "Shade within {duration}; call {phone}.");
  set(files, decks, "facts", { duration: { least: 1, most: 2, unit: "week" } });
  set(files, decks, "reasons", {
    heading: "Why",
    items: [{ title: "Dry in {duration}", text: "Rain stays out." }],
  });
  set(files, decks, "address", "/services/porches");
  set(files, decks, "seo.title", "Porches");
  set(files, decks, "seo.description", "Porches that keep the rain out, and let the evening in.");
  return files[decks] as { hero: { picture: object } };
};

it("adds a new service to the lists of pages, with the texts of its own page", async () => {
  const editor = await start();
  const { body } = await editor.act("lists", { folder: "services" });
  const lists = body as List[];
  expect(lists.map(({ label, isUsual }) => [label, isUsual])).toEqual([
    ["Contact page › Quote form › Services to choose from", true],
    ["Home page › Services › Cards", false],
    ["Services page › Services", true],
    ["The business › Services in the footer", true],
  ]);
  const page = porches();
  const addTo = lists.map(({ file, path }) => ({ file, path, at: 0 }));
  const saved = await editor.save("services/porches.json", page, { newEntry: true, addTo });
  expect(saved).toMatchObject({ status: 200 });
  const first = ({ file, path }: List) =>
    path.reduce<unknown>(
      (value, key) => (value as Record<string, unknown>)[key],
      JSON.parse(editor.read(file)),
    ) as unknown[];
  const { picture } = page.hero;
  expect(lists.map((list) => first(list)[0])).toEqual([
    { value: "porches", label: "Porches", pages: ["porches"] },
    { service: "porches", picture },
    {
      service: "porches",
      title: "Porches",
      text: "Shade within {porches.duration}; call {phone}.",
      benefits: ["Dry in {porches.duration}"],
      picture,
    },
    { name: "Porches", page: "porches" },
  ]);
});

it("does not offer a full list", async () => {
  const files = validFiles();
  const full = Array.from({ length: 12 }, (_, at) => ({ name: `Service ${at}` }));
  set(files, "site.json", "services", full);
  const editor = await start(files);
  const { body } = await editor.act("lists", { folder: "services" });
  expect((body as List[]).map(({ file }) => file)).not.toContain("site.json");
});

it("names the services of a list as the page does", async () => {
  const files = validFiles();
  set(files, siding, "name", "Siding");
  set(files, "pages/home.json", "services.cards.0.service", "siding");
  const { body } = await (await start(files)).act("lists", { folder: "services" });
  const home = (body as List[]).find(({ file }) => file === "pages/home.json");
  expect(home?.names[0]).toBe("Siding");
});
