import type { Server } from "node:http";
import { createAdminPages, createEditorBackend, type EditorOptions } from "../../editor";
import { isLoopback, type Settings } from "../settings";
import { listen } from "./listen";
import type { Handler } from "./siteHandler";

export type Served = {
  /** Where the site and its editor are found. */
  site: string;
  editor: string;
  close: () => void;
};

/** The origins by which a port of this machine is known. */
export const originsOf = (port: number): readonly string[] =>
  ["localhost", "127.0.0.1", "[::1]"].map((name) => `http://${name}:${port}`);

/** The site with the editor and its backend in front of it. */
function withEditor(site: Handler, options: EditorOptions): Handler {
  const pages = createAdminPages(options);
  const backend = createEditorBackend(options);
  return (request, response) =>
    pages(request, response, () => backend(request, response, () => site(request, response)));
}

/**
 * Serves the site, and on this machine alone its editor. Where the site is put on another address,
 * the editor has a port of its own, so that no request from elsewhere ever comes near it.
 */
export async function serve(
  { host, port, editorPort }: Settings,
  site: Handler,
  editor: Omit<EditorOptions, "origins">,
): Promise<Served | { problem: string }> {
  const onThisMachine = withEditor(site, { ...editor, origins: originsOf(editorPort) });
  const wanted: { handler: Handler; host: string; port: number; isExtra?: boolean }[] = isLoopback(
    host,
  )
    ? [{ handler: onThisMachine, host, port }]
    : [
        { handler: site, host, port },
        { handler: onThisMachine, host: "127.0.0.1", port: editorPort },
      ];
  // "localhost" may mean either of two addresses; not every machine has both.
  if (host === "127.0.0.1")
    wanted.push({ handler: onThisMachine, host: "::1", port, isExtra: true });

  const servers: Server[] = [];
  const close = () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  };
  for (const each of wanted) {
    const setting = each.port === port ? "PORT" : "EDITOR_PORT";
    const server = await listen(each.handler, each.host, each.port, setting);
    if (!("problem" in server)) servers.push(server);
    else if (!each.isExtra || server.isInUse) {
      close();
      return { problem: server.problem };
    }
  }
  const isEverywhere = host === "0.0.0.0" || host === "::";
  const name = isLoopback(host) || isEverywhere ? "localhost" : host;
  return {
    site: `http://${name.includes(":") ? `[${name}]` : name}:${port}`,
    editor: `http://localhost:${editorPort}/admin`,
    close,
  };
}
