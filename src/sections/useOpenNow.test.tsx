import { act, screen } from "@testing-library/react";
import { site } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { useOpenNow } from "./useOpenNow";

function Line() {
  const { root, openNow } = useOpenNow<HTMLParagraphElement>();
  return <p ref={root}>{openNow ?? "nothing"}</p>;
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "IntersectionObserver");
});

// The business in test/content is open on Tuesdays from 6:30am to noon, Central time.
test("the words go when the business closes", () => {
  jest.useFakeTimers({ now: new Date("2026-03-03T17:59:30Z") });
  renderPage(<Line />);
  expect(screen.getByText(`${site.openNow} noon`)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("nothing")).toBeInTheDocument();
});

test("the words wait until their place is near the view", () => {
  jest.useFakeTimers({ now: new Date("2026-03-03T17:00:00Z") });
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  window.IntersectionObserver = class {
    constructor(call: typeof tell) {
      tell = call;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as never;
  renderPage(<Line />);
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.getByText("nothing")).toBeInTheDocument();
  act(() => tell([{ isIntersecting: true }]));
  expect(screen.getByText(`${site.openNow} noon`)).toBeInTheDocument();
});
