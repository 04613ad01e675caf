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
