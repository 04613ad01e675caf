import "@testing-library/jest-dom";
import type { ReactNode } from "react";

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

const arrived = () => new Promise((resolve) => setTimeout(resolve));

test("nothing moves before the file has come, nor is it asked for", () => {
  expect(motion.currentFrame()).toBe(motion.StillFrame);
  expect(loads).not.toHaveBeenCalled();
});

test("is loaded once, and used when it is there", async () => {
  motion.loadMotion();
  motion.loadMotion();
  expect(motion.currentFrame()).toBe(motion.StillFrame);
  await arrived();
  motion.loadMotion();
  expect(motion.currentFrame()).not.toBe(motion.StillFrame);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("a file that fails leaves the confirmation still, and is not asked for again", async () => {
  fails = true;
  motion.loadMotion();
  await arrived();
  motion.loadMotion();
  await arrived();
  expect(motion.currentFrame()).toBe(motion.StillFrame);
  expect(loads).toHaveBeenCalledTimes(1);
});

test("who wants no motion gets none, and loads nothing for it", async () => {
  still(true);
  motion.loadMotion();
  await arrived();
  expect(loads).not.toHaveBeenCalled();
  still(false);
  motion.loadMotion();
  await arrived();
  still(true);
  expect(motion.currentFrame()).toBe(motion.StillFrame);
});
