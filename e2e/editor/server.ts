import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAdminPages, createEditorBackend, type EditorStatus } from "../../publisher/editor";

/** The editor on a copy of the site's content, without the site. */
export type EditorServer = {
  origin: string;
  dataDir: string;
  /** What the editor is told about the site. */
  status: EditorStatus;
  close: () => Promise<void>;
};

/** @param port a free one by default */
export async function startEditor(port = 0): Promise<EditorServer> {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const dataDir = join(folder, "data");
  cpSync("data", dataDir, { recursive: true });

  const origins: string[] = [];
  const live: EditorStatus = { state: "live", lines: ["Visitors see everything that is saved."] };
  const editor: EditorServer = {
    origin: "",
    dataDir,
    status: live,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          rmSync(folder, { recursive: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
  const pages = createAdminPages({ origins });
  const backend = createEditorBackend({ dataDir, origins, status: () => editor.status });
  const server = createServer((request, response) => {
    backend(request, response, () =>
      pages(request, response, () => response.writeHead(404).end("Not found")),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  editor.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  origins.push(editor.origin);
  return editor;
}
