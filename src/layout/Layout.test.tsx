import { act, screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { Layout } from "./Layout";

const page = (path: string) => (
  <Layout path={path}>
    <h1>{path}</h1>
  </Layout>
);

test("stays mounted while pages change", () => {
  const { show } = renderPage(page("/about"));
  const [header, footer] = [screen.getByRole("banner"), screen.getByRole("contentinfo")];
  show(page("/services/wells"));
  expect(screen.getByRole("banner")).toBe(header);
  expect(screen.getByRole("contentinfo")).toBe(footer);
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
