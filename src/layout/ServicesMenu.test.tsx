import { act, fireEvent, screen } from "@testing-library/react";
import { linksIn, servicesMenu } from "../../test/site/links";
import { renderPage } from "../../test/site/render";
import { ServicesMenu } from "./ServicesMenu";

const button = () => screen.getByRole("button", { name: "Services" });
const panel = () => screen.getByRole("list", { hidden: true });
const root = () => button().parentElement as HTMLElement;
const outside = () => screen.getByRole("button", { name: "Elsewhere" });
const choice = (name: string) => screen.getByText(name).closest("a") as HTMLAnchorElement;

const isOpen = () => button().getAttribute("aria-expanded") === "true";
/** Kept shut though the mouse is over it: the style sheet opens it for the mouse otherwise. */
const isKeptShut = () => root().hasAttribute("data-dismissed");

// jsdom does not know what the mouse is over; the events below tell.
let isOver = false;
const matches = Element.prototype.matches;
jest.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
  return selector === ":hover" ? isOver : matches.call(this, selector);
});

// Nor does it know kinds of pointers.
const point = (event: string, pointerType: string) =>
  fireEvent(root(), Object.assign(new MouseEvent(event, { bubbles: true }), { pointerType }));

// React makes entering and leaving of these.
const enter = (pointerType = "mouse") => {
  isOver = true;
  point("pointerover", pointerType);
};
const leave = (pointerType = "mouse") => {
  isOver = false;
  point("pointerout", pointerType);
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

const start = () =>
  renderPage(
    <>
      <ServicesMenu label="Services" path="/" />
      <button>Elsewhere</button>
      <p>Words</p>
    </>,
  );

beforeEach(() => {
  isOver = false;
});
afterEach(() => {
  jest.useRealTimers();
});

test("leads to all services and to those that ask for it, in their order", () => {
  start();
  expect(linksIn(panel())).toEqual(servicesMenu);
  expect(button()).toHaveAttribute("aria-controls", panel().id);
});

describe("the mouse", () => {
  test("opens it by hovering", () => {
    start();
    expect(isOpen()).toBe(false);
    enter();
    expect(isOpen()).toBe(true);
  });

  test("may slip off it for a moment", () => {
    jest.useFakeTimers();
    start();
    enter();
    leave();
    pass(170);
    expect(isOpen()).toBe(true);
    enter();
    pass(1000);
    expect(isOpen()).toBe(true);
    leave();
    pass(200);
    expect(isOpen()).toBe(false);
  });

  test("pins it with the first click after hovering, and shuts it with the next", async () => {
    jest.useFakeTimers();
    start();
    enter();
    fireEvent.click(button());
    leave();
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  test("shuts it by a click elsewhere", async () => {
    const { user } = start();
    await user.click(button());
    expect(isOpen()).toBe(true);
    await user.click(screen.getByText("Words"));
    expect(isOpen()).toBe(false);
  });
});

test("a touching finger does not open it by coming near, but by a tap", async () => {
  const { user } = start();
  enter("touch");
  expect(isOpen()).toBe(false);
  await user.pointer([{ keys: "[TouchA]", target: button() }]);
  expect(isOpen()).toBe(true);
  leave("touch");
  await user.pointer([{ keys: "[TouchA]", target: button() }]);
  expect(isOpen()).toBe(false);
});

test("a finger that is lifted does not shut it", () => {
  jest.useFakeTimers();
  start();
  enter("touch");
  fireEvent.click(button());
  leave("touch");
  pass(1000);
  expect(isOpen()).toBe(true);
});

test("what a finger has shut stays shut, though browsers take what was touched last for hovered", () => {
  jest.useFakeTimers();
  start();
  enter("touch");
  fireEvent.click(button());
  point("pointerout", "touch");
  fireEvent.click(choice("Saunas"));
  pass(1000);
  expect(isOpen()).toBe(false);
  expect(isKeptShut()).toBe(true);
});

describe("the keyboard", () => {
  test("does not open it by focus alone", async () => {
    const { user } = start();
    await user.tab();
    expect(button()).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  test.each(["{Enter}", " "])("toggles it with %p", async (key) => {
    const { user } = start();
    await user.tab();
    await user.keyboard(key);
    expect(isOpen()).toBe(true);
    await user.keyboard(key);
    expect(isOpen()).toBe(false);
  });

  test("shuts it by going on past it, not by going into it", async () => {
    const { user } = start();
    await user.tab();
    await user.keyboard("{Enter}");
    act(() => choice("Wells & pumps").focus());
    expect(isOpen()).toBe(true);
    act(() => outside().focus());
    expect(isOpen()).toBe(false);
  });

  test("goes back to the button by Escape", async () => {
    const { user } = start();
    await user.tab();
    await user.keyboard("{Enter}");
    act(() => choice("Saunas").focus());
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  test("stays where it is if Escape shuts what the mouse has opened", async () => {
    const { user } = start();
    act(() => outside().focus());
    enter();
    await user.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(outside()).toHaveFocus();
  });
});

test("Escape keeps it shut until the mouse has left it", async () => {
  const { user } = start();
  enter();
  expect(isKeptShut()).toBe(false);
  await user.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
  expect(isKeptShut()).toBe(true);
  jest.useFakeTimers();
  leave();
  pass(200);
  expect(isKeptShut()).toBe(false);
  enter();
  expect(isOpen()).toBe(true);
});

test("a mouse that returns at once does not open what Escape has shut", async () => {
  const { user } = start();
  enter();
  await user.keyboard("{Escape}");
  jest.useFakeTimers();
  leave();
  pass(100);
  enter();
  pass(1000);
  expect(isOpen()).toBe(false);
  expect(isKeptShut()).toBe(true);
});

test("what Escape has shut, a click opens", async () => {
  const { user } = start();
  enter();
  await user.keyboard("{Escape}");
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(isKeptShut()).toBe(false);
});

test("a choice shuts it, also under the mouse", () => {
  start();
  enter();
  fireEvent.click(choice("Stone walls “dry” & <mortared>"));
  expect(isOpen()).toBe(false);
  expect(isKeptShut()).toBe(true);
});

test("other keys do nothing", async () => {
  const { user } = start();
  await user.click(button());
  await user.keyboard("{ArrowDown}x{Home}");
  expect(isOpen()).toBe(true);
});
