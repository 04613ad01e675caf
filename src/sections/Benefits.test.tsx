import { screen } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Benefits } from "./Benefits";

const block = {
  heading: "What you notice",
  lead: "In the first year.",
  picture: picture("A window seat"),
  figure: { value: "15–30%", text: "typical savings" },
  items: [
    { title: "Warmer", text: "In January." },
    { title: "Quieter", text: "At night." },
  ],
};

test("lists the benefits in order, with a large figure and a picture beside them", () => {
  renderPage(<Benefits block={block} />);
  const region = screen.getByRole("region", { name: "What you notice" });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "WarmerIn January.",
    "QuieterAt night.",
  ]);
  for (const words of ["In the first year.", "15–30%typical savings"])
    expect(region).toHaveTextContent(words);
  expect(screen.getByRole("img", { name: "A window seat" })).toBeInTheDocument();
});
