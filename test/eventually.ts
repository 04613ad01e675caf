import { setTimeout as pause } from "node:timers/promises";

/** Expects a value to become the expected one, however slow the machine is. */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const deadline = performance.now() + 15_000;
  for (;;) {
    try {
      // A page that is being replaced cannot be read.
      const value = await read();
      // Values from the browser's library have classes of another realm. expect() ignores these;
      // isDeepStrictEqual() would compare them.
      expect(value).toEqual(expected);
      return;
    } catch (failure) {
      if (performance.now() >= deadline) throw failure;
    }
    await pause(25);
  }
}
