import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  lstatSync,
  readlinkSync,
} from "node:fs";
import { createServer, request, type OutgoingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { validFiles, writeFiles, type Files } from "./contentFiles";
import { fingerprint } from "../src/content/editor/fingerprint";
import { createEditor } from "../editor/createEditor";
import { cookieValueOf } from "../editor/access/key";
import { backendPath } from "../editor/routes";
import type { EditorOptions } from "../editor/types";

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

export type Probe = {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent unchanged, an object as JSON. */
  body?: unknown;
  /** The address and port to connect to: the editor's, or those of a proxy in front of it. */
  host?: string;
  port?: number;
};

export const testKey = "k".repeat(43);

/** The parsed JSON of a response, or its text. */
function bodyOf(text: string, type = ""): unknown {
  if (text === "") return undefined;
  return type.startsWith("application/json") ? (JSON.parse(text) as unknown) : text;
}

/** An editor for tests, with its own content. It gets real requests. */
export class TestEditor {
  readonly folder = mkdtempSync(join(tmpdir(), "editor-"));
  readonly dataDir = join(this.folder, "project/data");
  readonly edits: (readonly string[])[] = [];
  private readonly server: Server;
  origin = "";
  port = 0;

  constructor(files: Files = validFiles(), options: Partial<EditorOptions> = {}) {
    mkdirSync(this.dataDir, { recursive: true });
    writeFiles(this.dataDir, files);
    const editor = createEditor({
      dataDir: this.dataDir,
      key: testKey,
      siteOrigin: "http://localhost",
      onEdit: (changed) => this.edits.push(changed),
      ...options,
    });
    this.server = createServer(editor);
  }

  async start(address = "127.0.0.1"): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, address, resolve));
    this.port = (this.server.address() as AddressInfo).port;
    this.origin = `http://localhost:${this.port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    rmSync(this.folder, { recursive: true });
  }

  /** The cookie of a signed-in browser. */
  get cookie(): string {
    return `editor-${this.port}=${cookieValueOf(testKey)}`;
  }

  /** Sends a request as the editor's page does, with the changes of a probe. */
  send({
    method = "POST",
    path = backendPath,
    headers = {},
    body,
    host,
    port,
  }: Probe): Promise<Answer> {
    const bytes =
      typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {});
    const own = {
      host: `localhost:${this.port}`,
      origin: this.origin,
      cookie: this.cookie,
      authorization: `Bearer ${testKey}`,
      "content-type": "application/json; charset=utf-8",
      "sec-fetch-site": "same-origin",
      ...(method !== "GET" && { "content-length": Buffer.byteLength(bytes) }),
    };
    const all = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          // A connection of its own: the server may close an idle one at the same moment.
          agent: false,
          host: host ?? "127.0.0.1",
          port: port ?? this.port,
          method,
          path,
          headers: Object.fromEntries(all),
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => {
            const text = Buffer.concat(chunks).toString("utf8");
            resolve({
              status: response.statusCode ?? 0,
              body: bodyOf(text, response.headers["content-type"]),
              headers: response.headers,
            });
          });
        },
      );
      // The server stops reading a large request that it refuses.
      outgoing.on("error", (error) => reject(error));
      outgoing.end(method === "GET" ? undefined : bytes);
    });
  }

  act(action: string, params: unknown = {}): Promise<Answer> {
    return this.send({ body: { action, params } });
  }

  read(file: string): string {
    return readFileSync(join(this.dataDir, file), "utf8");
  }

  /** Saves a file as the editor does after it has opened it. */
  save(
    file: string,
    content: object,
    more: { base?: string; newEntry?: boolean; assets?: unknown[] } = {},
  ) {
    const { newEntry = false, assets = [] } = more;
    const base = newEntry ? undefined : (more.base ?? fingerprint(this.read(file)));
    const raw = JSON.stringify({ ...content, $base: base });
    const dataFiles = [{ path: `data/${file}`, raw }];
    return this.act("persistEntry", { dataFiles, assets, isNew: newEntry });
  }

  /** All files around the content, to compare them later. */
  snapshot(folder = this.folder): Record<string, string> {
    return Object.fromEntries(
      readdirSync(folder).flatMap((name): [string, string][] => {
        const path = join(folder, name);
        const stats = lstatSync(path);
        if (stats.isSymbolicLink()) return [[path, `link to ${readlinkSync(path)}`]];
        if (stats.isDirectory()) return [[path, "folder"], ...Object.entries(this.snapshot(path))];
        return [[path, readFileSync(path, "latin1")]];
      }),
    );
  }
}

/**
 * Stops the editor after each test of a file.
 * @returns a function that starts an editor in a test
 */
export function editorsOfTests(): (files?: Files, options?: object) => Promise<TestEditor> {
  let editor: TestEditor | undefined;
  afterEach(async () => {
    await editor?.stop();
    editor = undefined;
  });
  return async (files = validFiles(), options = {}) => {
    editor = new TestEditor(files, options);
    await editor.start();
    return editor;
  };
}
