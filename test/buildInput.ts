import type { BuildInput } from "../lib/content/buildInput";
import { md5 } from "../lib/files/files";
import type { Files } from "./temporaryFolder";

/** Content of some files, without issues. */
export const buildInputOf = (files: Files, more: Partial<BuildInput> = {}): BuildInput => ({
  errors: [],
  warnings: [],
  digests: new Map(Object.entries(files).map(([path, text]) => [path, md5(text)])),
  read: (path) => Buffer.from(files[path] ?? ""),
  digest: md5(JSON.stringify(files)),
  bundled: "",
  openPoints: [],
  ...more,
});
