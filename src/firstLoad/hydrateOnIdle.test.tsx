import { act } from "@testing-library/react";
import { useEffect } from "react";
import { firstSigns, hydrateLate } from "./hydrateOnIdle";

const woken = jest.fn();
const complaints = jest.spyOn(console, "error");

function Page() {
  useEffect(() => woken(), []);
  return <p>Words</p>;
}

let container: HTMLElement;
let whenIdle: (() => void) | undefined;
const requestIdleCallback = jest.fn((callback: () => void) => {
  whenIdle = callback;
  return 1;
});

beforeEach(() => {
  jest.useFakeTimers();
  woken.mockClear();
  requestIdleCallback.mockClear();
  whenIdle = undefined;
  Object.assign(window, { requestIdleCallback });
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<p>Words</p>";
});

afterEach(async () => {
  // What still waits is woken now, so that the next test is not disturbed.
  await act(async () => dispatchEvent(new Event("scroll")));
  jest.useRealTimers();
  container.remove();
  expect(complaints).not.toHaveBeenCalled();
});

const start = () => act(async () => hydrateLate(<Page />, container));

test("leaves the page asleep, as the server made it", async () => {
  const paragraph = container.firstChild;
  await start();
  expect(woken).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(paragraph);
});

test("wakes it, in its own elements, when the browser is idle", async () => {
  const paragraph = container.firstChild;
  await start();
  await act(async () => whenIdle?.());
  expect(woken).toHaveBeenCalledTimes(1);
  expect(container.firstChild).toBe(paragraph);
});

test("asks the browser not to be busy for more than four seconds", async () => {
  await start();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 4000 });
});

test.each(firstSigns)("wakes it at the first %s, and only once", async (sign) => {
  await start();
  await act(async () => dispatchEvent(new Event(sign)));
  expect(woken).toHaveBeenCalledTimes(1);
  await act(async () => {
    for (const other of ["scroll", sign, "keydown"]) dispatchEvent(new Event(other));
    whenIdle?.();
  });
  expect(woken).toHaveBeenCalledTimes(1);
});

test("wakes it soon in browsers that do not tell when they are idle", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  await start();
  expect(woken).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(250));
  expect(woken).toHaveBeenCalledTimes(1);
});

test("shows at once what the server has not made, as in development", async () => {
  container.innerHTML = "";
  await start();
  expect(woken).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe("Words");
});

test("does nothing without a place to do it", () => {
  hydrateLate(<Page />, null);
  expect(requestIdleCallback).not.toHaveBeenCalled();
});
