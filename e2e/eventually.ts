import { isDeepStrictEqual } from "node:util";
import { setTimeout as pause } from "node:timers/promises";

/** Expects that what is read becomes the expected value, however long the machine takes. */
export async function eventually<T>(
  read: () => Promise<T>,
  expected: T,
  timeoutMs = 15_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let value = await read();
  while (!isDeepStrictEqual(value, expected) && performance.now() < deadline) {
    await pause(25);
    value = await read();
  }
  expect(value).toEqual(expected);
}
