import { screen, within } from "@testing-library/react";
import { picture } from "../../test/site/pictures";
import { renderPage } from "../../test/site/render";
import { Story } from "./Story";

const story = { heading: "How it went", paragraphs: ["They dug.", "So do we."] };
const person = {
  name: "Ann T.",
  role: "digs",
  words: "I bring my own spade.",
  picture: picture("Ann, with a spade"),
};

test("shows its text, and a person with their words and a portrait", () => {
  renderPage(<Story story={{ ...story, person }} />);
  expect(screen.getByRole("region", { name: "How it went" })).toHaveTextContent("So do we.");
  const figure = screen.getByRole("figure");
  expect(within(figure).getByRole("blockquote")).toHaveTextContent("“I bring my own spade.”");
  expect(figure).toHaveTextContent(/Ann T\., digs$/);
  expect(screen.getByRole("img", { name: "Ann, with a spade" })).toBeInTheDocument();
});
