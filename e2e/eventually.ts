import { setTimeout as pause } from "node:timers/promises";

/** Expects that what is read becomes the expected value, however long the machine takes. */
export async function eventually<T>(
  read: () => Promise<T>,
  expected: T,
  timeoutMs = 15_000,
): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    try {
      // What the browser's library brings is made outside of the file of tests, with classes of its
      // own: expect() compares what it holds, isDeepStrictEqual() would compare the classes, too.
      expect(value).toEqual(expected);
      return;
    } catch (failure) {
      if (performance.now() >= deadline) throw failure;
    }
    await pause(25);
  }
}
