import { act, fireEvent, screen } from "@testing-library/react";
import { linksIn, servicesMenu } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { ServicesMenu } from "./ServicesMenu";

// e2e/journeys/menus.test.ts tests the menu in a browser.

const button = () => screen.getByRole("button", { name: "Services" });
const panel = () => screen.getByRole("list", { hidden: true });
const root = () => button().parentElement as HTMLElement;
const outside = () => screen.getByRole("button", { name: "Elsewhere" });

const isOpen = () => button().getAttribute("aria-expanded") === "true";
/** True if the menu stays closed under the mouse. Otherwise, the style sheet opens it. */
const isKeptShut = () => root().hasAttribute("data-dismissed");

// jsdom has no `:hover`, so the events below set this.
let isMouseOver = false;
const matches = Element.prototype.matches;
jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
  return selector === ":hover" ? isMouseOver : matches.call(this, selector);
});

// jsdom has no pointer types either.
const point = (event: string) =>
  fireEvent(
    root(),
    Object.assign(new MouseEvent(event, { bubbles: true }), { pointerType: "mouse" }),
  );

// React derives enter and leave events from these.
const enter = () => {
  isMouseOver = true;
  point("pointerover");
};
const leave = () => {
  isMouseOver = false;
  point("pointerout");
};
const passTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const renderMenu = () =>
  renderPage(
    <>
      <ServicesMenu label="Services" path="/" />
      <button>Elsewhere</button>
    </>,
  );

beforeEach(() => {
  isMouseOver = false;
});
afterEach(() => {
  jest.useRealTimers();
});

test("links to all services and to those in the menu, in order", () => {
  renderMenu();
  expect(linksIn(panel())).toEqual(servicesMenu);
  expect(button()).toHaveAttribute("aria-controls", panel().id);
});

test("Escape does not move the focus if the mouse opened the menu", async () => {
  const { user } = renderMenu();
  act(() => outside().focus());
  enter();
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(outside()).toHaveFocus();
});

test("a mouse that returns at once does not reopen the menu after Escape", async () => {
  const { user } = renderMenu();
  enter();
  await user.keyboard("{Escape}");
  jest.useFakeTimers();
  leave();
  passTime(100);
  enter();
  passTime(1000);
  expect(isOpen()).toBe(false);
  expect(isKeptShut()).toBe(true);
});

test("a click reopens the menu after Escape", async () => {
  const { user } = renderMenu();
  enter();
  await user.keyboard("{Escape}");
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(isKeptShut()).toBe(false);
});

test("other keys do nothing", async () => {
  const { user } = renderMenu();
  await user.click(button());
  await user.keyboard("{ArrowDown}x{Home}");
  expect(isOpen()).toBe(true);
});
