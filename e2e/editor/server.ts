import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { createEditor } from "../../editor/server/createEditor";
import type { SiteStatus } from "../../editor/types";
import { cookieValueOf } from "../../editor/server/access/key";
import { startServer } from "../../test/httpServer";
import { adminPath, enterPath } from "../../editor/routes";

const firstKey = "k".repeat(43);

const upToDate: SiteStatus = { state: "live", lines: ["Visitors see everything that is saved."] };

/** The origin of the site in the editor's links, as in `npm start`. */
const siteOrigin = "http://localhost:9000";

/**
 * Starts the editor on a copy of the site's content, without the site.
 * @param content the folder whose content is copied
 */
export async function startEditor(content = "test/content") {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const dataDir = join(folder, "data");
  const copyContent = () => cpSync(content, dataDir, { recursive: true });
  copyContent();

  const watchers = new Set<(now: SiteStatus) => void>();
  let status = upToDate;
  let key = firstKey;
  const createHandler = (): RequestListener =>
    createEditor({
      dataDir,
      key,
      siteOrigin,
      watchStatus: (show) => {
        show(status);
        watchers.add(show);
        return () => watchers.delete(show);
      },
    });
  let handler = createHandler();
  const listen = (port?: number) =>
    startServer((request, response) => handler(request, response), undefined, port);
  let server = await listen();
  const { port } = server;
  let isStopped = false;
  const origin = `http://localhost:${port}`;

  return {
    origin,
    dataDir,
    /** The site's state that the editor receives. */
    set status(now: SiteStatus) {
      status = now;
      for (const show of watchers) show(now);
    },
    /** The address with the key, as `npm start` prints it. */
    address: () => `${origin}${enterPath}#${key}`,
    /** Simulates a restart of the publisher with a new key. */
    changeKey: () => {
      key = randomBytes(32).toString("base64url");
      handler = createHandler();
    },
    /** Ends all connections, as a restart does. */
    dropConnections: () => server.drop(),
    /** Ends the server at once, as if somebody had killed the program. */
    async stop() {
      isStopped = true;
      await server.close();
    },
    /** Runs the server again at the same address. */
    async resume() {
      if (isStopped) server = await listen(port);
      isStopped = false;
    },
    /** Starts over with a new copy of the content. */
    async startOver() {
      await this.resume();
      rmSync(folder, { recursive: true });
      copyContent();
      key = firstKey;
      this.status = upToDate;
      handler = createHandler();
    },
    /** Gives a browser access, without a visit of the address with the key. */
    letIn: async (context: BrowserContext) => {
      await context.addInitScript(
        ([expected, shown = ""]) => {
          // Neither a blank page nor the preview's own frame has storage.
          if (window.origin !== expected || window.parent !== window) return;
          localStorage.setItem("editor-key", shown);
        },
        [origin, key],
      );
      const name = `editor-${port}`;
      const at = { domain: "localhost", path: adminPath, httpOnly: true } as const;
      await context.addCookies([{ ...at, name, value: cookieValueOf(key), sameSite: "Strict" }]);
    },
    close: async () => {
      if (!isStopped) await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export type EditorServer = Awaited<ReturnType<typeof startEditor>>;
