import { createServer, type Server } from "node:http";
import { isLoopback } from "../../../lib/http/loopback";
import { answerSafely } from "./answerSafely";
import type { Handler } from "./siteHandler";

/** The name of a setting for a port. */
type PortSetting = "PORT" | "EDITOR_PORT";

/** Explains in one sentence why no server can listen at an address. */
function problemOf(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting: PortSetting,
): string {
  // Another copy of the project may use the next port for its editor, so the sentence suggests port + 2.
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that program, or choose another port: ${setting}=${port < 65_534 ? port + 2 : port - 2} npm start`;
  if (error.code === "EACCES")
    return `This user has no permission for port ${port}. Choose a port above 1023, such as ${setting}=9000.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `HOST is "${host}", which is not an address of this machine.`;
  if (error.code === "EAFNOSUPPORT") return `This machine does not support addresses like ${host}.`;
  return `The site cannot be served at ${host}:${port}: ${error.message}.`;
}

/** The limit of headers at localhost: enough for all cookies, including the cookies of other programs. */
const localHeaderBytes = 1_000_000;

/** nginx's limit. Waiting requests take memory, and a client may send requests without end. */
const requestsPerConnection = 1000;

/**
 * The time without data after which a connection is closed, in ms. A client that stops reading would otherwise
 * keep a file open forever. A save takes less time.
 */
const silenceMs = 5 * 60_000;

/** Listens at an address. If that is impossible, returns a sentence that explains the problem. */
export function listen(
  handler: Handler,
  host: string,
  port: number,
  setting: PortSetting = "PORT",
): Promise<Server | { problem: string; isInUse: boolean }> {
  const options = {
    // The time is long, so that no client finds a connection closed between two requests.
    keepAliveTimeout: 75_000,
    ...(isLoopback(host) && { maxHeaderSize: localHeaderBytes }),
  };
  const server = createServer(options, answerSafely(handler));
  server.maxRequestsPerSocket = requestsPerConnection;
  server.timeout = silenceMs;
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      resolve({
        problem: problemOf(error, host, port, setting),
        isInUse: error.code === "EADDRINUSE",
      }),
    );
    server.listen(port, host, () => resolve(server));
  });
}
