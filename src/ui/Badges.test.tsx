import { screen } from "@testing-library/react";
import { foundingYear, license } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { Badges } from "./Badges";

const badges = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("shows the texts of the content, with the facts of the business", () => {
  renderPage(<Badges />);
  expect(badges()).toEqual([
    `Digging since ${foundingYear}And still at it in Łódź Falls`,
    `Insured & bondedVermont ${license}`,
  ]);
});

test("the home page has one more, at the end", () => {
  const { show } = renderPage(<Badges />);
  const others = badges();
  show(<Badges home />);
  expect(badges()).toEqual([...others, "77 wells < 40 ftNot one of them dry"]);
});
