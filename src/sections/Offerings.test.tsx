import { screen, within } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
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
      drawing: { name: "four-season-sunroom", alt: "A gable room", caption: null },
      details: [
        { term: "Use", text: "All year" },
        { term: "Permit", text: "Yes" },
      ],
    },
    { ...plain, title: "Storm doors", text: "Thin." },
  ],
};

test("shows a card for each option, with its picture, drawing and details", () => {
  renderPage(<Offerings block={block} />);
  const region = screen.getByRole("region", { name: "Which door?" });
  expect(region).toHaveTextContent("It depends.");
  const cards = within(region).getAllByRole("listitem");
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    "Entry doorsWood.",
    expect.stringMatching(/SunroomGlass\.UseAll yearPermitYes$/),
    "Storm doorsThin.",
  ]);
  const [first, second, third] = cards as [HTMLElement, HTMLElement, HTMLElement];
  expect(within(first).getByRole("img", { name: "A red door" })).toBeInTheDocument();
  expect(within(second).getByRole("img")).toHaveAccessibleName("A gable room");
  expect(within(third).queryByRole("img")).toBeNull();
  const terms = within(second).getAllByRole("term");
  expect(terms.map(({ textContent }) => textContent)).toEqual(["Use", "Permit"]);
});
