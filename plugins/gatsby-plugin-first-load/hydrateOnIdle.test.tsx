import { act } from "@testing-library/react";
import { useEffect } from "react";
import { hydrateOnIdle } from "./hydrateOnIdle";

const hydrated = jest.fn();
const complaints = jest.spyOn(console, "error");

function Page() {
  useEffect(() => hydrated(), []);
  return <p>Words</p>;
}

let container: HTMLElement;
const whenIdle = jest.fn<number, [() => void, { timeout: number }]>(() => 1);
const beIdle = () => act(async () => whenIdle.mock.lastCall?.[0]());
const happens = (event: string) => act(async () => dispatchEvent(new Event(event)));

beforeEach(() => {
  jest.useFakeTimers();
  hydrated.mockClear();
  whenIdle.mockClear();
  Object.assign(window, { requestIdleCallback: whenIdle });
  container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = "<p>Words</p>";
});

afterEach(async () => {
  // A waiting page is hydrated now, so that it does not disturb the next test.
  await happens("scroll");
  jest.useRealTimers();
  container.remove();
  expect(complaints).not.toHaveBeenCalled();
});

const start = () => act(async () => hydrateOnIdle(<Page />, container));

test("hydrates the existing elements when the browser is idle, after four seconds at the latest", async () => {
  const paragraph = container.firstChild;
  await start();
  expect(hydrated).not.toHaveBeenCalled();
  expect(whenIdle).toHaveBeenCalledWith(expect.anything(), { timeout: 4000 });
  await beIdle();
  expect(hydrated).toHaveBeenCalledTimes(1);
  expect(container.firstChild).toBe(paragraph);
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
