import { screen } from "@testing-library/react";
import { base, emailLink, foundingYear, license, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import { Header } from "./Header";

/** The header in jsdom, which ignores media queries: the parts for wide screens are hidden. */
const header = (path: string) => renderPage(<Header path={path} />, path).container;

test("has phone, email and base, and the license", () => {
  // The test reads the server's HTML: it has no phone menu, which would have the same links.
  const html = serverHtml(<Header path="/about" />);
  const links = linksIn(html);
  expect(links).toContainEqual(phoneLink);
  expect(links).toContainEqual(emailLink);
  expect(links.find(([, link]) => link === "/")?.[0]).toMatch(/^\S.*, home$/);
  // Spaces separate the facts, also without styles.
  expect(html).toHaveTextContent(`${base} · since ${foundingYear} ${emailLink[0]} ${license}`);
});

test.each([
  ["/services", true],
  ["/services/decks", true],
  ["/servicestation", false],
  ["/projects", false],
])("on %s the Services menu is marked as current: %p", (path, marked) => {
  header(path);
  expect(screen.getByText("Our work").hasAttribute("aria-current")).toBe(marked);
});
