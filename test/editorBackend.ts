import { randomUUID } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from "node:fs";
import type { OutgoingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cookieValueOf } from "../editor/server/access/key";
import { createEditor } from "../editor/server/createEditor";
import { backendPath } from "../editor/routes";
import type { EditorOptions } from "../editor/types";
import { photo, validFiles, type Files } from "./contentFiles";
import { writeFiles } from "./temporaryFolder";
import { ask, startServer, type RunningServer } from "./httpServer";

export type Answer = { status: number; body: unknown; headers: Record<string, unknown> };

/** The parts of a request that differ from a request of the editor's page. */
export type Probe = {
  method?: string;
  path?: string;
  headers?: OutgoingHttpHeaders;
  /** Text and bytes are sent unchanged, an object as JSON. */
  body?: unknown;
  /** The address to connect to. */
  host?: string;
};

export const testKey = "k".repeat(43);

/** An answer that refuses a request, for toMatchObject(). */
export const refusal = (status: number, sentence: RegExp) => ({
  status,
  body: { error: expect.stringMatching(sentence) as string },
});

/** A picture below data/ as a save sends it; without bytes, it is deleted. */
export const sentPicture = (file: string, bytes?: Buffer | string) => ({
  file,
  ...(bytes !== undefined && { bytes: Buffer.from(bytes).toString("base64") }),
});

/** The body of a response: parsed JSON, text, or the bytes of a picture; undefined for an empty body. */
function bodyOf(bytes: Buffer, type: string | undefined): unknown {
  if (bytes.length === 0) return undefined;
  if (type === undefined) return bytes;
  const text = bytes.toString();
  return type.startsWith("application/json") ? (JSON.parse(text) as unknown) : text;
}

/** An editor for tests, with its own content, which answers real requests. */
export class TestEditor {
  readonly folder = mkdtempSync(join(tmpdir(), "editor-"));
  readonly dataDir = join(this.folder, "project/data");
  readonly edits: (readonly string[])[] = [];
  private readonly options: EditorOptions;
  private server: RunningServer | undefined;

  constructor(files: Files = validFiles(), options: Partial<EditorOptions> = {}) {
    mkdirSync(this.dataDir, { recursive: true });
    writeFiles(this.dataDir, files);
    this.options = {
      dataDir: this.dataDir,
      key: testKey,
      siteOrigin: "http://localhost",
      onEdit: (changed) => this.edits.push(changed),
      ...options,
    };
  }

  async start(address?: string): Promise<void> {
    this.server = await startServer(createEditor(this.options), address);
  }

  async stop(): Promise<void> {
    await this.server?.close();
    rmSync(this.folder, { recursive: true });
  }

  get port(): number {
    return this.server?.port ?? 0;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The cookie of a signed-in browser. */
  get cookie(): string {
    return `editor-${this.port}=${cookieValueOf(testKey)}`;
  }

  /** Sends a request as the editor's page does, with the changes of a probe. */
  async send({ method = "POST", path = backendPath, headers, body, host }: Probe): Promise<Answer> {
    const bytes =
      typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {});
    const hasBody = method !== "GET";
    const all = Object.entries({
      host: `localhost:${this.port}`,
      origin: this.origin,
      cookie: this.cookie,
      authorization: `Bearer ${testKey}`,
      "content-type": "application/json; charset=utf-8",
      "sec-fetch-site": "same-origin",
      ...(hasBody && { "content-length": Buffer.byteLength(bytes) }),
      ...headers,
    }).filter(([, value]) => value !== undefined);
    const answer = await ask(this.port, path, {
      method,
      headers: Object.fromEntries(all),
      host,
      ...(hasBody && { body: bytes }),
    });
    return { ...answer, body: bodyOf(answer.body, answer.headers["content-type"]) };
  }

  act(action: string, params: unknown = {}): Promise<Answer> {
    return this.send({ body: { action, params } });
  }

  upload(file: string, bytes: Buffer | string = photo): Promise<Answer> {
    return this.saveEdit([], { pictures: [sentPicture(file, bytes)] });
  }

  read(file: string): string {
    return readFileSync(join(this.dataDir, file), "utf8");
  }

  json(file: string): object {
    return JSON.parse(this.read(file)) as object;
  }

  /** Saves entries and pictures as the editor's page does. */
  saveEdit(
    entries: readonly { file: string; base?: unknown; content?: unknown }[],
    { pictures = [], id = randomUUID() }: { pictures?: readonly object[]; id?: string } = {},
  ): Promise<Answer> {
    return this.act("save", { id, entries, pictures });
  }

  /** Saves new content of an existing file. The base of the edit is the version on the disk. */
  save(file: string, content: object, pictures: readonly object[] = []): Promise<Answer> {
    return this.saveEdit([{ file, base: this.json(file), content }], { pictures });
  }

  /** All files in the temporary folder, which holds the project, to compare them later. */
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
