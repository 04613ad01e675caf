import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { InstantTransition } from "./motion";

type Motion = typeof import("./motion");

const reduceMotion = (matches: boolean) =>
  Object.assign(window, { matchMedia: () => ({ matches }) as MediaQueryList });

const loads = jest.fn();
let fails = false;

jest.mock("./FadeTransition", () => {
  loads();
  if (fails) throw new Error("The file did not load.");
  return { FadeTransition: ({ children }: { children: ReactNode }) => children };
});

let motion: Motion;

beforeEach(() => {
  jest.resetModules();
  loads.mockClear();
  fails = false;
  reduceMotion(false);
  motion = jest.requireActual<Motion>("./motion");
});

test("the file loads on request, once, and is then used", async () => {
  expect(motion.currentTransition()).toBe(motion.InstantTransition);
  expect(loads).not.toHaveBeenCalled();
  void motion.loadMotion();
  const loaded = motion.loadMotion();
  expect(motion.currentTransition()).toBe(motion.InstantTransition);
  await loaded;
  await motion.loadMotion();
  expect(motion.currentTransition()).not.toBe(motion.InstantTransition);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("after a failed load, nothing moves, and nothing requests the file again", async () => {
  fails = true;
  await motion.loadMotion();
  await motion.loadMotion();
  expect(motion.currentTransition()).toBe(motion.InstantTransition);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("with reduced motion, nothing moves and nothing loads", async () => {
  reduceMotion(true);
  await motion.loadMotion();
  expect(loads).not.toHaveBeenCalled();
  reduceMotion(false);
  await motion.loadMotion();
  reduceMotion(true);
  expect(motion.currentTransition()).toBe(motion.InstantTransition);
});

test("without motion, a transition hides its contents at once, and reports it", () => {
  const onGone = jest.fn();
  const transition = (open: boolean) => (
    <InstantTransition open={open} onGone={onGone}>
      Thank you
    </InstantTransition>
  );
  const { rerender, container } = render(transition(true));
  expect(container).toHaveTextContent("Thank you");
  expect(onGone).not.toHaveBeenCalled();
  rerender(transition(false));
  expect(container).toBeEmptyDOMElement();
  expect(onGone).toHaveBeenCalledTimes(1);
});
