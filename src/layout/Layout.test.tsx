import { act, screen } from "@testing-library/react";
import { buttons } from "../../test/site/facts";
import { linksIn } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { Layout } from "./Layout";

const page = (path: string) => (
  <Layout path={path}>
    <h1>{path}</h1>
  </Layout>
);

test("has the header, the page and the footer", () => {
  renderPage(page("/about"));
  const [header, main, footer] = ["banner", "main", "contentinfo"].map((role) =>
    screen.getByRole(role),
  );
  expect(main).toContainElement(screen.getByRole("heading", { level: 1 }));
  expect(header?.compareDocumentPosition(main as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(main?.compareDocumentPosition(footer as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("the first Tab stop skips to the page", async () => {
  const { user } = renderPage(page("/about"));
  await user.tab();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
  expect(document.activeElement).toHaveAttribute("href", "#main");
  const main = screen.getByRole("main");
  expect(main).toHaveAttribute("id", "main");
  main.focus();
  expect(main).toHaveFocus();
});

test("stays mounted while pages change, and follows their path", () => {
  const { show, container } = renderPage(page("/about"));
  const quoteLinks = () =>
    linksIn(container).flatMap(([name, address]) => (name === buttons.quote ? [address] : []));
  const [header, footer] = [screen.getByRole("banner"), screen.getByRole("contentinfo")];
  expect(quoteLinks()).toEqual(["/contact#quote", "/contact#quote"]);
  show(page("/services/wells"));
  expect(screen.getByRole("banner")).toBe(header);
  expect(screen.getByRole("contentinfo")).toBe(footer);
  expect(quoteLinks()).toEqual(["#quote", "#quote"]);
});

test("all disclosures are open in print, and then return to their state", () => {
  renderPage(
    <Layout path="/about">
      <details open aria-label="The permit" />
      <details aria-label="The price" />
    </Layout>,
  );
  const open = () =>
    screen
      .getAllByRole("group")
      .filter((each) => each.hasAttribute("open"))
      .map((each) => each.getAttribute("aria-label"));
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(open()).toEqual(["The permit", "The price"]);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(open()).toEqual(["The permit"]);
});
