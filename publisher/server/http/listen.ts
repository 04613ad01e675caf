import { createServer, type Server } from "node:http";
import { isLoopback } from "../../../editor/access/guard";
import { answerSafely } from "./answerSafely";
import type { Handler } from "./siteHandler";

/** The setting that a port comes from. */
type PortSetting = "PORT" | "EDITOR_PORT";

/** The sentence that says why no server can listen at an address. */
function problemOf(
  error: NodeJS.ErrnoException,
  host: string,
  port: number,
  setting: PortSetting,
): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that one, or choose another port: ${setting}=${port === 65_535 ? port - 1 : port + 1} npm start`;
  if (error.code === "EACCES")
    return `Port ${port} needs more rights than this user has; choose one above 1023, such as ${setting}=9000.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `HOST is "${host}", which is not an address of this machine.`;
  if (error.code === "EAFNOSUPPORT") return `This machine has no addresses like ${host}.`;
  return `The site cannot be served at ${host}:${port}: ${error.message}.`;
}

/** Enough for all cookies of localhost, where other programs set theirs, too. */
const localHeaderBytes = 1_000_000;

/** Listens at an address, or answers with the sentence that says why it cannot. */
export function listen(
  handler: Handler,
  host: string,
  port: number,
  setting: PortSetting = "PORT",
): Promise<Server | { problem: string; isInUse: boolean }> {
  const options = {
    // A connection is kept long enough that no client finds it closed between two requests.
    keepAliveTimeout: 75_000,
    ...(isLoopback(host) && { maxHeaderSize: localHeaderBytes }),
  };
  const server = createServer(options, answerSafely(handler));
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
