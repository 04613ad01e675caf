import { act, screen } from "@testing-library/react";
import { setWidth } from "../../test/site/width";
import { renderPage } from "../../test/site/render";
import { MobileDisclosure } from "./MobileDisclosure";

const group = () => screen.getByRole("group");

const disclosure = (
  <MobileDisclosure id="towns" summary="Harford County">
    <p>Bel Air</p>
  </MobileDisclosure>
);

afterEach(() => setWidth("phone"));

test("is closed on a phone, and can be opened", async () => {
  const { user } = renderPage(disclosure);
  expect(group()).not.toHaveAttribute("open");
  expect(group()).toHaveAttribute("id", "towns");
  await user.click(screen.getByText("Harford County"));
  expect(group()).toHaveAttribute("open");
});

/** True if the title is not a button. A browser makes only the first summary a button: here, a hidden one. */
const isPlain = () => screen.getByText("Harford County") !== group().querySelector("summary");

test("is open on a wide screen, where its title is no button", async () => {
  setWidth("wide");
  const { user } = renderPage(disclosure);
  expect(group()).toHaveAttribute("open");
  expect(isPlain()).toBe(true);
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.click(screen.getByText("Harford County"));
  expect(group()).toHaveAttribute("open");
});

test("opens when the window becomes wide, and closes again with it, unless a visitor opened it", async () => {
  const { user } = renderPage(disclosure);
  act(() => setWidth("wide"));
  expect(group()).toHaveAttribute("open");
  act(() => setWidth("phone"));
  expect(group()).not.toHaveAttribute("open");
  expect(isPlain()).toBe(false);
  await user.click(screen.getByText("Harford County"));
  for (const width of ["wide", "phone"] as const) act(() => setWidth(width));
  expect(group()).toHaveAttribute("open");
});
