import { screen, within } from "@testing-library/react";
import { drawings } from "../content/model/blocks";
import { picture } from "../testing/pictures";
import { renderPage } from "../testing/render";
import { Elevation } from "./Elevation";
import { Offerings } from "./Offerings";

const plain = { picture: null, drawing: null, details: null };
const block = {
  heading: "Which door?",
  lead: "It depends.",
  cards: [
    { ...plain, title: "Entry doors", text: "Wood.", picture: picture("A red door") },
    {
      ...plain,
      title: "Sunroom",
      text: "Glass.",
      drawing: "four-season-sunroom",
      details: [
        { term: "Use", text: "All year" },
        { term: "Permit", text: "Yes" },
      ],
    },
    { ...plain, title: "Storm doors", text: "Thin." },
  ],
};

test("shows a card for each, with its picture, drawing and details", () => {
  renderPage(<Offerings block={block} />);
  const region = screen.getByRole("region", { name: "Which door?" });
  expect(region).toHaveTextContent("It depends.");
  const cards = within(region).getAllByRole("article");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "Entry doorsWood.",
    expect.stringMatching(/SunroomGlass\.UseAll yearPermitYes$/),
    "Storm doorsThin.",
  ]);
  const [first, second, third] = cards as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByRole("img", { name: "A red door" })).toBeInTheDocument();
  expect(within(second).getByRole("img")).toHaveAccessibleName(/^Drawing: a gable room/);
  expect(within(third).queryByRole("img")).toBeNull();
  const terms = within(second).getAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual(["Use", "Permit"]);
});

test("each drawing of the content model is drawn, and says what it shows", () => {
  renderPage(drawings.map((drawing) => <Elevation key={drawing} drawing={drawing} />));
  const names = screen.getAllByRole("img").map((drawing) => drawing.getAttribute("aria-label"));
  expect(new Set(names).size).toBe(drawings.length);
  for (const name of names) expect(name).toMatch(/^Drawing: .{20}/);
});

test("a drawing that there is not is left out", () => {
  renderPage(<Elevation drawing="pergola" />);
  expect(screen.queryByRole("img")).toBeNull();
});
