/** @jest-environment node */
import { isLoopback } from "./loopback";

describe("isLoopback", () => {
  it.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("%s is", (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(["0.0.0.0", "::", "192.168.0.1", "127.evil.example", "localhost.example"])(
    "%s is not",
    (host) => expect(isLoopback(host)).toBe(false),
  );
});
