import { act } from "@testing-library/react";
import { useEffect } from "react";
import { hydrateOnIdle } from "./hydrateOnIdle";
import { interactionEvents } from "./shared";

const hydrated = jest.fn();
const complaints = jest.spyOn(console, "error");

function Page() {
  useEffect(() => hydrated(), []);
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
  hydrated.mockClear();
  requestIdleCallback.mockClear();
  whenIdle = undefined;
  Object.assign(window, { requestIdleCallback });
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<p>Words</p>";
});

afterEach(async () => {
  // Hydrates a waiting page now, so that it does not disturb the next test.
  await act(async () => dispatchEvent(new Event("scroll")));
  jest.useRealTimers();
  container.remove();
  expect(complaints).not.toHaveBeenCalled();
});

const start = () => act(async () => hydrateOnIdle(<Page />, container));

test("does not change the page before that", async () => {
  const paragraph = container.firstChild;
  await start();
  expect(hydrated).not.toHaveBeenCalled();
  expect(container.firstChild).toBe(paragraph);
});

test("hydrates the existing elements when the browser is idle", async () => {
  const paragraph = container.firstChild;
  await start();
  await act(async () => whenIdle?.());
  expect(hydrated).toHaveBeenCalledTimes(1);
  expect(container.firstChild).toBe(paragraph);
});

test("hydrates the page after four seconds at the latest", async () => {
  await start();
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 4000 });
});

test.each(interactionEvents)("hydrates it at the first %s, and only once", async (event) => {
  await start();
  await act(async () => dispatchEvent(new Event(event)));
  expect(hydrated).toHaveBeenCalledTimes(1);
  await act(async () => {
    for (const other of ["scroll", event, "keydown"]) dispatchEvent(new Event(other));
    whenIdle?.();
  });
  expect(hydrated).toHaveBeenCalledTimes(1);
});

test("hydrates it soon in browsers without requestIdleCallback", async () => {
  Reflect.deleteProperty(window, "requestIdleCallback");
  await start();
  expect(hydrated).not.toHaveBeenCalled();
  await act(async () => jest.advanceTimersByTime(250));
  expect(hydrated).toHaveBeenCalledTimes(1);
});

test("renders an empty page at once, as in development", async () => {
  container.innerHTML = "";
  await start();
  expect(hydrated).toHaveBeenCalledTimes(1);
  expect(container.textContent).toBe("Words");
});

test("does nothing without a container", () => {
  hydrateOnIdle(<Page />, null);
  expect(requestIdleCallback).not.toHaveBeenCalled();
});
