import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type RequestListener,
} from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { buffer } from "node:stream/consumers";

/** An address of this machine that other machines can reach; undefined without a network. */
export const outerAddress = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === "IPv4" && !internal)?.address;

export type RunningServer = {
  port: number;
  origin: string;
  /** Ends all connections. */
  drop: () => void;
  close: () => Promise<void>;
};

/**
 * Starts a server.
 * @param wantedPort the port of the server; by default, a free port
 */
export async function startServer(
  handler: RequestListener,
  host = "127.0.0.1",
  wantedPort = 0,
): Promise<RunningServer> {
  // The time is long, so that no client finds a connection closed between two requests.
  const server = createServer({ keepAliveTimeout: 60_000 }, handler);
  await new Promise<void>((done) => server.listen(wantedPort, host, done));
  const { port } = server.address() as AddressInfo;
  const drop = () => server.closeAllConnections();
  const close = async () => {
    drop();
    await new Promise((done) => server.close(done));
  };
  return { port, origin: `http://127.0.0.1:${port}`, drop, close };
}

/** Headers with lower-case names, as node:http returns them. */
export const received = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Asked = {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** The address to connect to. */
  host?: string;
};

/** Sends a request on a connection of its own. The path is sent unchanged. */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body, host = "127.0.0.1" }: Asked = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, host, port, path, method, headers };
    const outgoing = request(options, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      buffer(response).then((bytes) => resolve({ status, headers: answered, body: bytes }), reject);
    });
    // A server stops reading a large request that it refuses, which is an error here.
    outgoing.on("error", reject).end(body);
  });
}
