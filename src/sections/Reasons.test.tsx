import { screen, within } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { KeyedReasons, Reasons } from "./Reasons";

const items = [
  { title: "Wrap", text: "Laid like shingles.", hotspot: "22.1% 21.7%", inDrawing: null },
  { title: "Nails", text: "In the studs.", hotspot: null, inDrawing: null },
  { title: "Corners", text: "With room to move.", hotspot: "80% 40%", inDrawing: null },
];
const block = { heading: "What to check", lead: "While it is open.", items };

test.each([
  ["as a section", Reasons],
  ["below a photograph", KeyedReasons],
])("lists the reasons in order, %s", (_, Part) => {
  const { show } = renderPage(<Part block={block} />);
  const region = screen.getByRole("region", { name: "What to check" });
  expect(region).toHaveTextContent("While it is open.");
  const found = within(region).getAllByRole("listitem");
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "1WrapLaid like shingles.",
    "2NailsIn the studs.",
    "3CornersWith room to move.",
  ]);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  show(<Part block={{ ...block, lead: null }} />);
  expect(screen.queryByText("While it is open.")).toBeNull();
});
