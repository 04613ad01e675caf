import type { SiteContent } from "../lib/content/siteContent";
import { md5 } from "../lib/files/files";
import type { Files } from "./temporaryFolder";

/** Content of some files, without issues. */
export const siteContentOf = (files: Files, more: Partial<SiteContent> = {}): SiteContent => ({
  errors: [],
  warnings: [],
  digests: new Map(Object.entries(files).map(([path, text]) => [path, md5(text)])),
  read: (path) => Buffer.from(files[path] ?? ""),
  digest: md5(JSON.stringify(files)),
  bundled: "",
  openPoints: [],
  ...more,
});
