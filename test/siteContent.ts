import { createHash } from "node:crypto";
import type { SiteContent } from "../plugins/gatsby-plugin-content-check/siteContent";
import type { Files } from "./temporaryFolder";

export const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** Content of some files, without issues. */
export const siteContentOf = (files: Files, more: Partial<SiteContent> = {}): SiteContent => ({
  errors: [],
  warnings: [],
  digests: new Map(Object.entries(files).map(([path, text]) => [path, md5(text)])),
  read: (path) => Buffer.from(files[path] ?? ""),
  digest: md5(JSON.stringify(files)),
  templates: "",
  openPoints: [],
  ...more,
});
