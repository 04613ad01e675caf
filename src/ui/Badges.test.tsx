import { screen } from "@testing-library/react";
import { foundingYear, license } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { Badges } from "./Badges";

const badges = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("say since when, licensed and insured, in the words of the content", () => {
  renderPage(<Badges />);
  expect(badges()).toContainEqual(expect.stringContaining(`Since ${foundingYear}`));
  expect(badges()).toContainEqual(expect.stringMatching(/Licensed & insured/));
  expect(badges()).toContainEqual(expect.stringContaining(license));
});

test("the home page has one more, at the end: 500+ projects", () => {
  const { show } = renderPage(<Badges />);
  const others = badges();
  expect(others.join()).not.toContain("500+");
  show(<Badges home />);
  expect(badges()).toEqual([...others, expect.stringContaining("500+ projects")]);
});
