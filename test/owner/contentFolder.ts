import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Content with fields of any kind. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- edits reach into any file; the content check, which runs after them, knows the types
export type Content = any;

/** A content folder whose files can be edited one by one. */
export class ContentFolder {
  constructor(private readonly folder: string) {}

  private path(file: string): string {
    return join(this.folder, file);
  }

  read(file: string): Content {
    return JSON.parse(readFileSync(this.path(file), "utf8")) as Content;
  }

  write(file: string, content: Content): void {
    mkdirSync(dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), `${JSON.stringify(content, null, 2)}\n`);
  }

  edit(file: string, change: (content: Content) => void): void {
    const content = this.read(file);
    change(content);
    this.write(file, content);
  }

  copy(from: string, to: string): void {
    cpSync(this.path(from), this.path(to));
  }

  remove(file: string): void {
    rmSync(this.path(file));
  }

  /** The JSON files of a folder, by their paths. */
  filesIn(folder: string): string[] {
    return readdirSync(this.path(folder))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => `${folder}/${name}`);
  }
}
