import { act, screen } from "@testing-library/react";
import { site } from "../../test/site/facts";
import { renderPage } from "../../test/site/render";
import { useOpenNow } from "./useOpenNow";

const Line = () => <p>{useOpenNow() ?? "nothing"}</p>;

afterEach(() => jest.useRealTimers());

// The business in test/content is open on Tuesdays from 6:30am to noon, Central time.
test("the words go when the business closes", () => {
  jest.useFakeTimers({ now: new Date("2026-03-03T17:59:30Z") });
  renderPage(<Line />);
  expect(screen.getByText(`${site.openNow} noon`)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("nothing")).toBeInTheDocument();
});
