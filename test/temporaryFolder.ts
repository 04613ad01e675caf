import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathsBelow } from "../lib/files/files";

/** The files of a folder for a test, by path. */
export type Files = Readonly<Record<string, string>>;

/** A new folder for each test of a file, or one folder for all tests of the file. */
export function temporaryFolder(per: "test" | "file" = "test"): { readonly path: string } {
  const folder = { path: "" };
  const [before, after] = per === "test" ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(() => {
    // The real path is needed, because the temporary folder of macOS is behind a link.
    folder.path = realpathSync(mkdtempSync(join(tmpdir(), "publisher-")));
  });
  after(() => rmSync(folder.path, { recursive: true, force: true }));
  return folder;
}

/** The bytes of a file: bytes and text unchanged, and any other value as JSON. */
export const bytesOf = (content: unknown): Buffer => {
  if (Buffer.isBuffer(content)) return content;
  return Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
};

export function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytesOf(content));
  }
}

/** All files below a folder, with their contents. */
export const filesIn = (folder: string): Files =>
  Object.fromEntries(
    pathsBelow(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]),
  );
