import { screen } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Benefits } from "./Benefits";

const block = {
  heading: "What you notice",
  lead: "In the first year.",
  figure: { value: "15–30%", text: "typical savings" },
  items: [
    { title: "Warmer", text: "In January." },
    { title: "Quieter", text: "At night." },
  ],
};

test.each([
  ["with", picture("A window seat")],
  ["without", null],
])("%s a picture, lists the benefits in order, with a large figure beside them", (_, shown) => {
  renderPage(<Benefits block={{ ...block, picture: shown }} />);
  const region = screen.getByRole("region", { name: "What you notice" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "WarmerIn January.",
    "QuieterAt night.",
  ]);
  for (const words of ["In the first year.", "15–30%typical savings"])
    expect(region).toHaveTextContent(words);
  expect(screen.queryAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual(
    shown ? ["A window seat"] : [],
  );
});

test("works without a figure", () => {
  renderPage(<Benefits block={{ ...block, lead: null, picture: null, figure: null }} />);
  expect(screen.getAllByRole("paragraph")).toHaveLength(2);
});
