import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { StillFrame } from "./motion";

type Motion = typeof import("./motion");

const still = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

const loads = jest.fn();
let fails = false;

jest.mock("./MovingFrame", () => {
  loads();
  if (fails) throw new Error("The file did not come.");
  return { MovingFrame: ({ children }: { children: ReactNode }) => children };
});

let motion: Motion;

beforeEach(() => {
  jest.resetModules();
  loads.mockClear();
  fails = false;
  still(false);
  motion = jest.requireActual<Motion>("./motion");
});

test("nothing moves before the file has come, nor is it asked for", () => {
  expect(motion.currentFrame()).toBe(motion.StillFrame);
  expect(loads).not.toHaveBeenCalled();
});

test("is loaded once, and used when it is there", async () => {
  void motion.loadMotion();
  const loaded = motion.loadMotion();
  expect(motion.currentFrame()).toBe(motion.StillFrame);
  await loaded;
  await motion.loadMotion();
  expect(motion.currentFrame()).not.toBe(motion.StillFrame);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("a file that fails leaves the confirmation still, and is not asked for again", async () => {
  fails = true;
  await motion.loadMotion();
  await motion.loadMotion();
  expect(motion.currentFrame()).toBe(motion.StillFrame);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("who wants no motion gets none, and loads nothing for it", async () => {
  still(true);
  await motion.loadMotion();
  expect(loads).not.toHaveBeenCalled();
  still(false);
  await motion.loadMotion();
  still(true);
  expect(motion.currentFrame()).toBe(motion.StillFrame);
});

test("the still frame goes at once, and says so", () => {
  const onGone = jest.fn();
  const frame = (open: boolean) => (
    <StillFrame open={open} onGone={onGone}>
      Thank you
    </StillFrame>
  );
  const { rerender, container } = render(frame(true));
  expect(container).toHaveTextContent("Thank you");
  expect(onGone).not.toHaveBeenCalled();
  rerender(frame(false));
  expect(container).toBeEmptyDOMElement();
  expect(onGone).toHaveBeenCalledTimes(1);
});
