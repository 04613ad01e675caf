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
      <details open />
      <details />
    </Layout>,
  );
  const areOpen = () => screen.getAllByRole("group").map((each) => each.hasAttribute("open"));
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(areOpen()).toEqual([true, true]);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(areOpen()).toEqual([true, false]);
});
