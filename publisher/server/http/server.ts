import type { Server } from "node:http";
import { createEditor } from "../../../editor/server/createEditor";
import type { EditorOptions } from "../../../editor/types";
import { sendPlainPage } from "../../../lib/http/plainPage";
import { isLoopback } from "../../../lib/http/loopback";
import type { ListenSettings } from "../settings";
import { listen } from "./listen";
import type { Handler } from "./siteHandler";

const reloadSeconds = 10;

/** The page at every address before there is a release. The page reloads itself. */
export const firstBuildPage: Handler = (_request, response) => {
  response.setHeader("Retry-After", String(reloadSeconds));
  sendPlainPage(response, 503, {
    heading: "This website is being built for the first time",
    sentences: ["It takes a few minutes. This page reloads automatically."],
    refreshSeconds: reloadSeconds,
  });
};

/** The address of the site on this machine. */
function siteAddress({ host, port }: ListenSettings): string {
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isLoopback(host) || isEverywhere ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}

/**
 * Explains at `/admin` of the site where to find the editor. The page does not contain the key, because a
 * proxy may show the page to anyone.
 */
function withEditorHelp(site: Handler): Handler {
  return (request, response) => {
    const [path] = (request.url ?? "").split("?");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || (path !== "/admin" && path !== "/admin/")) return site(request, response);
    sendPlainPage(response, 404, {
      heading: "The editor is not at this address",
      sentences: [
        "On the computer that runs this site, open the address that npm start printed in the terminal. It is also in the file .releases/editor-address.",
      ],
    });
  };
}

/**
 * Serves the site, and the editor at its own port. Only this machine reaches the editor's port, whatever the
 * value of HOST.
 * @returns the address of the site, and a function that ends the servers; or the problem
 */
export async function serve(
  settings: ListenSettings,
  site: Handler,
  editor: Omit<EditorOptions, "siteOrigin">,
): Promise<{ site: string; close: () => void } | { problem: string }> {
  const { host, port, editorPort } = settings;
  const siteOrigin = siteAddress(settings);
  const handler = isLoopback(host) ? withEditorHelp(site) : site;
  const editorHandler = createEditor({ ...editor, siteOrigin });
  const siteAt = (address: string) => () => listen(handler, address, port);
  const editorAt = (address: string) => () =>
    listen(editorHandler, address, editorPort, "EDITOR_PORT");
  const wanted = [siteAt(host), editorAt("127.0.0.1")];
  // "localhost" may mean 127.0.0.1 or ::1, but not every machine has both addresses.
  const extra = [...(host === "127.0.0.1" ? [siteAt("::1")] : []), editorAt("::1")];

  const servers: Server[] = [];
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  for (const listenThere of [...wanted, ...extra]) {
    const server = await listenThere();
    if (!("problem" in server)) servers.push(server);
    else if (server.isInUse || wanted.includes(listenThere)) {
      close();
      return { problem: server.problem };
    }
  }
  return { site: siteOrigin, close };
}
