import { setTimeout as pause } from "node:timers/promises";

/** Waits until a value equals the expected value, however slow the machine is. */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const deadline = performance.now() + 15_000;
  for (;;) {
    try {
      // `read` may fail, because a page that is being replaced cannot be read.
      const value = await read();
      // Values from the browser's library have classes of another realm. expect() ignores classes, but
      // isDeepStrictEqual() would compare them.
      expect(value).toEqual(expected);
      return;
    } catch (failure) {
      if (performance.now() >= deadline) throw failure;
    }
    await pause(25);
  }
}
