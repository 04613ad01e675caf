import type { IncomingMessage } from "node:http";
import { isLoopback, originsOf, requireOwnHost, requireOwnScript } from "./guard";

/** A request to the editor at a port, with the parts that the guard reads. */
const request = (localPort: number, headers: Record<string, string>) =>
  ({ socket: { localPort, remoteAddress: "127.0.0.1" }, headers }) as unknown as IncomingMessage;

describe("the editor at port 80, which browsers leave out of addresses", () => {
  it("knows the origin of its page", () => {
    expect(originsOf(request(80, {}))).toContain("http://localhost");
    const headers = { origin: "http://localhost", "content-type": "application/json" };
    expect(() => requireOwnScript(request(80, headers))).not.toThrow();
  });

  it.each(["localhost", "127.0.0.1", "[::1]", "localhost:80"])("answers as %s", (host) => {
    expect(() => requireOwnHost(request(80, { host }))).not.toThrow();
  });
});

it("answers at another port only if the host header names it", () => {
  expect(() => requireOwnHost(request(8001, { host: "localhost:8001" }))).not.toThrow();
  expect(() => requireOwnHost(request(8001, { host: "localhost" }))).toThrow();
  expect(() => requireOwnHost(request(80, { host: "localhost:8001" }))).toThrow();
});

describe("isLoopback", () => {
  it.each(["127.0.0.1", "127.1.2.3", "::1", "localhost"])("%s is", (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(["0.0.0.0", "::", "192.168.0.1", "127.evil.example", "localhost.example"])(
    "%s is not",
    (host) => expect(isLoopback(host)).toBe(false),
  );
});
