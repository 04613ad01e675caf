import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { createEditor } from "../../editor/createEditor";
import type { SiteStatus } from "../../editor/types";
import { cookieValueOf } from "../../editor/access/key";
import { startServer } from "../../test/httpServer";
import { adminPath, enterPath } from "../../editor/routes";

/** The editor on a copy of the site's content, without the site. */
export type EditorServer = {
  origin: string;
  readonly dataDir: string;
  /** The site's state that the editor receives. */
  status: SiteStatus;
  /** The address with the key, as `npm start` prints it. */
  address: () => string;
  /** Simulates a restart of the publisher with a new key. */
  changeKey: () => void;
  /** Ends all connections, as a restart does. */
  dropConnections: () => void;
  /** Starts over with a new copy of the content, for open pages, too. */
  startOver: () => void;
  /** Lets a browser in without opening the address. */
  letIn: (context: BrowserContext) => Promise<void>;
  close: () => Promise<void>;
};

const firstKey = "k".repeat(43);

const upToDate: SiteStatus = { state: "live", lines: ["Visitors see everything that is saved."] };

/** The target of the editor's links, as in `npm start`. */
const siteOrigin = "http://localhost:9000";

/** @param content the content to copy */
export async function startEditor(content = "test/content"): Promise<EditorServer> {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  const dataDir = join(folder, "data");
  const copyContent = () => cpSync(content, dataDir, { recursive: true });
  copyContent();

  const watchers = new Set<(now: SiteStatus) => void>();
  let status = upToDate;
  const editor: EditorServer = {
    origin: "",
    dataDir,
    get status() {
      return status;
    },
    set status(now) {
      status = now;
      for (const show of watchers) show(now);
    },
    address: () => `${editor.origin}${enterPath}#${key}`,
    changeKey: () => {
      key = randomBytes(32).toString("base64url");
      handler = createHandler();
    },
    dropConnections: () => server.drop(),
    startOver: () => {
      // The folder keeps its path, since the reporter to open pages reads it there.
      rmSync(folder, { recursive: true });
      copyContent();
      key = firstKey;
      editor.status = upToDate;
      handler = createHandler();
    },
    letIn: async (context) => {
      await context.addInitScript(
        ([origin, shown = ""]) => {
          // Neither a blank page nor the preview's own frame has storage.
          if (window.origin !== origin || window.parent !== window) return;
          localStorage.setItem("editor-key", shown);
        },
        [editor.origin, key],
      );
      const name = `editor-${new URL(editor.origin).port}`;
      const at = { domain: "localhost", path: adminPath, httpOnly: true } as const;
      return context.addCookies([{ ...at, name, value: cookieValueOf(key), sameSite: "Strict" }]);
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
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
  let key = firstKey;
  let handler = createHandler();
  const server = await startServer((request, response) => handler(request, response));
  editor.origin = `http://localhost:${server.port}`;
  return editor;
}
