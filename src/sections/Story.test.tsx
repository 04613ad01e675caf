import { screen, within } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Story } from "./Story";

const story = { heading: "How it went", paragraphs: ["They dug.", "So do we."] };
const person = { name: "Ann T.", role: "digs", words: "I bring my own spade." };

test.each([
  ["with", picture("Ann, with a spade")],
  ["without", null],
])("shows a person with their words, %s a portrait", (_, portrait) => {
  renderPage(<Story story={{ ...story, person: { ...person, picture: portrait } }} />);
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("blockquote")).toHaveTextContent("“I bring my own spade.”");
  expect(figure).toHaveTextContent(/Ann T\., digs$/);
  expect(screen.queryAllByRole("img").map((each) => each.getAttribute("alt"))).toEqual(
    portrait ? ["Ann, with a spade"] : [],
  );
});

test("shows no person if there is none", () => {
  renderPage(<Story story={{ ...story, person: null }} />);
  const region = screen.getByRole("region", { name: "How it went" });
  expect(within(region).getAllByRole("paragraph")).toHaveLength(2);
  expect(screen.queryByRole("figure")).toBeNull();
});
