/** @jest-environment jsdom */
import { screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { createPageList } from "./pageList";

test("a click opens a page although the content is read again meanwhile", async () => {
  const onPage = jest.fn();
  const list = createPageList({ onPage, onLink: jest.fn() });
  document.body.append(list.nav);
  const readPages = () =>
    list.setPages([{ path: "/about", file: "pages/about.json", label: "About page" }], () => []);
  readPages();
  const user = userEvent.setup();
  const button = () => screen.getByRole("button", { name: "About page" });
  await user.pointer({ keys: "[MouseLeft>]", target: button() });
  readPages();
  await user.pointer({ keys: "[/MouseLeft]", target: button() });
  expect(onPage).toHaveBeenCalledWith("/about");
});
