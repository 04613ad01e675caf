import { filesWithFacts } from "../../test/filesWithFacts";
import { resolveContent } from "../content/resolveContent";
import { createMarks, stretchesOf, withoutMarks } from "./marks";

const known = createMarks();
const all = new Map<string, unknown>([
  ...filesWithFacts,
  [
    "pages/home.json",
    {
      hero: {
        lead: "Since {since}: {decks.duration}, {start}.",
        key: [{ label: "Wells", link: "/wells" }],
      },
      services: {
        cards: [{ service: "decks", picture: { file: "images/a.jpg", alt: "A", focus: "1% 2%" } }],
      },
    },
  ],
]);
const home = resolveContent(all, known.markOf).get("pages/home.json") as Record<string, object>;
const placesIn = (text: string) =>
  stretchesOf(text).map(({ from, mark }) => {
    const place = known.placeOf(mark);
    return `${withoutMarks(text).slice(from, from + 5)} < ${place?.file} ${place?.path.join(".")}`;
  });

test("a text has the mark of its field, and so does each fact in it", () => {
  const { lead } = home.hero as { lead: string };
  expect(withoutMarks(lead)).toBe("Since 1975: 1–2 weeks, 1–2 weeks.");
  expect(placesIn(lead)).toEqual([
    "Since < pages/home.json hero.lead",
    "1975: < site.json foundingYear",
    ": 1–2 < pages/home.json hero.lead",
    "1–2 w < services/decks.json facts.duration.least",
    ", 1–2 < pages/home.json hero.lead",
    "1–2 w < site.json claims.0.figure",
    ". < pages/home.json hero.lead",
  ]);
});

test("values that pages do not show as words have no marks", () => {
  const { key } = home.hero as { key: { label: string; link: string }[] };
  expect(placesIn(key[0]?.label ?? "")).toEqual(["Wells < pages/home.json hero.key.0.label"]);
  expect(key[0]?.link).toBe("/wells");
  const { cards } = home.services as { cards: { service: string; picture: object }[] };
  expect(cards[0]).toMatchObject({
    service: "decks",
    picture: { file: "images/a.jpg", focus: "1% 2%" },
  });
});
