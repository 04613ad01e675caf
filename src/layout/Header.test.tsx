import { screen } from "@testing-library/react";
import { base, emailLink, foundingYear, license, phoneLink } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { serverHtml } from "../../test/site/serverHtml";
import { Header } from "./Header";

/** In jsdom's small window, only some parts of the header are visible. */
const header = (path: string) => renderPage(<Header path={path} />, path).container;

test("has phone, email and base, and the license", () => {
  // The HTML has no phone menu, which has them, too.
  const html = serverHtml(<Header path="/about" />);
  const links = linksIn(html);
  expect(links).toContainEqual(phoneLink);
  expect(links).toContainEqual(emailLink);
  expect(links.find(([, link]) => link === "/")?.[0]).toMatch(/^\S.*, home$/);
  // Without styles, too, the facts stand apart.
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
